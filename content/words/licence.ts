/** Before licenses that lead to the offices which gave them out. */
export const lookUp = 'Look up our license and complaint record';
