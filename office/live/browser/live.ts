// The office's only script. Every page works without it: it keeps an open page up to date, and helps with long forms.
import { officeLive as liveWords } from '../../../messages/en/office-live.ts';
import { leadPath } from '../../lead/lead-page.ts';
import '../../website/browser/long-forms.ts';
import { listen } from './events.ts';
import { type HeldBack, holdsTyped, refresh } from './refresh.ts';

/** Times, promises and reminders go on without a change. In milliseconds, as below. */
const REFRESH_INTERVAL = 60_000;

/** Changes within this time are fetched together. */
const DEBOUNCE = 300;

/** The next change or minute tries again. */
const FETCH_TIMEOUT = 20_000;

const main = document.querySelector('main');
const region = document.querySelector('[data-live-note]');
const isAnswer = document.body.dataset.answer !== undefined;
if (!isAnswer && main?.querySelector('[data-live], [data-live-list]') && region)
  start(main, createNote(region));

function start(main: Element, note: ReturnType<typeof createNote>) {
  const { title } = document;
  const rows = () => [...main.querySelectorAll('[data-live-list] > [data-live]')];
  const namesOf = (list: Element[]) => list.map((row) => row.getAttribute('data-live'));
  let seen = new Set(namesOf(rows()));
  let unseen = 0;
  let debounce: number | undefined;
  let isFetching = false;
  let isWanted = false;
  /** How often in a row the page could not be fetched. */
  let failures = 0;

  listen((event) => {
    if (event.kind === 'due') remind(event.reference);
    else refreshSoon();
  });
  setInterval(() => document.hidden || refreshSoon(), REFRESH_INTERVAL);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    setUnseen(0);
    refreshSoon();
  });

  function refreshSoon() {
    clearTimeout(debounce);
    debounce = window.setTimeout(fetchAndRefresh, DEBOUNCE);
  }

  async function fetchAndRefresh() {
    isWanted = true;
    if (isFetching) return;
    isFetching = true;
    while (isWanted) {
      isWanted = false;
      const page = await fetchPage();
      failures = page ? 0 : failures + 1;
      if (page === 'signed-out') leave();
      else if (page) show(page);
      // A single failure may be a restart of the server.
      else if (failures > 1) note.say(liveWords.stale);
    }
    isFetching = false;
  }

  function show(fresh: Element) {
    const held = refresh(main, fresh);
    const now = namesOf(rows());
    const added = now.filter((name) => !seen.has(name)).length;
    seen = new Set([...seen, ...now]);
    if (document.hidden || held.rows > 0) setUnseen((document.hidden ? unseen + added : 0) + held.rows);
    if (held.any) sayHeld(held);
    else note.clear();
  }

  /** While a person types, the page waits for a press. */
  function sayHeld({ rows: count }: HeldBack) {
    note.say(whatIsHeld(count), { label: liveWords.show, press: showAll });
  }

  /** Refreshes everything but what was typed. */
  async function showAll() {
    const page = await fetchPage();
    if (!page || page === 'signed-out') return;
    refresh(main, page, true);
    seen = new Set(namesOf(rows()));
    setUnseen(0);
    note.clear();
  }

  function remind(reference: string) {
    note.say(liveWords.due.replace('{reference}', reference), {
      label: liveWords.open,
      href: leadPath(reference),
    });
  }

  /** After signing out, here or elsewhere, nothing more is to be read. */
  function leave() {
    if (holdsTyped(main)) note.say(liveWords.signedOut);
    else location.reload();
  }

  function setUnseen(count: number) {
    unseen = count;
    document.title =
      count === 0 ? title : liveWords.tab.replace('{count}', String(count)).replace('{title}', title);
  }
}

/**
 * The main part of this page as it is now; undefined while it cannot be fetched. Parsed by the request, because the policy for trusted
 * types forbids parsing text.
 */
function fetchPage(): Promise<Element | 'signed-out' | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.timeout = FETCH_TIMEOUT;
    request.addEventListener('loadend', () => resolve(pageOf(request)));
    request.open('GET', location.href);
    request.send();
  });
}

function pageOf({ status, responseURL, responseXML }: XMLHttpRequest): Element | 'signed-out' | undefined {
  if (new URL(responseURL || location.href).pathname.startsWith('/office/sign-in')) return 'signed-out';
  return (status === 200 && responseXML?.querySelector('main')) || undefined;
}

/** The line above the page; a screen reader says it too. */
type Note = {
  /** A sentence, with a button or a link after it. */
  say(words: string, action?: { label: string; press?: () => void; href?: string }): void;
  clear(): void;
};

function createNote(region: Element): Note {
  return {
    say(words, action) {
      region.replaceChildren(words, ...(action ? [' ', actionOf(action)] : []));
    },
    clear: () => region.replaceChildren(),
  };
}

function actionOf({ label, press, href }: { label: string; press?: () => void; href?: string }): HTMLElement {
  const element = document.createElement(href ? 'a' : 'button');
  element.textContent = label;
  if (href) element.setAttribute('href', href);
  if (press) element.addEventListener('click', press);
  return element;
}

/** "2 new.", or that something else has changed. */
function whatIsHeld(rows: number): string {
  if (rows === 0) return liveWords.changed;
  return rows === 1 ? liveWords.oneNew : liveWords.someNew.replace('{count}', String(rows));
}
