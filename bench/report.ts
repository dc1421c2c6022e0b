/** What `npm run bench` prints: tables as Markdown, the goals with a verdict each, and whether the machine was too noisy. */
export type Report = {
  tables: Table[];
  judged: Judged[];
  noise: Noise[];
};

type Table = { title: string; headings: string[]; rows: (string | number)[][] };

/** A value and its goal. */
export type Judged = {
  what: string;
  value: number;
  /** Appended to the number, like ` ms` or `×`. */
  unit: string;
  /** Digits after the decimal point; default 0. */
  digits?: number;
  goal: Goal;
  /** True if a busy machine does not affect it, as with layout shift or the accessibility score. */
  steady?: boolean;
};

type Goal = { atMost: number } | { below: number } | { atLeast: number };

/** The spread of a control, as a fraction of its median, or the CPU share of other programs, each with its limit. */
type Noise = { what: string; spread: number; limit: number } | { busy: number; limit: number };

const TOO_NOISY = 'too noisy to tell';

export function reportText({ tables, judged, noise }: Report): string {
  const noisy = noise.filter(isTooNoisy);
  const goals = {
    title: 'Goals',
    headings: ['what', 'measured', 'goal', 'verdict'],
    rows: judged.map((one) => [
      one.what,
      withUnit(one, one.value),
      goalText(one),
      verdict(one, noisy.length > 0),
    ]),
  };
  return [
    ...[...tables, ...(judged.length > 0 ? [goals] : [])].map(tableText),
    ...noisy.map((one) => `${TOO_NOISY}: ${noiseText(one)}. Repeat it while nothing else runs.`),
    ...(noise.length > 0 && noisy.length === 0
      ? [`The machine was quiet enough: ${noise.map(noiseText).join('; ')}.`]
      : []),
  ].join('\n\n');
}

/** Whether a value has reached its goal; nothing is said of one that the noise of the machine may have made. */
export function verdict(
  { value, goal, steady }: Judged,
  isNoisy: boolean,
): 'met' | 'missed' | typeof TOO_NOISY {
  if (isNoisy && !steady) return TOO_NOISY;
  return isReached(value, goal) ? 'met' : 'missed';
}

function isReached(value: number, goal: Goal): boolean {
  if ('atMost' in goal) return value <= goal.atMost;
  if ('below' in goal) return value < goal.below;
  return value >= goal.atLeast;
}

function isTooNoisy(noise: Noise): boolean {
  // NaN, of fewer than three rounds, is no proof of quiet.
  return !(('busy' in noise ? noise.busy : noise.spread) <= noise.limit);
}

function noiseText(noise: Noise): string {
  const limit = `(limit ${percent(noise.limit)})`;
  if ('busy' in noise) return `other programs took ${percent(noise.busy)} of the processors ${limit}`;
  if (Number.isNaN(noise.spread)) return `${noise.what} was measured in fewer than three rounds`;
  return `${noise.what} spread over ${percent(noise.spread)} between the rounds ${limit}`;
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}

function goalText(one: Judged): string {
  const { goal } = one;
  if ('atMost' in goal) return `≤ ${withUnit(one, goal.atMost)}`;
  if ('below' in goal) return `< ${withUnit(one, goal.below)}`;
  return `≥ ${withUnit(one, goal.atLeast)}`;
}

function withUnit({ unit, digits = 0 }: Judged, value: number): string {
  // Without a minus before a zero.
  return `${(Number(value.toFixed(digits)) + 0).toFixed(digits)}${unit}`;
}

function tableText({ title, headings, rows }: Table): string {
  const lines = [headings, ...rows.map((row) => row.map(String))];
  const widths = headings.map((_, column) => Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)));
  const [head = '', ...body] = lines.map(
    (line) => `| ${widths.map((width, column) => pad(line[column] ?? '', width, column)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [`${title}:`, '', head, rule, ...body].join('\n');
}

function pad(text: string, width: number, column: number): string {
  return column === 0 ? text.padEnd(width) : text.padStart(width);
}
