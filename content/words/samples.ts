/** Behind a license, a certificate or a picture that came with the program; the space belongs to it. */
export const sampleMark = ' (sample)';
