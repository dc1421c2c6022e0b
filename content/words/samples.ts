/** Behind a license, a certificate or a picture that came with the program, and behind a review; the space belongs to it. */
export const sampleMark = ' (sample)';
export const sampleReviewMark = ' (sample review)';
