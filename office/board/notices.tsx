import * as noticeWords from '../../content/words/office-notices.ts';
import styles from './notices.module.css';

export type Notice = {
  text: string;
  /** Whether somebody must do something about it. */
  isAlarm?: boolean | undefined;
  link?: { to: string; label: string };
};

/** What everybody should know before they look at a request. */
export function Notices({ notices }: { notices: Notice[] }) {
  if (notices.length === 0) return null;
  return (
    <ul aria-label={noticeWords.title} className={styles.root}>
      {notices.map(({ text, isAlarm, link }) => (
        <li key={text} data-alarm={isAlarm || undefined}>
          {text} {link && <a href={link.to}>{link.label}</a>}
        </li>
      ))}
    </ul>
  );
}
