import { messages } from '../messages.ts';

/** The forms in which an owner edits what the website says. */
export const officeWebsite = messages('officeWebsite', {
  save: 'Save',
  add: 'Add',
  remove: 'Remove',
  up: 'Move up',
  down: 'Move down',
  /** Of the buttons, as a screen reader says them: "Move up Jobs 2". */
  buttonOf: '{button} {entry}',
  entry: '{list} {number}',
  /** The label of a file that is one list or one text. */
  all: 'Entries',
  entryName: 'Name of {entry}',

  /** The parts of a range, a time span, and what has no names for its parts. */
  rangeParts: ['From', 'To'],
  otherPart: '{label}, part {number}',
  either: 'Fill in one of these.',
  yes: 'Yes',
  no: 'No',
  notChosen: 'Not chosen',
  text: 'Text',
  textHelp: 'Markdown: **bold**, [a link](/contact), ## a heading, - an entry of a list.',

  /** Limits and mistakes. */
  mayBe: 'It may be: {limits}.',
  wrong: 'Expected: {expected}.',
  noName: 'Please give it a name.',
  sameName: 'Another one has this name.',
  twoAtOnce: 'Please fill in only one of these.',
});
