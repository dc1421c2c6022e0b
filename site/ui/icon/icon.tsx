import sprite from '../../drawings/icons.svg?url';
import styles from './icon.module.css';

type IconProps = { name: string; className?: string };

/** An icon from the sprite, in the size of the text. Always decorative: give the text too. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={`${styles.root} ${className ?? ''}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
