import { type ComponentProps, type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
// First, because it names the order of the layers.
import './office.css';
import { officeProblem as problemWords } from '../messages/en/office-problem.ts';
import { Board, Search } from './board/board.tsx';
import { Calling, Claim } from './claim/claim.tsx';
import { Figures } from './figures/figures.tsx';
import { Emails } from './lead/emails.tsx';
import { Forget } from './lead/forget.tsx';
import { Lead } from './lead/lead.tsx';
import { Unsent } from './lead/unsent.tsx';
import { type Frame, Page } from './parts/page.tsx';
import { People } from './people/people.tsx';
import { Settings } from './settings/settings.tsx';
import { Devices, SignOut } from './sign-in/devices.tsx';
import { EnterCode, SignIn } from './sign-in/sign-in.tsx';
import { GoingLivePage } from './start/going-live.tsx';
import { Start, StartPublish } from './start/start.tsx';
import { Edit, TakenOff } from './website/edit.tsx';
import { Photo } from './website/photo.tsx';
import { Photos } from './website/photos.tsx';
import { Preview } from './website/preview.tsx';
import { Waiting } from './website/waiting.tsx';
import { History, Publish, Website } from './website/website.tsx';

/** Every page of the office. */
const PAGES = {
  'sign-in': SignIn,
  'enter-code': EnterCode,
  start: Start,
  'start-publish': StartPublish,
  'going-live': GoingLivePage,
  board: Board,
  lead: Lead,
  unsent: Unsent,
  figures: Figures,
  devices: Devices,
  'sign-out': SignOut,
  people: People,
  claim: Claim,
  calling: Calling,
  settings: Settings,
  'website-preview': Preview,
  problem: Problem,
  search: Search,
  forget: Forget,
  emails: Emails,
  photos: Photos,
  photo: Photo,
  website: Website,
  waiting: Waiting,
  'website-edit': Edit,
  'website-taken-off': TakenOff,
  'website-publish': Publish,
  'website-history': History,
};

export type PageName = keyof typeof PAGES;

/** What a page shows, besides the frame of all pages. */
export type PageProps<Name extends PageName> = Omit<ComponentProps<(typeof PAGES)[Name]>, 'frame'>;

export type { Fact, FieldProblems, LeadView, Revision, TypedFields } from './lead/lead-page.ts';
export type { Frame };

/** Says what cannot be done, why, and leads back. */
function Problem({ frame, title, message }: { frame: Frame; title: string; message: string }) {
  return (
    <Page frame={frame} title={title}>
      <p>{message}</p>
      <a href="/office" className="target">
        {problemWords.back}
      </a>
    </Page>
  );
}

/** The HTML of a page, which is not hydrated. */
export function renderPage<Name extends PageName>(
  name: Name,
  props: ComponentProps<(typeof PAGES)[Name]>,
): string {
  return `<!doctype html>${renderToStaticMarkup(createElement(PAGES[name] as ComponentType<object>, props))}`;
}
