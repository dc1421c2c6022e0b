import { samples } from '../messages/en/samples.ts';
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
import { projects } from './projects.ts';
import type { Photo, Project } from './schema.ts';

/** A picture and the job behind it, whose two sentences take the place of its caption. */
function withProject(photo: Photo, file: string): Photo & { project?: Project | undefined } {
  const project = projects[file];
  return project
    ? {
        ...photo,
        caption: project.text.replace(/\.$/, project.sample ? `${samples.sampleMark}.` : '.'),
        project,
      }
    : photo;
}

/** The gallery of the carpentry page, the newest first. */
export const recentProjects = [
  withProject(builtIns, 'project-built-ins.jpg'),
  withProject(stair, 'project-stair.jpg'),
  withProject(windowSeat, 'project-window-seat.jpg'),
  withProject(porch, 'project-porch.jpg'),
  withProject(mantel, 'project-mantel.jpg'),
  withProject(bookcase, 'project-bookcase.jpg'),
  withProject(pergola, 'project-pergola.jpg'),
  withProject(wainscot, 'project-wainscot.jpg'),
  withProject(pantry, 'project-pantry.jpg'),
  withProject(deck, 'project-deck.jpg'),
  withProject(barnDoor, 'project-barn-door.jpg'),
  withProject(mudroom, 'project-mudroom.jpg'),
];
