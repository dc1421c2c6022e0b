import { type ComponentProps, type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
// First, so that the order of the layers is said before any part of the style.
import './office.css';
import { Board } from './pages/board.tsx';
import { Calling } from './pages/calling.tsx';
import { Claim } from './pages/claim.tsx';
import { Devices } from './pages/devices.tsx';
import { Emails } from './pages/emails.tsx';
import { EnterCode } from './pages/enter-code.tsx';
import { Figures } from './pages/figures.tsx';
import { Forget } from './pages/forget.tsx';
import { Lead } from './pages/lead.tsx';
import { People } from './pages/people.tsx';
import { Problem } from './pages/problem.tsx';
import { Search } from './pages/search.tsx';
import { Settings } from './pages/settings.tsx';
import { SignIn } from './pages/sign-in.tsx';
import { Unsent } from './pages/unsent.tsx';

/** Every page of the office. */
const PAGES = {
  'sign-in': SignIn,
  'enter-code': EnterCode,
  board: Board,
  lead: Lead,
  unsent: Unsent,
  figures: Figures,
  devices: Devices,
  people: People,
  claim: Claim,
  calling: Calling,
  settings: Settings,
  problem: Problem,
  search: Search,
  forget: Forget,
  emails: Emails,
};

export type PageName = keyof typeof PAGES;

/** What a page shows, but for what the server tells every page. */
export type PageProps<Name extends PageName> = Omit<ComponentProps<(typeof PAGES)[Name]>, 'frame'>;

export type { Fact, FieldProblems, LeadSheet, Revision, TypedFields } from './lead/sheet-data.ts';
export type { Frame } from './parts/sheet.tsx';

/** The HTML of a page, which no script takes over. */
export function renderPage<Name extends PageName>(
  name: Name,
  props: ComponentProps<(typeof PAGES)[Name]>,
): string {
  return `<!doctype html>${renderToStaticMarkup(createElement(PAGES[name] as ComponentType<object>, props))}`;
}
