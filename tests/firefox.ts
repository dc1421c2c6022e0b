import type { Browser, Page } from '@playwright/test';

// Playwright drives an unmodified Firefox by WebDriver BiDi, with four gaps: Firefox 153 lacks one command; Playwright 1.65
// has no touchscreen for it, ignores downloads started by a script, and sends inches where the protocol wants centimeters.
// These patches of Playwright's internals let the journeys be the same in every browser. Check them on each update of either.

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

/** Dropping it loses nothing: colors and motion are set by the browser's preferences. */
const UNKNOWN_TO_FIREFOX = 'emulation.setMediaFeaturesOverride';

/** Drops the command that Firefox lacks: its error would keep Playwright from opening a page. */
export function completeBrowser(browser: Browser): void {
  const session = driverOf<Browser, BrowserDriver>(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = async (method, params) => {
    if (method !== UNKNOWN_TO_FIREFOX) return send(method, params);
  };
}

/** Adds touch, downloads and the right print size to a page. */
export function completePage(page: Page): void {
  const { _raw: touchscreen } = driverOf<Page, PageDriver>(page).touchscreen;
  touchscreen.tap = (_progress, x, y) => tap(touchscreen._session, Math.round(x), Math.round(y));
  nameDownloads(touchscreen._session);
  printInCentimeters(touchscreen._session);
}

/** Firefox turns it into touch, pointer and click events, as on a phone. */
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

/** Identifies a download without a navigation by its address. */
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
