import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  editFile,
  type FileForm,
  type FormMistakes,
  formOfFile,
  hasForm,
  mistakesAt,
  openFile,
  typedForm,
} from '../../contract/content/desk/file-form.ts';
import { mergeForms } from '../../contract/content/desk/merge-forms.ts';
import { type Form, formFrom, pressed } from '../../contract/content/desk/read-fields.ts';
import { FOLDERS } from '../../contract/content/files.ts';
import type { Mistake } from '../../contract/content/mistake.ts';
import { slugOf } from '../../contract/content/new-site/service-file.ts';
import { fill } from '../../contract/fill.ts';
import { officeWebsite as words } from '../../messages/en/office-website.ts';
import { problemPage as problemWords } from '../../messages/en/problem-page.ts';
import { refusals as refusalWords } from '../../messages/en/refusals.ts';
import { PHOTOS_FILE, photoTitle, wordsIn } from '../../server/website/photos.ts';
import type { OpenedFile, Website } from '../../server/website/website.ts';
import { fieldOf, statusIn } from '../fields.ts';
import { whenInWords } from '../moments.ts';
import { type Sessions, websiteOnly } from '../sign-in/sessions.ts';
import type { Files } from './control-field.tsx';
import { choiceLabel } from './field-words.ts';
import { pairsIn, websitePosts } from './posts.ts';
import { remarksOn } from './remarks.ts';
import { lastOf, putBack, takeOffLinks } from './take-off.ts';
import { dataOf, titleOf } from './website-list.ts';
import { WEBSITE } from './website-page.ts';

type Deps = {
  website: Website;
  sessions: Sessions;
  clock: () => Date;
  /** What a user is called. */
  nameOf: (user: string | null) => Promise<string>;
};

/** No site is without these. */
const NEEDED = ['company.yaml', 'office.yaml', 'home.yaml'];

/** Of the version that the editor had before them, beside the fields of a file. */
const FROM = '#from';

/** The form of a file, which is saved as a draft with its mistakes. Nobody's changes are lost when two people edit the same file. */
export async function editRoutes(app: FastifyInstance, { website, sessions, clock, nameOf }: Deps) {
  const postTo = websitePosts(app, sessions);

  app.get(
    `${WEBSITE}/edit/*`,
    { onRequest: [sessions.requireVisit, websiteOnly] },
    async (request, reply) => {
      const file = fileIn(request);
      if (!file || !website.isUsed) return sendUnknown(reply);
      const opened = await website.open(file);
      const last = await lastOf(website, file);
      if (last && !('new' in (request.query as object)))
        return reply.sendPage('website-taken-off', {
          file,
          title: titleOf(file, dataOf(file, last.text)),
          when: last.isDraft ? undefined : whenInWords(last.at, clock()),
        });
      if (opened.isStale) return sendMerged(reply, file, await staleOf(opened), opened);
      const { form, mistakes } = openFile(file, opened.text ?? '');
      if (!form) return sendUnreadable(reply, file, mistakes);
      const wrong = mistakesAt(form, opened.draft ? await mistakesIn(file) : []);
      const status = statusIn(request, { save: wrong.size > 0 ? words.savedWithMistakes : words.saved });
      return sendForm(reply, file, opened, { form, mistakes: wrong, status });
    },
  );

  postTo('/edit/*', async (request, reply) => {
    const file = fileIn(request);
    if (!file || !website.isUsed) return sendUnknown(reply);
    const { [FROM]: from = '', press = '' } = request.body as Record<string, string>;
    const base = (await website.textOf(from || null)) ?? '';
    const typed = formFrom(pairsIn(request.body).filter(([name]) => name !== FROM && name !== 'press'));
    if (press === 'drop') return drop(reply, file);
    if (press === 'put-back') {
      const isBack = await putBack(website, file, authorOf(request));
      return reply.redirect(`${WEBSITE}?did=${isBack ? 'put-back' : 'not-dropped'}`, 303);
    }
    if (press === 'take-off') return save(request, reply, { file, from, typed, base, text: null });
    if (press) {
      const form = typedForm(file, pressed(typed, press));
      // An entry is open where it was moved to; the one that has taken the place of one that was removed was not pressed.
      const at = press
        .replace(
          /^(up|down) (.*)\[(\d+)\]$/,
          (_, way, list, place) => `${way} ${list}[${Number(place) + (way === 'up' ? -1 : 1)}]`,
        )
        .replace(/^remove (.*)\[\d+\]$|^\w+ /, '$1');
      return sendForm(reply, file, { from, text: base }, { form, pressed: at });
    }
    const { text, form, mistakes } = editFile(file, base, typed);
    if (text !== undefined) return save(request, reply, { file, from, typed, base, text });
    return sendForm(reply, file, { from, text: base }, { form, mistakes, status: words.unsaved }, 422);
  });

  postTo('/services', async (request, reply) => {
    const name = fieldOf(request.body, 'name');
    const file = `services/${slugOf(name)}.md`;
    if (!hasForm(file)) return reply.redirect(`${WEBSITE}?did=no-name`, 303);
    const opened = await website.open(file);
    if (opened.text !== null) return reply.redirect(`${WEBSITE}?did=known`, 303);
    if (await lastOf(website, file)) return reply.redirect(`${WEBSITE}/edit/${file}`, 303);
    const typed = new Map([['name', [name]]]);
    return sendForm(
      reply,
      file,
      { from: '', text: '' },
      { form: typedForm(file, typed), status: words.pressed },
    );
  });

  type Edit = { file: string; from: string; typed: Form; base: string; text: string | null };

  async function save(request: FastifyRequest, reply: FastifyReply, { file, from, typed, base, text }: Edit) {
    const editor = { ...authorOf(request), from: from || null };
    const saved = await website.putDraft(file, text === null ? null : Buffer.from(text), editor);
    if (!saved.done) return sendMerged(reply, file, { base, typed }, await website.open(file));
    if (text !== null) return reply.redirect(`${WEBSITE}/edit/${file}?did=save`, 303);
    const did = (await takeOffLinks(website, file, base, editor)) ? 'take-off-links' : 'take-off';
    // Sentences may still lead to it.
    const isInTheWay = 'mistakes' in (await website.review());
    return reply.redirect(`${WEBSITE}${isInTheWay ? '/publish' : ''}?did=${did}`, 303);
  }

  function authorOf({ visit }: FastifyRequest) {
    return { by: visit.user.id, at: clock() };
  }

  async function drop(reply: FastifyReply, file: string) {
    const { draft } = await website.open(file);
    const isDropped = draft && (await website.discardDraft(draft));
    return reply.redirect(`${WEBSITE}?did=${isDropped ? 'drop' : 'not-dropped'}`, 303);
  }

  /** What a draft had changed when another version was published. */
  async function staleOf({ draft }: OpenedFile) {
    const base = (await website.textOf(draft?.base ?? null)) ?? '';
    const text = (await website.textOf(draft?.hash ?? null)) ?? '';
    return { base, text };
  }

  /** The form with the changes of two people. Saving it takes the place of the other's version. */
  async function sendMerged(
    reply: FastifyReply,
    file: string,
    { base, ...mine }: { base: string } & ({ typed: Form } | { text: string }),
    theirs: OpenedFile,
  ) {
    const person = await nameOf(theirs.by);
    const when = whenInWords(theirs.at, clock());
    const yours = 'typed' in mine ? mine.typed : formOfFile(file, mine.text);
    const [old, other] = [formOfFile(file, base), formOfFile(file, theirs.text ?? '')];
    if (!yours || !old || !other) return sendUnreadable(reply, file, []);
    const isGone = theirs.text === null;
    const { form, both } = isGone ? { form: yours, both: new Map() } : mergeForms(old, yours, other);
    const mistakes: FormMistakes = new Map(
      [...both].map(([name, text]) => [
        name,
        [{ said: fill(text ? words.theirs : words.theirsEmpty, { person, text }) }],
      ]),
    );
    const status = fill(isGone ? words.removedMeanwhile : words.meanwhile, { person, when });
    return sendForm(reply, file, theirs, { form: typedForm(file, form), mistakes, status }, 409);
  }

  type Shown = { form: FileForm; mistakes?: FormMistakes; status?: string | undefined; pressed?: string };

  async function sendForm(
    reply: FastifyReply,
    file: string,
    opened: { from: string | null; text: string | null } & Partial<OpenedFile>,
    shown: Shown,
    code = 200,
  ) {
    const { from, text, draft, at } = opened;
    const files = await pictures();
    const remarks = await remarksOn(
      file,
      shown.form,
      async (other) => (await website.open(other)).text ?? '',
    );
    const changed = draft && at && { person: await nameOf(draft.by), when: whenInWords(at, clock()) };
    return reply.sendPage(
      'website-edit',
      {
        file,
        title: titleOf(file, text ? dataOf(file, text) : { name: nameIn(shown.form) }),
        from: from ?? '',
        isThere: text !== null && text !== '',
        isNeeded: NEEDED.includes(file),
        changed: changed ? fill(words.changedBy, changed) : undefined,
        ...{ mistakes: undefined, status: undefined, ...shown, files, remarks },
      },
      code,
    );
  }

  /** The files in each folder, with the drafts. Photographs are called by what they show. */
  async function pictures(): Promise<Files> {
    const described = wordsIn((await website.open(PHOTOS_FILE)).text ?? '');
    const names = [...(await website.files())].filter(([, { hash }]) => hash !== null).map(([name]) => name);
    const inFolder = (folder: string) =>
      names
        .filter((name) => name.startsWith(`${folder}/`) && !name.includes('.night.'))
        .map((name) => name.slice(folder.length + 1).replace(/\.\w+$/, ''))
        .map((name) => ({
          name,
          title: folder === 'photos' ? photoTitle(name, described[name]) : choiceLabel(name),
        }))
        .sort((a, b) => a.title.localeCompare(b.title));
    return Object.fromEntries(FOLDERS.map((folder) => [folder, inFolder(folder)]));
  }

  /** Also those that only show beside other files. */
  async function mistakesIn(file: string): Promise<Mistake[]> {
    const review = await website.review();
    const all = 'mistakes' in review ? review.mistakes : [];
    return all.filter((mistake) => mistake.file === file);
  }

  function sendUnreadable(reply: FastifyReply, file: string, [mistake]: Mistake[]) {
    const { line = 1, found = '', expected = '' } = mistake ?? {};
    const message = fill(words.unreadable, { line, found, expected });
    return reply.sendPage('problem', { title: titleOf(file, undefined), message }, 409);
  }
}

/** What a new service was called. */
function nameIn({ fields }: FileForm): string {
  const name = 'fields' in fields ? fields.fields.find((field) => field.name === 'name') : undefined;
  return name && 'value' in name ? name.value : '';
}

function fileIn({ params }: FastifyRequest): string | undefined {
  const file = (params as { '*': string })['*'];
  return hasForm(file) ? file : undefined;
}

function sendUnknown(reply: FastifyReply) {
  const { notFound: title } = problemWords;
  return reply.sendPage('problem', { title, message: refusalWords.notFound }, 404);
}
