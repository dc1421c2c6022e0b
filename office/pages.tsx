import { type ComponentProps, type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
// First, so that the order of the layers is said before any part of the style.
import './office.css';
import { Board } from './board/board.tsx';
import { Search } from './board/search.tsx';
import { Calling } from './claim/calling.tsx';
import { Claim } from './claim/claim.tsx';
import { Figures } from './figures/figures.tsx';
import { Emails } from './lead/emails.tsx';
import { Forget } from './lead/forget.tsx';
import { Lead } from './lead/lead.tsx';
import { Unsent } from './lead/unsent.tsx';
import { People } from './people/people.tsx';
import { Problem } from './problem.tsx';
import { Settings } from './settings/settings.tsx';
import { Devices } from './sign-in/devices.tsx';
import { EnterCode } from './sign-in/enter-code.tsx';
import { SignIn } from './sign-in/sign-in.tsx';

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
