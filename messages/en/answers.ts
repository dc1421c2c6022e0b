import { messages } from '../messages.ts';

export const answers = messages('answers', {
  /** What is said of an answer to any question; what else can be wrong stands with each form's words. */
  notText: 'Please write this as plain text.',
  controlCharacter: 'Please remove the invisible control characters from this answer.',

  /** `{answer}` is what the form's words call it in a sentence, `{length}` how many characters it may have. */
  tooLong: 'Please keep the {answer} to {length} characters at most.',
});
