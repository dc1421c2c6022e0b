/** Before licenses that lead to the offices which gave them out. */
export const lookUp = 'Check our licenses and registration with each agency.';
