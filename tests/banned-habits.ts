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
