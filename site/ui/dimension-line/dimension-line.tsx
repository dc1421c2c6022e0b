import styles from './dimension-line.module.css';

type DimensionLineProps = {
  /** The short, true remark in the middle. */
  children: string;
  className?: string;
};

/** A thin rule with a tick at each end, as a drawing gives a measure. */
export function DimensionLine({ children, className = '' }: DimensionLineProps) {
  return (
    <p className={`${styles.root} ${className}`}>
      <span>{children}</span>
    </p>
  );
}
