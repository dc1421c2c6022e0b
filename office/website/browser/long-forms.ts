// Makes the forms of the website easier: what is left of a limit, buttons for the signs of a longer text, entries that can be dragged, a
// copy of a link, and a question before what was typed is lost. The forms do without.
import { officeWebsite as words } from '../../../messages/en/office-website.ts';

/** What each button puts around the selection, or at the beginning of its lines. */
const SIGNS = [
  { label: words.bold, before: '**', after: '**' },
  { label: words.heading, before: '## ', after: '', isLine: true },
  { label: words.listItem, before: '- ', after: '', isLine: true },
];

/** What an answer to a press has in its form is not saved. */
const IS_ANSWER = document.body.dataset.answer !== undefined;

for (const control of document.querySelectorAll<HTMLTextAreaElement>('[data-most]')) addCount(control);
for (const control of document.querySelectorAll<HTMLTextAreaElement>('[data-markdown]')) addToolbar(control);
for (const line of document.querySelectorAll<HTMLElement>('[data-copy]')) offerCopy(line);
for (const entry of document.querySelectorAll('[data-entries] > :not(:only-child)')) addHandle(entry);
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-long]')) {
  askBeforeLeaving(form);
  keepTyped(form);
}

/** Says how much fits in. A screen reader has it in the hint, and is told when it is too much. */
function addCount(control: HTMLTextAreaElement): void {
  const most = Number(control.dataset.most);
  const count = document.createElement('output');
  const show = () => {
    const { length } = [...control.value];
    const left = most - length;
    count.textContent = (left < 0 ? words.tooMany : words.left).replace('{count}', String(Math.abs(left)));
    count.toggleAttribute('data-over', left < 0);
    count.ariaLive = left < 0 ? 'polite' : 'off';
  };
  control.addEventListener('input', show);
  control.after(count);
  show();
}

function addToolbar(control: HTMLTextAreaElement): void {
  const bar = document.createElement('div');
  bar.className = 'row';
  bar.role = 'group';
  bar.ariaLabel = words.toolbar;
  for (const { label, before, after, isLine } of SIGNS) {
    bar.append(buttonOf(label, () => (isLine ? beginLines(control, before) : wrap(control, before, after))));
  }
  bar.children[0]?.after(linkButton(control));
  control.before(bar);
}

/**
 * Lets an entry be dragged among its neighbors; the buttons do the same. The hidden field of each goes along, and their order is that of
 * the entries. The neighbors move around it, because an element that is moved lets go of the pointer.
 */
function addHandle(entry: Element): void {
  const handle = document.createElement('span');
  handle.dataset.handle = '';
  handle.title = words.drag;
  handle.addEventListener('click', (event) => event.preventDefault());
  handle.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
  });
  handle.addEventListener('pointermove', ({ pointerId, clientY }) => {
    if (!handle.hasPointerCapture(pointerId)) return;
    const { previousElementSibling: before, nextElementSibling: after } = entry;
    if (before && clientY < middleOf(before)) entry.after(before);
    else if (after && clientY > middleOf(after)) entry.before(after);
    else return;
    handle.scrollIntoView({ block: 'nearest' });
    sayUnsaved(entry);
    entry.dispatchEvent(new Event('input', { bubbles: true }));
  });
  entry.querySelector(':scope > details > summary, :scope > div > .row')?.prepend(handle);
}

/** As the server says it of what was pressed. */
function sayUnsaved(entry: Element): void {
  const list = entry.parentElement;
  if (list?.parentElement?.querySelector(':scope > [role="status"]')) return;
  const line = document.createElement('p');
  line.role = 'status';
  line.textContent = words.pressed;
  list?.after(line);
}

function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}

function offerCopy(line: HTMLElement): void {
  const said = line.querySelector('output');
  line.hidden = false;
  line.querySelector('button')?.addEventListener('click', () => {
    const field = document.getElementById(line.dataset.copy ?? '');
    if (field instanceof HTMLInputElement) field.select();
    // Also without TLS, where a page has no clipboard.
    if (document.execCommand('copy') && said) said.textContent = said.dataset.said ?? '';
  });
}

function linkButton(control: HTMLTextAreaElement): HTMLButtonElement {
  return buttonOf(words.link, () => {
    const address = prompt(words.linkTo, '/');
    if (address) wrap(control, '[', `](${/^(?:\/|#|\w+:)/.test(address) ? address : `https://${address}`})`);
  });
}

function buttonOf(label: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', press);
  return button;
}

function wrap(control: HTMLTextAreaElement, before: string, after: string): void {
  const { selectionStart: start, selectionEnd: end, value } = control;
  replace(control, start, end, before + value.slice(start, end) + after);
  control.setSelectionRange(start + before.length, end + before.length);
}

function beginLines(control: HTMLTextAreaElement, sign: string): void {
  const { selectionStart, selectionEnd: end, value } = control;
  const start = value.lastIndexOf('\n', selectionStart - 1) + 1;
  const lines = value.slice(start, end).split('\n');
  const begun = (line: string) => (line.startsWith(sign) ? line : sign + line.replace(/^[•·▪-]\s*/, ''));
  const isBlank = (line: string) => lines.length > 1 && line.trim() === '';
  replace(control, start, end, lines.map((line) => (isBlank(line) ? line : begun(line))).join('\n'));
}

function replace(control: HTMLTextAreaElement, start: number, end: number, text: string): void {
  control.focus();
  control.setSelectionRange(start, end);
  // The only way that the browser's own undo knows of.
  if (!document.execCommand('insertText', false, text)) control.setRangeText(text, start, end, 'end');
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function askBeforeLeaving(form: HTMLFormElement): void {
  const ask = (event: Event) => event.preventDefault();
  // The same listener is added once.
  const askFromNow = () => window.addEventListener('beforeunload', ask);
  if (IS_ANSWER) askFromNow();
  form.addEventListener('input', askFromNow);
  form.addEventListener('submit', () => window.removeEventListener('beforeunload', ask));
}

/** Keeps in this tab what was typed and not saved, and offers it when the same version is opened again. */
function keepTyped(form: HTMLFormElement): void {
  const place = `typed ${form.getAttribute('action')} `;
  const key = place + (form.querySelector<HTMLInputElement>('[name="#from"]')?.value ?? '');
  for (const old of Object.keys(sessionStorage))
    if (old.startsWith(place) && old !== key) sessionStorage.removeItem(old);
  const keep = () => {
    const pairs = [...new FormData(form)].filter(([, value]) => typeof value === 'string');
    sessionStorage.setItem(key, JSON.stringify(pairs));
  };
  const kept = sessionStorage.getItem(key);
  if (IS_ANSWER) keep();
  else if (kept) offer(form, JSON.parse(kept));
  form.addEventListener('input', keep);
}

function offer(form: HTMLFormElement, kept: [string, string][]): void {
  const line = document.createElement('p');
  line.role = 'status';
  const putBack = () => {
    for (const control of form.elements) restore(control, kept);
    for (const list of form.querySelectorAll('[data-entries]')) putInOrder(list, kept);
    line.remove();
    form.dispatchEvent(new Event('input'));
  };
  line.append(`${words.keptTyped} `, buttonOf(words.putBack, putBack));
  form.prepend(line);
}

/** As they were dragged. */
function putInOrder(list: Element, kept: [string, string][]): void {
  const placeOf = (entry: Element) => {
    const own = entry.querySelector<HTMLInputElement>(':scope > [type="hidden"]');
    return kept.findIndex(([name, value]) => name === own?.name && value === own.value);
  };
  list.append(...[...list.children].sort((a, b) => placeOf(a) - placeOf(b)));
}

function restore(control: Element, kept: [string, string][]): void {
  const [value, ...more] = kept.flatMap(([name, each]) =>
    name === control.getAttribute('name') ? each : [],
  );
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    control.checked = [value, ...more].includes(control.value);
  else if (control instanceof HTMLInputElement && control.type === 'hidden') return;
  else if (value !== undefined && 'value' in control) control.value = value;
}

// The picture beside the choice of a photograph.
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement) || !target.dataset.pictures) return;
  const field = target.closest('div')?.parentElement;
  const picture = field?.querySelector('img') ?? new Image();
  picture.hidden = target.value === '';
  picture.alt = '';
  if (target.value) picture.src = `${target.dataset.pictures}/${encodeURIComponent(target.value)}/picture`;
  if (!picture.isConnected) field?.append(picture);
});
