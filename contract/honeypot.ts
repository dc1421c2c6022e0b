/**
 * A field of both forms that nobody sees and only a program fills in. What stands in it is a sign and no proof: some
 * browsers fill it in for their owner. In a JSON body it travels under the same name.
 */
export const HONEYPOT_FIELD = 'website';
