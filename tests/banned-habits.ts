/** Habits of writing that make our pages read clever or translated, with an example of each. */
const HABITS: [habit: RegExp, example: string][] = [
  [
    /\b(?:wall|wood|floor|door|roof|house|paint|tile|grout|boards?|joint|pipe|room|water|it|that|which) wants? (?!to (?:sell|know))/i,
    'a wall that wants paint',
  ],
  [/\b(?:nobody|somebody|no one)\b/i, 'Nobody can blame the other.'],
  [/\bseldom\b/i, 'It is seldom the gutter.'],
  [/\bso that\b/i, 'flashed so that water cannot stand'],
  [/\bmend(?:s|ed|ing)?\b/i, 'We mend it by daylight.'],
  [/\btelephone\b|\be-mails?\b/i, 'By telephone or e-mail.'],
  [/, and not \b/i, 'the wall that is there, and not the wall on paper'],
  [/\bstands? (?:there|beside|behind) (?:in|each|it)\b/i, 'It stands there in plain words.'],
  [/\bbell(?:y|ies)\b/i, 'A ceiling bellies.'],
  [/\bpride ourselves\b|\bquality craftsmanship\b|\bsecond to none\b/i, 'We pride ourselves on it.'],
];

/** The words in a text that have one of these habits. */
export function bannedHabits(text: string): string[] {
  return HABITS.flatMap(([habit]) => [...text.matchAll(new RegExp(habit, 'gi'))].map(([words]) => words));
}

/** For the test of the list itself. */
export const examples = HABITS.map(([, example]) => example);

/** Habits of comments, messages, documents and names of tests, each with what to write instead. */
const PROSE_HABITS: [habit: RegExp, instead: string][] = [
  [/\b(?:nobody|somebody)\b/i, 'no one, or name who: the visitor, the office, a user, a caller'],
  [/\bwhoever\b/i, 'name who: the sender, the user, the server'],
  [/\bso that\b/i, 'so'],
  [/\bstands?\b/i, 'is, is shown, is listed'],
  [/\bseldom\b/i, 'rarely'],
  [/\banew\b/i, 'again'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix, repair'],
];

/** The habits in a text, with what to write instead. What is between backticks is code. */
export function proseHabits(text: string): string[] {
  const prose = text.replace(/```.*?```|`[^`]*`|\b\w+@\S+/gs, '');
  return PROSE_HABITS.flatMap(([habit, instead]) => {
    const [found] = habit.exec(prose) ?? [];
    return found ? [`"${found}": write ${instead}`] : [];
  });
}
