import { type ReactNode, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { isPlainClick } from '../link/link.tsx';
import styles from './embed.module.css';

type EmbedProps = {
  /** The link's target without JavaScript. */
  href: string;
  /** The text of the button: "Open the zoomable map". */
  label: string;
  /** The name of the button's icon. */
  icon: string;
  /** Shown until the button is pressed. */
  poster: ReactNode;
  /** What the visitor should know first: which site it contacts, or how much it loads. */
  note: string;
  /** Shown after the button is pressed. */
  children: ReactNode;
};

/** Loads large or third-party content only on a click; without JavaScript it is a link. */
export function Embed({ href, label, icon, poster, note, children }: EmbedProps) {
  const [pressed, setPressed] = useState(false);
  if (pressed) return <div className={styles.frame}>{children}</div>;
  return (
    <a
      href={href}
      className={styles.poster}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        setPressed(true);
      }}
    >
      {poster}
      <span className={styles.label}>
        <strong>
          <Icon name={icon} />
          {label}
        </strong>
        <span className={styles.note}>{note}</span>
      </span>
    </a>
  );
}

/** A `ref` for the content of an Embed: moves the focus there from the link that it replaces. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
