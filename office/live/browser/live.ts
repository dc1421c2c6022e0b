// The office's only script. Every page works without it: it brings what others have done into a page that is open.
import * as liveWords from '../../../content/words/office-live.ts';
import { listen } from './events.ts';
import { createNote, whatIsHeld } from './note.ts';
import { type HeldBack, refresh } from './refresh.ts';
import { holdsTyped } from './typed.ts';

/** Times, promises and reminders go on although nobody does anything. In milliseconds, as below. */
const REFRESH_EVERY = 60_000;

/** What comes together is fetched together. */
const GATHER = 300;

/** How long a page may take; then the next change or minute tries again. */
const PATIENCE = 20_000;

const main = document.querySelector('main');
const region = document.querySelector('[data-live-note]');
if (main?.querySelector('[data-live], [data-live-list]') && region) start(main, createNote(region));

function start(main: Element, note: ReturnType<typeof createNote>) {
  const { title } = document;
  const rows = () => [...main.querySelectorAll('[data-live-list] > [data-live]')];
  const namesOf = (list: Element[]) => list.map((row) => row.getAttribute('data-live'));
  let seen = new Set(namesOf(rows()));
  let unseen = 0;
  let gathering: number | undefined;
  let isFetching = false;
  let isWanted = false;
  /** How often in a row the page could not be fetched. */
  let failures = 0;

  listen((event) => {
    if (event.kind === 'due') remind(event.reference);
    else refreshSoon();
  });
  setInterval(() => document.hidden || refreshSoon(), REFRESH_EVERY);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    setUnseen(0);
    refreshSoon();
  });

  function refreshSoon() {
    clearTimeout(gathering);
    gathering = window.setTimeout(fetchAndRefresh, GATHER);
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
      // Once may be a server that starts again.
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

  /** Whoever is typing says when the page may change. */
  function sayHeld({ rows: count }: HeldBack) {
    note.say(whatIsHeld(count), { label: liveWords.show, press: showAll });
  }

  /** Their words stay where they are; everything else becomes what it is now. */
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
      href: `/office/requests/${reference}`,
    });
  }

  /** Signed out, here or elsewhere: nobody should go on reading. */
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
 * The main part of this page as it is now; nothing while it cannot be fetched. As a document, because a policy for trusted types
 * forbids to make one of text.
 */
function fetchPage(): Promise<Element | 'signed-out' | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.timeout = PATIENCE;
    request.addEventListener('loadend', () => resolve(pageOf(request)));
    request.open('GET', location.href);
    request.send();
  });
}

function pageOf({ status, responseURL, responseXML }: XMLHttpRequest): Element | 'signed-out' | undefined {
  if (new URL(responseURL || location.href).pathname.startsWith('/office/sign-in')) return 'signed-out';
  return (status === 200 && responseXML?.querySelector('main')) || undefined;
}
