/** What is said of an answer to any question; what else can be wrong stands with each form's words. */
export const notText = 'Please write this as plain text.';
export const controlCharacter = 'Please remove the invisible control characters from this answer.';

/** `{answer}` is what the form's words call it in a sentence, `{length}` how many characters it may have. */
export const tooLong = 'Please keep the {answer} to {length} characters at most.';
