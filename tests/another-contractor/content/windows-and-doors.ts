export const windowsAndDoors = undefined;
