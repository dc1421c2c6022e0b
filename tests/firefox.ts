import type { Browser, Page } from '@playwright/test';

// Playwright drives an unchanged Firefox by WebDriver BiDi, and four things do not fit together yet: Firefox 153 does
// not know one command; Playwright 1.65 has no finger for it, passes over downloads that a script began, and says
// inches where centimeters are asked for. They are put right here, at the driver's own joints, so that the journeys are
// the same for every browser. To be looked at with each new version of either.

type Session = {
  sessionId: string;
  send: (method: string, params: unknown) => Promise<unknown>;
  emit: (name: string, event: { download?: string; navigation?: string; url?: string }) => boolean;
};
type DriverOf<Client, Part> = { _connection: { toImpl: (client: Client) => Part } };
type BrowserDriver = { _browserSession: Session };
type PageDriver = {
  touchscreen: { _raw: { _session: Session; tap: (progress: unknown, x: number, y: number) => unknown } };
};

/** Colors and motion are chosen by the preferences that the browser starts with, so that nothing is lost here. */
const UNKNOWN_TO_FIREFOX = 'emulation.setMediaFeaturesOverride';

/** Keeps from Firefox the command without whose answer the driver opens no page. */
export function completeBrowser(browser: Browser): void {
  const session = driverOf<Browser, BrowserDriver>(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = async (method, params) => {
    if (method !== UNKNOWN_TO_FIREFOX) return send(method, params);
  };
}

/** Gives the page a finger, its downloads names, and what it prints the right size. */
export function completePage(page: Page): void {
  const { _raw: touchscreen } = driverOf<Page, PageDriver>(page).touchscreen;
  touchscreen.tap = (_progress, x, y) => tap(touchscreen._session, Math.round(x), Math.round(y));
  nameDownloads(touchscreen._session);
  printInCentimeters(touchscreen._session);
}

/** Firefox makes touch, pointer and click events of it, as it does on a phone. */
function tap(session: Session, x: number, y: number) {
  return session.send('input.performActions', {
    context: session.sessionId,
    actions: [
      {
        type: 'pointer',
        id: 'finger',
        parameters: { pointerType: 'touch' },
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ],
  });
}

/** A download that belongs to no navigation is known by its address. */
function nameDownloads(session: Session) {
  const emit = session.emit.bind(session);
  session.emit = (name, event) => {
    const isNameless = /\.download(WillBegin|End)$/.test(name) && !event.download && !event.navigation;
    return emit(name, isNameless ? { ...event, download: event.url ?? '' } : event);
  };
}

function printInCentimeters(session: Session) {
  const send = session.send.bind(session);
  session.send = (method, params) => {
    if (method !== 'browsingContext.print') return send(method, params);
    const { page, ...others } = params as { page: { width: number; height: number } };
    return send(method, { ...others, page: { width: page.width * 2.54, height: page.height * 2.54 } });
  };
}

function driverOf<Client, Part>(client: Client): Part {
  return (client as unknown as DriverOf<Client, Part>)._connection.toImpl(client);
}
