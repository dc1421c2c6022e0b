import barnDoor from './photos/project-barn-door.jpg?photo';
import bookcase from './photos/project-bookcase.jpg?photo';
import builtIns from './photos/project-built-ins.jpg?photo';
import deck from './photos/project-deck.jpg?photo';
import mantel from './photos/project-mantel.jpg?photo';
import mudroom from './photos/project-mudroom.jpg?photo';
import pantry from './photos/project-pantry.jpg?photo';
import pergola from './photos/project-pergola.jpg?photo';
import porch from './photos/project-porch.jpg?photo';
import stair from './photos/project-stair.jpg?photo';
import wainscot from './photos/project-wainscot.jpg?photo';
import windowSeat from './photos/project-window-seat.jpg?photo';
import type { Photo } from './schema.ts';

/** The gallery of the carpentry page, the newest first. */
export const recentProjects: Photo[] = [
  builtIns,
  stair,
  windowSeat,
  porch,
  mantel,
  bookcase,
  pergola,
  wainscot,
  pantry,
  deck,
  barnDoor,
  mudroom,
];
