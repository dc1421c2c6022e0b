// Makes the content folder of a new site (`npm run new`): asks in the terminal, or reads answers from a file.
//
//     npm run new                                     asks, and keeps each answer in answers.yaml
//     npm run new -- --from answers.yaml              asks what that file does not answer
//     npm run new -- --from answers.yaml --to DIR     asks nothing
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { inWords } from '../contract/content/mistake.ts';
import type { AnswerName, Answers } from '../contract/content/new-site/answers.ts';
import { readAnswers } from '../contract/content/new-site/answers.ts';
import { readCatalogue } from '../contract/content/new-site/catalogue.ts';
import { newFolder } from '../contract/content/new-site/folder.ts';
import { goingLive, goingLiveText } from '../contract/content/new-site/going-live.ts';
import { settingsOf } from '../contract/content/new-site/hand-on.ts';
import { contentOf } from '../contract/content/read.ts';
import { readText } from '../contract/content/read-text.ts';
import { outlineText } from '../site/drawings/outline-text.ts';

const { from, to } = parseOptions();
const catalogue = readCatalogue();

if (to) refuseFull(to);
if (from && to) await write(from, to);
else {
  const { interview } = await import('./new-interview.ts');
  const kept = from ?? 'answers.yaml';
  if (!from && existsSync(kept))
    fail(`There are answers in ${kept}. Go on with them: npm run new -- --from ${kept}
To begin anew, move that file away.`);
  const place = await interview({ kept, to, catalogue, refusal });
  // An open pipe would keep the process waiting for more.
  process.stdin.destroy();
  if (place) await write(kept, place);
  else process.exitCode = 1;
}

function parseOptions() {
  try {
    return parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } }).values;
  } catch (error) {
    return fail(
      `${error instanceof Error ? error.message : error}\nnpm run new -- [--from answers.yaml] [--to DIR]`,
    );
  }
}

/** Writes beside the place and renames: a folder is there as a whole or not at all. */
async function write(file: string, place: string): Promise<void> {
  const text = readText(file, file);
  if (typeof text !== 'string') return fail(inWords(text));
  const { answers, open, mistakes } = readAnswers(text, file, catalogue);
  const photoMistakes = answers ? missingPhotos(answers, file) : [];
  if (!answers || photoMistakes.length > 0)
    return fail([...mistakes.map(inWords), ...photoMistakes].join('\n'));
  mkdirSync(dirname(resolve(place)), { recursive: true });
  const part = mkdtempSync(`${resolve(place)}.part-`);
  // A server may run as another user.
  chmodSync(part, 0o755);
  try {
    await fill(part, place, answers, open, file);
    contentOf(part);
    // Fails where the folder is no longer empty.
    renameSync(part, place);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
  sayWhatNext(place);
}

async function fill(
  part: string,
  place: string,
  answers: Answers,
  open: AnswerName[],
  from: string,
): Promise<void> {
  const { files, photos } = newFolder(answers, catalogue);
  const photoFolder = folderOfPhotos(answers, from);
  const taken = new Set(Object.values(photos));
  const photosLeftOut = photoFolder
    ? readdirSync(photoFolder).filter((name) => isPicture(name) && !taken.has(name))
    : [];
  const all = {
    ...files,
    'settings.env': settingsOf(answers, place),
    'going-live.txt': goingLiveText(goingLive(answers, catalogue, { open, photosLeftOut })),
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(part, name)), { recursive: true });
    writeFileSync(join(part, name), name.endsWith('.svg') ? await outlineText(text) : text);
  }
  for (const [target, source] of Object.entries(photos)) {
    mkdirSync(join(part, 'photos'), { recursive: true });
    cpSync(join(photoFolder, source), join(part, target));
  }
}

function isPicture(name: string): boolean {
  return /\.(?:jpe?g|png|heic|webp|tiff?)$/i.test(name);
}

/** Named from the folder of the file with the answers. */
function folderOfPhotos({ photos }: Answers, file: string): string {
  return photos ? resolve(dirname(file), photos.folder) : '';
}

function missingPhotos(answers: Answers, file: string): string[] {
  const folder = folderOfPhotos(answers, file);
  if (!folder) return [];
  if (!existsSync(folder))
    return [`${file}, photos > folder: found "${answers.photos?.folder}"; expected a folder.`];
  return (answers.photos?.list ?? [])
    .filter((photo) => !existsSync(join(folder, photo.file)))
    .map((photo) => `${file}, photos > list: found "${photo.file}"; expected a file in ${folder}.`);
}

/** Why nothing can be written into a folder. */
function refusal(place: string): string | undefined {
  if (!existsSync(place) || readdirSync(place).length === 0) return undefined;
  return `${place} is not empty. Name a folder that is empty or not there yet.`;
}

function refuseFull(place: string): void {
  const why = refusal(place);
  if (why) fail(why);
}

function sayWhatNext(place: string): void {
  const quoted = (path: string) => (/^[\w./~-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`);
  const dir = quoted(place);
  const todo = /TO DO[^\n]*\n\n([\s\S]*?)\n\n/.exec(readFileSync(join(place, 'going-live.txt'), 'utf8'))?.[1];
  console.log(`The site is in ${dir}.${todo ? ` Left to do, what costs customers first:\n\n${todo}\n` : ''}
What to read aloud before going live, and what to hand on to the person who looks after your domain and server: ${join(place, 'going-live.txt')}

  CONTENT_DIR=${dir} npm run dev        # see it in your browser
  CONTENT_DIR=${dir} npm run check      # on a phone, a tablet and a desk
  npm run ready -- --settings ${quoted(join(place, 'settings.env'))}`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
