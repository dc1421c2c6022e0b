import type { Photo } from '../../../content/schema.ts';
import styles from './leader.module.css';

/** The line over the picture, from the measured part down to the edge, where `LeaderText` continues it. */
export function Leader({ photo: { measure, width, height } }: { photo: Photo }) {
  if (!measure) return null;
  const x = percent(measure.to[0], width);
  const y = percent(measure.to[1], height);
  return (
    <svg className={styles.leader} aria-hidden="true">
      {/* The first line is wider and has the page's color, for contrast with any picture. */}
      <line x1={x} y1={y} x2={x} y2="100%" />
      <line x1={x} y1={y} x2={x} y2="100%" />
      <circle cx={x} cy={y} r="4.5" />
    </svg>
  );
}

/** Below the picture: the end of the line, and the dimension on the side with more room. */
export function LeaderText({ photo: { measure, width } }: { photo: Photo }) {
  if (!measure) return null;
  const side = measure.to[0] < width / 2 ? 1 : -1;
  return (
    <svg className={styles.text} role="img" aria-label={measure.text}>
      <svg x={percent(measure.to[0], width)} aria-hidden="true">
        <path d={`M0 0v13h${side * 14}`} />
        <text x={side * 20} y="17" textAnchor={side > 0 ? 'start' : 'end'}>
          {measure.text}
        </text>
      </svg>
    </svg>
  );
}

function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 1000) / 10}%`;
}
