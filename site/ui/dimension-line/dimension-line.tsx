import styles from './dimension-line.module.css';

type DimensionLineProps = {
  /** A short remark. */
  children: string;
  className?: string;
};

/** A remark over a rule with a tick at each end, like a dimension in a drawing. */
export function DimensionLine({ children, className = '' }: DimensionLineProps) {
  return <p className={`${styles.root} ${className}`}>{children}</p>;
}
