import { type ReactNode, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { isPlainClick } from '../link/is-plain-click.ts';
import styles from './embed.module.css';

type EmbedProps = {
  /** Where the link leads without script. */
  href: string;
  /** The words on the button: "Show the map". */
  label: string;
  /** The drawing on the button, by its name among the icons. */
  icon: string;
  /** What stands in its place until it is pressed. */
  poster: ReactNode;
  /** What pressing does that one might not expect: whom it asks, how much it loads. */
  note: string;
  /** Twice as wide as high, instead of half as wide again. */
  wide?: boolean;
  /** What stands there once it is pressed. */
  children: ReactNode;
};

/** Something heavy or foreign that loads only when pressed; without script it is a link. */
export function Embed({ href, label, icon, poster, note, wide = false, children }: EmbedProps) {
  const [pressed, setPressed] = useState(false);
  const shape = wide ? 'wide' : undefined;
  if (pressed)
    return (
      <div className={styles.frame} data-shape={shape}>
        {children}
      </div>
    );
  return (
    <a
      href={href}
      className={styles.poster}
      data-shape={shape}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        setPressed(true);
      }}
    >
      {poster}
      <span className={styles.label}>
        <Icon name={icon} />
        <strong>{label}</strong>
        <span className={styles.note}>{note}</span>
      </span>
    </a>
  );
}

/** For the `ref` of what an Embed shows: the keyboard stays where it pressed. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
