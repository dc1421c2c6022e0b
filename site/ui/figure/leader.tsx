import type { Photo } from '../../../content/schema.ts';
import styles from './leader.module.css';

/** The line over a picture, from the part that is measured down to the edge, where `LeaderText` takes it up. */
export function Leader({ photo: { measure, width, height } }: { photo: Photo }) {
  if (!measure) return null;
  const x = percent(measure.to[0], width);
  const y = percent(measure.to[1], height);
  return (
    <svg className={styles.leader} aria-hidden="true">
      {/* The first, wider, in the color of the paper, keeps the second apart from any picture. */}
      <line x1={x} y1={y} x2={x} y2="100%" />
      <line x1={x} y1={y} x2={x} y2="100%" />
      <circle cx={x} cy={y} r="4.5" />
    </svg>
  );
}

/** Under the picture: the end of the line, and the measure beside it, on the side that has more room. */
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
