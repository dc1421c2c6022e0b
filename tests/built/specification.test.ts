import { describe, expect, test } from 'vitest';
import { sentPage, URGENCY_LEVELS } from '../../contract/answer.ts';
import { FORMS } from '../../contract/lead.ts';
import { telHref } from '../../site/ui/phone/phone.tsx';
import { about, company, guide, home, tips, windowPartner, windowsAndDoors } from '../sample.ts';
import {
  asks,
  attributes,
  type Check,
  each,
  examine,
  type Field,
  has,
  holds,
  holdsAtLeast,
  leadTo,
  lists,
  type Row,
  says,
  saysNot,
} from './checks.ts';
import {
  article,
  banner,
  button,
  complementary,
  contentinfo,
  definition,
  form,
  group,
  head,
  heading,
  image,
  item,
  itself,
  link,
  linkTo,
  mainHeading,
  nameOf,
  navigation,
  region,
  row,
  selected,
  textOf,
  within,
} from './elements.ts';
import { documentOf, manifest } from './site.ts';

/*
 * The specification as a table, to be read beside it: a screen's addresses, its title where one is quoted, and its
 * parts in their order. The words and numbers that the specification gives are written out here; where it leaves
 * the words to the business, they come from `content/`. The numbers of reviews, quotes, licenses and slides are only here,
 * because another business has others: the schema of `content/` does not require them.
 */

type Screen = { routes: string[]; title?: string; parts: Row[] };

/** The sample has all that another business may leave out. */
const inSample = <Part>(part: Part | undefined) => part as Part;

const { phone, email } = company;
const { street, city, state, zip } = company.address as Required<typeof company.address>;
const parent = inSample(company.parent);
const officeLine = linkTo(telHref(phone));
const emergencyLine = linkTo(telHref(company.emergencyPhone));
const mailLink = link(email, `mailto:${email}`);
const postalAddress = says(street, city, state, zip);
const parentSite = new RegExp(`^${parent.url}`);
const toTheGuide = linkTo('/ultimate-guide-to-selling-your-home');
const pageTitle = selected('title:not(:empty)');
const metaDescription = selected('meta[name=description]:not([content=""])');
const inList = selected('li > a');
const licenceLines = ['Westchester license', 'Putnam license', 'Connecticut registration'].map(
  (title, place) => `${title} ${company.licences[place]?.number}`,
);
const pictures = within(item(), image());
const map = link(/^Open the zoomable map/, /^https:\/\/www\.openstreetmap\.org\//);
const film = link(/^Play the film/, /\.mp4$/);

const servicePages = [
  '/service/maintenance',
  '/service/mechanical-repairs',
  '/service/painting',
  '/service/safety-and-mobility',
  '/service/installation',
  '/service/skylights',
  '/service/front-doors',
  '/service/decks',
  '/service/carpentry',
  '/service/flooring',
  '/Andersen',
  '/service/power-washing',
  '/service/drywall',
  '/service/tile',
  '/service/exterior',
];

const serviceValues = [
  'service and maintenance',
  'mechanical repairs',
  'painting',
  'safety and mobility',
  'installation',
  'skylights',
  'front doors',
  'deck renovation',
  'flooring',
  'windows and doors',
  'power washing',
  'roof shampoo',
  'drywall',
  'tile and masonry',
  'exterior',
];

/** Phone is optional, and the e-mail "plain text input with only a required check". */
const estimateFields: Field[] = [
  ['service', 'select', 'required', ''],
  ['description', 'textarea', 'required', ''],
  ['first_name', 'text', 'required', 'given-name'],
  ['last_name', 'text', 'required', 'family-name'],
  ['phone', 'tel', 'optional', 'tel'],
  ['email', 'text', 'required', 'email'],
];

/** Fixed to one value, the select is disabled and sends nothing; a hidden field does. */
const fixedFields = estimateFields.with(0, ['service', 'hidden', 'optional', '']);

/** "No required markers; email input has the email type." */
const contactFields: Field[] = [
  ['name', 'text', 'optional', 'given-name'],
  ['lname', 'text', 'optional', 'family-name'],
  ['number', 'tel', 'optional', 'tel'],
  ['email', 'email', 'optional', 'email'],
  ['message', 'textarea', 'optional', ''],
];

/** Header and footer of all pages. */
const everyPage: Row[] = [
  ['header: phone link', banner, has(link(phone, telHref(phone)))],
  ['header: contact e-mail link', banner, has(mailLink)],
  ['header: Get an Estimate button', banner, has(link('Get an Estimate', '/estimate'))],
  ['header: logo', banner, has(link(company.name, '/'))],
  [
    'header: menu, the windows-partner logo its last item',
    navigation('Main'),
    lists(
      selected('#menu > ul > li > a, #menu summary'),
      `Home, Services, Tips & Ideas, About, Contact, Testimonials, ${inSample(windowPartner).name}`,
    ),
    leadTo(selected('#menu > ul > li > a'), '/, /tips, /about, /contact, /testimonials, /Andersen'),
  ],
  [
    'header: Services dropdown listing all service pages',
    selected('details'),
    leadTo(inList, all(servicePages)),
  ],
  ['header: windows-partner logo going to /Andersen', banner, has(within(linkTo('/Andersen'), image()))],
  [
    'header: the areas served',
    banner,
    says('New York City', 'Westchester', 'Putnam', /Fairfield.*Connecticut/),
  ],
  ['footer: and a link to the form', contentinfo, has(link('Get a Free Estimate', '/estimate'))],
  ['footer: address', within(contentinfo, definition('Address')), postalAddress],
  ['footer: phone', within(contentinfo, definition('Phone')), has(officeLine)],
  ['footer: emergency phone', within(contentinfo, definition('Emergency, 24/7')), has(emergencyLine)],
  [
    'footer: menu links',
    navigation('Footer'),
    leadTo(
      link(),
      '/, /services, /tips, /about, /contact, /testimonials, /estimate, /ultimate-guide-to-selling-your-home, /commercial, /privacy, /accessibility',
    ),
  ],
  ['footer: parent-company link', contentinfo, has(link(parent.name, parentSite))],
  ['footer: three licence lines', contentinfo, holds(3, definition('Licenses'))],
  ['footer: Westchester, Putnam, Connecticut', contentinfo, lists(definition('Licenses'), all(licenceLines))],
  [
    'footer: copyright with the current year',
    contentinfo,
    says(`© ${new Date().getFullYear()} ${company.name}`),
  ],
];

const freeEstimates = heading('Estimates are free');

/** They thank like the others, below what to do first. */
const urgentPages = FORMS.flatMap((form) => URGENCY_LEVELS.map((level) => sentPage(form, level)));

/** The footer's band on all pages but those that are a form or thank for one: there the offer is made already. */
const band: Row = ['footer: call-to-action band offering free estimates', contentinfo, has(freeEstimates)];
const noBand: Row = [
  'footer: offers no second time what this page is for',
  contentinfo,
  holds(0, freeEstimates),
];
const pagesWithoutBand = ['/contact', '/contact/sent', '/estimate', '/estimate/sent', ...urgentPages];

const specification: Screen[] = [
  {
    routes: ['/', '/home'],
    title: 'home',
    parts: [
      ['meta description', head, has(metaDescription)],
      ['hero slider with four slides', region('What we do'), holds(4, item())],
      [
        'one-call tagline with Get an Estimate and View Services buttons',
        item('One Call Does it All'),
        has(link('Get an Estimate', '/estimate'), link('View Services', '/services')),
      ],
      [
        'certified window and door contractor with a link to /Andersen',
        item('Certified window and door contractor'),
        has(linkTo('/Andersen')),
      ],
      ['service, maintenance and repairs', item('Service, maintenance and repairs')],
      ['certified skylight installer', item('Certified skylight installer')],
      ['emergency call bar with phone number', region(home.emergency.title), has(emergencyLine)],
      [
        'social and partner logo carousel',
        region(inSample(home.partners).title),
        has(group(inSample(home.partners).title)),
        lists(link(), all(company.profiles.map(({ name }) => name))),
        holdsAtLeast(5, image()),
      ],
      [
        '"What can we do for you?" grid of 8 service cards',
        region('What can we do for you?'),
        holds(8, item()),
        leadTo(inList, all(servicePages.slice(0, 8))),
      ],
      [
        'certified-contractor banner',
        region(inSample(home.certified).title),
        says('certified contractor'),
        has(image()),
      ],
      ['"One Call Does it All" text', region('One Call Does it All'), has(selected('p'))],
      [
        'with a checklist of 8 services',
        within(region('One Call Does it All'), selected('ul')),
        holds(8, item()),
      ],
      [
        'and the estimate form',
        within(region('One Call Does it All'), form('/api/estimate')),
        ...estimateForm(),
      ],
      [
        'skylight banner',
        region(inSample(home.skylights).title),
        says('skylight'),
        has(linkTo('/service/skylights')),
      ],
      [
        'customer reviews carousel',
        within(region('Customer reviews'), group('Customer reviews')),
        ...reviews(5),
      ],
      ['parent carpentry company banner', region(inSample(home.carpentry).title), says(parent.name)],
      ['with external links', region(inSample(home.carpentry).title), holdsAtLeast(2, linkTo(parentSite))],
      [
        'teaser for the ultimate guide to selling a home',
        region(inSample(home.guide).title),
        has(toTheGuide),
      ],
      [
        'licenses and affiliations carousel',
        within(region('Licenses and affiliations'), group('Licenses and affiliations')),
        holdsAtLeast(3, image()),
      ],
    ],
  },
  {
    routes: ['/about'],
    parts: [
      ['company story', region(about.story.title), holdsAtLeast(2, selected('p'))],
      ['list of certifications', region(about.certifications.title), holdsAtLeast(4, item())],
      ['motto section', region(about.motto.title), has(selected('p'))],
      ['reviews', region('What some customers told us'), ...reviews(2)],
      ['showroom image (Yorktown Heights)', region(/Yorktown Heights/), has(image())],
      [
        'links to the parent company site',
        region(inSample(about.showroom).title),
        holdsAtLeast(2, linkTo(parentSite)),
      ],
    ],
  },
  {
    routes: ['/contact'],
    title: 'contact',
    parts: [
      [
        'address, phone, email',
        selected('dl'),
        has(definition('Address'), officeLine, mailLink),
        postalAddress,
      ],
      ['the contact form', form('/contact_process.php'), ...contactForm()],
      ['embedded map', map, has(image())],
    ],
  },
  {
    routes: ['/contact/sent'],
    parts: [
      ['Message Sent!', mainHeading('Message Sent!')],
      ['and a line more', itself, says('Keep an eye on your inbox - we will get back to you soon!')],
    ],
  },
  {
    routes: ['/tips', '/projects'],
    parts: [
      ['one article card', selected('ul:has(h2)'), holds(1, item())],
      ['linking to /ultimate-guide-to-selling-your-home', item(), has(toTheGuide)],
      [
        'sidebar category links',
        within(complementary(tips.categories.title), selected('ul')),
        lists(
          link(),
          'Service & Repairs, Electrical, Plumbing, Painting, Safety & Mobility, Installation, Carpentry',
        ),
      ],
      ['an emergency call widget', within(complementary(tips.categories.title), emergencyLine), says('24/7')],
    ],
  },
  {
    routes: ['/testimonials'],
    parts: [
      ['header with title', mainHeading('Testimonials')],
      ['intro text', selected('header p:not(:empty)')],
      ['a link to /contact for sharing feedback', link(/feedback/, '/contact#write')],
      ['six customer quotes', selected('ul:has(blockquote)'), holds(6, item())],
      ['each with text', itself, each(item(), holds(1, selected('blockquote:not(:empty)')))],
      [
        'and with first name or initials, town and state',
        itself,
        each(item(), isBy(/^[^,]+, [^,]+, [A-Z]{2}$/)),
      ],
    ],
  },
  {
    routes: ['/services'],
    parts: [
      [
        '15 cards linking to the service pages and /Andersen',
        selected('ul'),
        holds(15, item()),
        leadTo(inList, all(servicePages)),
      ],
    ],
  },
  service(['/service/maintenance'], 'service and maintenance'),
  service(['/service/mechanical-repairs'], 'mechanical repairs'),
  service(['/service/painting'], 'painting'),
  service(['/service/safety-and-mobility'], 'safety and mobility'),
  service(
    ['/service/installation', '/service/appliances', '/service/appliance-installation'],
    'installation',
  ),
  service(['/service/skylights'], 'skylights', ['embedded video', film, has(selected('img'))]),
  service(['/service/front-doors'], 'front doors'),
  service(
    ['/service/carpentry'],
    'service and maintenance',
    ['"Recent Projects" gallery of 12 images', region('Recent Projects'), holds(12, pictures)],
    ['showroom address', within(row('The showroom'), selected('address')), postalAddress],
    ['embedded map', within(row('The showroom'), map), has(image())],
  ),
  service(['/service/decks'], 'deck renovation', ['embedded video', film, has(selected('img'))]),
  service(['/service/flooring'], 'flooring', [
    '9-image kitchen and bathroom gallery',
    region('Kitchens and bathrooms'),
    holds(9, pictures),
  ]),
  service(['/service/power-washing'], 'power washing', [
    'a roof shampoo service marked coming soon',
    heading('Roof shampoo: coming soon'),
  ]),
  service(['/service/drywall'], 'drywall', [
    'set a page title and meta description',
    head,
    has(pageTitle, metaDescription),
  ]),
  service(['/service/tile'], 'tile and masonry', [
    '9-image kitchen and bathroom gallery',
    region('Kitchens and bathrooms'),
    holds(9, pictures),
  ]),
  service(['/service/exterior'], 'exterior', [
    'set a page title and meta description',
    head,
    has(pageTitle, metaDescription),
  ]),
  {
    routes: ['/service/exterior'],
    parts: [
      ['lists eight things', within(row('What it includes'), selected('ul')), holds(8, item())],
      ...[
        'Custom decks (certified installers of two composite deck brands)',
        'Siding repair and replacement',
        'Drains and gutters',
        'Power-washing',
        'Windows and doors',
        'Pool house design',
        'Landscaping',
        'Fences and gates',
      ].map((work): Row => [work, item(`${work}:`)]),
    ],
  },
  {
    routes: ['/Andersen'],
    parts: [
      ['banner', mainHeading(inSample(windowsAndDoors).banner.title)],
      [
        'certification advantages',
        region(inSample(windowsAndDoors).advantages.title),
        lists(
          within(selected('li summary'), heading()),
          'Expert craftsmen, Confidence, Exclusive access, Premium products',
        ),
      ],
      [
        'exclusive access with 2-year limited installation warranty and financing',
        item('Exclusive access'),
        says('2-year limited installation warranty', 'financing'),
      ],
      [
        'service list',
        within(region(inSample(windowsAndDoors).services.title), selected('ul')),
        holdsAtLeast(4, item()),
      ],
      ['estimate form', form('/api/estimate'), has(button('Submit Form')), asks(fixedFields)],
      [
        'fixed to its service',
        form('/api/estimate'),
        attributes('value', selected('[name=service]'), 'windows and doors'),
      ],
      [
        'with the select disabled',
        selected('select:disabled'),
        lists(selected('option'), 'Windows and doors'),
      ],
    ],
  },
  {
    routes: ['/ultimate-guide-to-selling-your-home'],
    parts: [
      ['Step 1', region(guide.steps.checklist.title), says('Step one')],
      ['a 30-days-before-listing checklist', region(/days before listing/), says('30 days')],
      [
        'grouped',
        region(guide.steps.checklist.title),
        lists(group(), 'Exterior, Kitchen, Bathrooms, Basement, Bedrooms, Living Areas, Attic, Garage'),
        each(group(), holdsAtLeast(6, selected('li input[type=checkbox]'))),
      ],
      ['Step 2: "Get to work!"', region('Get to work!'), says('Step two')],
      ['Step 3: "Upgrades"', region('Upgrades'), says('Step three')],
      ['with a brand logo carousel', within(region('Upgrades'), group(/Brands/)), holdsAtLeast(4, image())],
      ['and a form', within(region('Upgrades'), form('/contact_process.php')), ...contactForm()],
      ['"Get a Free Estimate"', within(form('/contact_process.php'), group('Get a Free Estimate'))],
    ],
  },
  {
    routes: ['/estimate'],
    title: 'Get a Free Estimate',
    parts: [
      ['title', mainHeading('Get a Free Estimate')],
      ['the form', form('/api/estimate'), ...estimateForm()],
      ['textarea height 100px', head, says(/textarea\{[^}]*block-size:100px/)],
    ],
  },
  {
    routes: ['/estimate/sent'],
    parts: [
      ['Estimate Request Sent!', mainHeading('Estimate Request Sent!')],
      ['and a line more', itself, says('Keep an eye on your inbox - we will get back to you soon!')],
    ],
  },
  {
    routes: ['/404'],
    parts: [
      ['Oops!', mainHeading('Oops!')],
      ["Sorry, that page doesn't exist.", itself, says("Sorry, that page doesn't exist.")],
      ['a link home', within(selected('p'), linkTo('/'))],
      [
        'links',
        selected('header ul'),
        leadTo(link(), '/, /services, /about, /contact, /tips, /testimonials, /estimate'),
      ],
      [
        'a motto section with a button to an external parent-company site',
        region('The Home of the One Call Does it All...'),
        has(link('Get an Estimate', parentSite)),
      ],
      [
        'which says whose it is, to a screen reader too',
        link('Get an Estimate', parentSite),
        describedBy(new URL(parent.url).host),
      ],
      ['a clients logo strip', group('Clients'), holdsAtLeast(5, image())],
    ],
  },
];

/** What the content claims. A business of which other things are true changes them here as well. */
const claims: [claim: string, routes: string[], words: string | RegExp][] = [
  ['one call does it all', ['/', '/about', '/404'], 'One Call Does it All'],
  ['25+ years of experience', ['/', '/about'], '25+ years of experience'],
  ['established 1994', ['/', '/about'], '1994'],
  ['established 2008', ['/about'], '2008'],
  ['emergency service available 24/7', ['/'], /call day or night/i],
  ['emergency service available 24/7', ['/contact', '/tips', '/service/maintenance'], '24/7'],
  // Connecticut registers home improvement contractors.
  [
    'licensed and insured in Westchester, Putnam and Connecticut',
    ['/about'],
    /licensed in Westchester, Putnam\b.*, registered in Connecticut, and insured in all of them/,
  ],
  ['certified installer', ['/'], /certified .* windows, doors, skylights and decking/],
  [
    'of window, door, skylight and decking brands',
    ['/about'],
    /windows Certified .* doors Certified .* skylights Certified .* decking Certified/,
  ],
  ['over 10 years of kitchens and bathrooms', ['/about'], /custom kitchens and bathrooms, over ten years/],
  [
    'over 10 years',
    ['/service/flooring', '/service/tile'],
    /over ten years of custom (?:kitchens and bathrooms|work)/i,
  ],
  [
    '2-year limited installation warranty',
    ['/Andersen'],
    '2-year limited installation warranty and financing',
  ],
  ['showroom in Yorktown Heights', ['/about', '/service/carpentry', '/contact'], 'Yorktown Heights'],
];

/** What all service pages share, around what only this one has. */
function service(routes: [path: string, ...aliases: string[]], value: string, ...own: Row[]): Screen {
  const sidebar = complementary('Services and contact');
  const estimate = `/estimate?service=${encodeURIComponent(value)}`;
  return {
    routes,
    parts: [
      ['breadcrumb header: link', navigation('Breadcrumb'), leadTo(link(), '/, /services')],
      ['breadcrumb header: page name', selected('nav li:last-child[aria-current=page]')],
      ['breadcrumb header: page title', mainHeading()],
      [
        'descriptive text with images',
        article(),
        holdsAtLeast(3, selected('p')),
        has(selected('figure img')),
      ],
      ...own,
      ['sidebar: emergency call button (tel link)', within(sidebar, emergencyLine), says('Emergency')],
      ['sidebar: service links', within(sidebar, navigation('Services')), leadTo(link(), all(servicePages))],
      [
        'with this one marked',
        within(sidebar, selected('[aria-current=page]')),
        attributes('href', itself, routes[0]),
      ],
      ['"Request Service" box', within(sidebar, heading('Request Service'))],
      ['with a "Get an Estimate" button to /estimate', within(sidebar, link('Get an Estimate', estimate))],
      [
        'awards strip',
        within(sidebar, selected('ul:has(img)')),
        lists(image(), 'Accredited Business, Industry Experts, Licenced & Insured'),
      ],
    ],
  };
}

function estimateForm(): Check[] {
  return [
    attributes('method', itself, 'post'),
    asks(estimateFields),
    attributes('value', selected('[name=service] option:not([value=""])'), all(serviceValues)),
    has(button('Submit Form')),
  ];
}

function contactForm(): Check[] {
  return [
    attributes('method', itself, 'post'),
    asks(contactFields),
    saysNot(/required|optional|\*/i),
    has(button('Submit Form')),
  ];
}

/** "Five reviews, each with five stars, a first name or initials and a town"; only the home page counts them. */
function reviews(count: number): Check[] {
  const stars = image('Five stars out of five');
  return [
    holds(count, item()),
    each(item(), holds(1, selected('blockquote:not(:empty)')), isBy(/^[^,]+, [^,]+$/)),
    each(item(), holds(5, within(stars, selected('svg')))),
  ];
}

function describedBy(words: string): Check {
  return (button) => {
    const description = button.ownerDocument.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(textOf(description)).toContain(words);
  };
}

function isBy(name: RegExp): Check {
  return (quote) => expect(textOf(quote.querySelector('figcaption'))).toMatch(name);
}

function all(names: string[]): string {
  return names.join(', ');
}

/** Pages that the specification does not name: the law asks for them, or one of its audiences has no other. */
const pagesBesides = ['/privacy', '/accessibility', '/commercial', ...urgentPages];

/** What a failing test says first. */
const RULE =
  'content/ follows the specification, as the sample does; a folder that says otherwise is named in CONTENT_DIR';

describe(RULE, () => {
  for (const { routes, title, parts } of specification) {
    describe.each(routes)('%s', (route) => {
      if (title) test(`title "${title}"`, () => expect(documentOf(route).title).toBe(title));
      for (const row of parts) test(row[0], () => examine(row, mainOf(route)));

      test('has its parts in this order', () => {
        const main = mainOf(route);
        const places = parts.flatMap(([, find]) => find.in(main).slice(0, 1));
        const inside = places.filter((place) => place !== main && main.contains(place));
        inside.reduce((above, below) => {
          expect(follows(above, below), `“${nameOf(below)}” after “${nameOf(above)}”`).toBe(true);
          return below;
        });
      });
    });
  }

  describe.each(Object.keys(manifest.pages))('header and footer of %s', (route) => {
    const ownBand = pagesWithoutBand.includes(route) ? noBand : band;
    for (const row of [...everyPage, ownBand]) test(row[0], () => examine(row, documentOf(route).body));
  });

  for (const [claim, routes, words] of claims) {
    test.each(routes)(`${claim}, says %s`, (route) => expect(textOf(mainOf(route))).toMatch(words));
  }

  for (const [first = '', ...aliases] of specification.map(({ routes }) => routes)) {
    test.each(aliases)(`%s is the same page as ${first}`, (alias) => {
      expect(documentOf(alias).title).toBe(documentOf(first).title);
      expect(mainOf(alias).innerHTML === mainOf(first).innerHTML).toBe(true);
    });
  }

  test('there is no page that the table does not know', () => {
    const known = new Set([...specification.flatMap(({ routes }) => routes), ...pagesBesides]);
    expect(Object.keys(manifest.pages).sort()).toEqual([...known].sort());
  });
});

function mainOf(route: string): Element {
  const main = documentOf(route).querySelector('main');
  if (!main) throw new Error(`${route} has no main part`);
  return main;
}

function follows(above: Element, below: Element): boolean {
  return above === below || (above.compareDocumentPosition(below) & above.DOCUMENT_POSITION_FOLLOWING) > 0;
}
