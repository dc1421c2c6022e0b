import { expect, test } from 'vitest';
import { inWords } from './mistake.ts';
import { readContent } from './read.ts';
import { COMPANY, type Files, sentences } from './testing.ts';

/* What an owner reads of each kind of mistake. */

const table: [what: string, files: Files, sentences: string[]][] = [
  [
    'nothing that names the business',
    { 'company.yaml': '' },
    [
      'company.yaml, line 1, name: found nothing; expected text.',
      'company.yaml, line 1, phone: found nothing; expected one way to be reached: a phone number or an email address.',
    ],
  ],
  [
    'no way to be reached',
    { 'company.yaml': 'name: Ada\n' },
    [
      'company.yaml, line 1, phone: found nothing; expected one way to be reached: a phone number or an email address.',
    ],
  ],
  [
    'hours in the words of a sign',
    {
      'company.yaml': COMPANY,
      'office.yaml': 'hours:\n  monday: early to late\n  friday: [early to noon]\n',
    },
    [
      'office.yaml, line 2, hours > monday: found "early to late"; expected times in brackets, like [[07:30, 12:00], [13:00, 17:00]].',
      'office.yaml, line 3, hours > friday > 1: found "early to noon"; expected two times in brackets, like [07:30, 17:00].',
    ],
  ],
  [
    'a field that is spelled otherwise',
    { 'company.yaml': `${COMPANY}slogn: Fine work\n` },
    ['company.yaml, line 3, slogn: found an unknown field; expected "slogan".'],
  ],
  [
    'a field twice',
    { 'company.yaml': `${COMPANY}name: Bob\n` },
    ['company.yaml, line 3: found "name" a second time; expected each field once.'],
  ],
  [
    'a phone number of another form',
    { 'company.yaml': 'name: Ada\nphone: 914-555-014\n' },
    ['company.yaml, line 2, phone: found "914-555-014"; expected a phone number like "(123) 456-7890".'],
  ],
  [
    'words for a number',
    { 'company.yaml': `${COMPANY}founded: last year\n` },
    ['company.yaml, line 3, founded: found "last year"; expected a number.'],
  ],
  [
    'a year that is none',
    { 'company.yaml': `${COMPANY}founded: 12\n` },
    ['company.yaml, line 3, founded: found 12; expected a year.'],
  ],
  [
    'a text for a list',
    { 'company.yaml': `${COMPANY}licences: Rye\n` },
    ['company.yaml, line 3, licences: found "Rye"; expected a list, each entry behind a dash.'],
  ],
  [
    'an entry without its fields',
    { 'company.yaml': `${COMPANY}profiles:\n  - name: Nextdoor\n` },
    [
      'company.yaml, line 4, profiles > 1 > icon: found nothing; expected text.',
      'company.yaml, line 4, profiles > 1 > url: found nothing; expected a web address like "https://example.com".',
    ],
  ],
  [
    'a text for fields',
    { 'company.yaml': 'Ada\n' },
    ['company.yaml, line 1: found "Ada"; expected fields, each on a line of its own below it.'],
  ],
  [
    'a list for fields',
    { 'company.yaml': '- Ada\n' },
    [
      'company.yaml, line 1: found a list with one entry; expected fields, each on a line of its own below it.',
    ],
  ],
  [
    'a tab',
    { 'company.yaml': `${COMPANY}address:\n\tcity: Rye\n` },
    ['company.yaml, line 4: found a tab; expected spaces in front of a field.'],
  ],
  [
    'a colon within a text',
    { 'company.yaml': `${COMPANY}slogan: Ada: the best\n` },
    [
      'company.yaml, line 3: found a colon within a text; expected quotes around a text that holds a colon and a space.',
    ],
  ],
  [
    'a quote that is not closed',
    { 'company.yaml': `${COMPANY}slogan: "Ada\n` },
    [
      'company.yaml, line 4: found a line that ends too early or is indented otherwise; expected fields of one list indented alike, and each quote and bracket closed, here or above.',
    ],
  ],
  [
    'a brace that is not closed',
    { 'company.yaml': `${COMPANY}slogan: {x\n` },
    [
      'company.yaml, line 4: found a line that ends too early or is indented otherwise; expected fields of one list indented alike, and each quote and bracket closed, here or above.',
    ],
  ],
  [
    'a text that begins with a sign',
    { 'company.yaml': `${COMPANY}slogan: @Ada\n` },
    ['company.yaml, line 3: found a text that begins with @; expected quotes around it.'],
  ],
  [
    'a text that begins with !',
    { 'company.yaml': `${COMPANY}slogan: !important x\n` },
    [
      'company.yaml, line 3: found a tag (!important); expected the value alone, or quotes around it where a text begins with !.',
    ],
  ],
  [
    'a text that begins with &',
    { 'company.yaml': `${COMPANY}slogan: &Sons\n` },
    [
      'company.yaml, line 3: found an anchor or alias (&Sons); expected the value itself, or quotes around it where a text begins with & or *.',
    ],
  ],
  [
    'a number sign in a text',
    { 'company.yaml': `${COMPANY}slogan: We are #1\n` },
    [
      'company.yaml, line 3: found "#1" behind a text, which makes it a comment; expected quotes around the text.',
    ],
  ],
  [
    'a second document',
    { 'company.yaml': `${COMPANY}---\nname: Bob\n` },
    ['company.yaml, line 3: found a second part after ---; expected one part.'],
  ],
  [
    'anchors that explode',
    {
      'company.yaml':
        'a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b]\nd: [*c,*c,*c]\n',
    },
    [
      'company.yaml, line 1: found an anchor or alias (&a); expected the value itself, or quotes around it where a text begins with & or *.',
    ],
  ],
  [
    'a lone alias',
    { 'company.yaml': `${COMPANY}slogan: *best*\n` },
    [
      'company.yaml, line 3: found an anchor or alias (*best*); expected the value itself, or quotes around it where a text begins with & or *.',
    ],
  ],
  [
    'lists without an end',
    { 'company.yaml': `${COMPANY}slogan: ${'['.repeat(20_000)}` },
    ['company.yaml, line 3: found lists within lists without an end; expected plain fields and lists.'],
  ],
  [
    '10 MB',
    { 'company.yaml': `${COMPANY}slogan: ${'x'.repeat(10_000_000)}` },
    ['company.yaml, line 1: found 10.0 MB; expected a file of text with at most 1 MB.'],
  ],
  [
    'a NUL byte',
    { 'company.yaml': `${COMPANY}slogan: a\u0000b\n` },
    ['company.yaml, line 3: found a NUL byte; expected plain text saved as UTF-8.'],
  ],
  [
    'UTF-16',
    { 'company.yaml': Buffer.from(`\ufeff${COMPANY}`, 'utf16le') },
    [
      'company.yaml, line 1: found text saved as UTF-16; expected text saved as UTF-8; choose that where your editor saves it.',
    ],
  ],
  [
    'Latin-1',
    { 'company.yaml': Buffer.from(`${COMPANY}slogan: caf\xe9\n`, 'latin1') },
    [
      'company.yaml, line 3: found letters that are not UTF-8; expected text saved as UTF-8; choose that where your editor saves it.',
    ],
  ],
  [
    'lines that end with a return alone',
    { 'company.yaml': 'name: Ada\rfoundd: 3\remail: a@b.co\r' },
    ['company.yaml, line 2, foundd: found an unknown field; expected "founded".'],
  ],
  [
    'the name of a file spelled otherwise',
    { 'servces.yaml': '' },
    ['servces.yaml, line 1: found an unknown file; expected "services.yaml".'],
  ],
  [
    'another ending',
    { 'terms.yml': '' },
    ['terms.yml, line 1: found an unknown file; expected "terms.yaml".'],
  ],
  [
    'a name that is no address',
    { 'services/Front Doors.md': '' },
    [
      'services/Front Doors.md, line 1: found a file of that name; expected a name like "front-doors.md", which becomes the address of the page.',
    ],
  ],
  [
    'a service without a head',
    { 'services/decks.md': 'We build decks.\n' },
    [
      'services/decks.md, line 1: found no head; expected fields like "name: Decks" between two lines of ---, and the text below them.',
    ],
  ],
  [
    'a field twice in a head',
    { 'services/decks.md': '---\nname: Decks\nname: Porches\n---\n' },
    ['services/decks.md, line 3: found "name" a second time; expected each field once.'],
  ],
  [
    'an unknown field among known ones',
    { 'services/decks.md': '---\nname: Decks\njobs: []\nprice: 3\n---\n' },
    [
      'services/decks.md, line 3, jobs: found a list with 0 entries; expected at least one job.',
      'services/decks.md, line 4, price: found an unknown field; expected one of order, name, service, title, description, summary, aliases, drawing, photo, heading, proof, urgent, van, intro, firstSteps, scope, sample, charges, jobs, detail, review, film, gallery, showroom.',
    ],
  ],
  [
    'jobs without a price',
    {
      'services/decks.md':
        '---\nname: Decks\njobs:\n  - { name: Board, time: 1 day, permit: No, raises: Rot, price: [1, 2] }\n  - { name: Board, time: 1 day, permit: No, raises: Rot, price: [1, 2] }\n  - { name: Board, time: 1 day, permit: No, raises: Rot, price: [1, 2] }\n  - { name: Board, time: 1 day, permit: No, raises: Rot, price: [1, 2] }\n  - { name: Rail, time: 1 day, permit: No, raises: Rot }\n---\n',
    },
    [
      'services/decks.md, line 8, jobs > 5: found fields; expected a price, a shared one ("use") or one in words ("priced"), and only one of them.',
    ],
  ],
  [
    'all that is wrong with a job',
    {
      'services/decks.md':
        '---\nname: Decks\njobs:\n  - {}\n  - { name: Board, time: 1 day, permit: No, raise: Rot }\n  - { name: [3], time: 30 to 40 days with the drying of it, raises: Rot, price: cheap }\n---\n',
    },
    [
      'services/decks.md, line 4, jobs > 1 > name: found nothing; expected what is done, like "New boards on a sound frame, 200 sq. ft.".',
      'services/decks.md, line 4, jobs > 1: found fields; expected a price, a shared one ("use") or one in words ("priced"), and only one of them.',
      'services/decks.md, line 5, jobs > 2 > raise: found an unknown field; expected "raises".',
      'services/decks.md, line 5, jobs > 2: found fields; expected a price, a shared one ("use") or one in words ("priced"), and only one of them.',
      'services/decks.md, line 6, jobs > 3 > name: found a list with one entry; expected text.',
      'services/decks.md, line 6, jobs > 3 > price: found "cheap"; expected one number, or the lower and the higher, like [150, 300].',
      'services/decks.md, line 6, jobs > 3 > time: found "30 to 40 days with the drying of it"; expected at most 30 characters.',
    ],
  ],
  [
    'rules of several fields, beside a field that is missing or unknown',
    {
      'company.yaml': `${COMPANY}licences: [{ number: W-00, registry: "https://a.gov" }]\nfonded: 1994\n`,
      'crew.yaml': 'crew: [{ name: Ada, trade: Tile, calledFor: A stair, figure: tiler }]\n',
      'logos.yaml': 'seals: [{ file: seal, size: [96, 96] }]\n',
      'office.yaml':
        'escalate: { first: 20, second: 10, claimed: 30, urgent: { first: 5, every: 15, until: 10, claimed: 10 } }\n',
      'photos.yaml': 'door: { alt: A door, caption: Oak, measure: { from: [10, 10], to: [80, 80] } }\n',
      'services/decks.md': '---\nname: Decks\ngallery: { text: Ours }\n---\n',
    },
    [
      'company.yaml, line 3, licences > 1 > title: found nothing; expected text.',
      'company.yaml, line 3, licences > 1: found fields; expected your number, or "sample: true".',
      'company.yaml, line 4, fonded: found an unknown field; expected "founded".',
      'crew.yaml, line 1, crew > 1 > since: found nothing; expected a number.',
      'logos.yaml, line 1, seals > 1 > name: found nothing; expected text.',
      'logos.yaml, line 1, seals > 1: found fields; expected "issuer", or "sample: false" for a seal whose words name who gives it out, or "sample: true".',
      'office.yaml, line 1, escalate > beforePromise: found nothing; expected a number.',
      'office.yaml, line 1, escalate: found fields; expected "first" before "second".',
      'office.yaml, line 1, escalate: found fields; expected "urgent.until" from "urgent.every" on.',
      'photos.yaml, line 1, door > measure > text: found nothing; expected text.',
      'photos.yaml, line 1, door > measure: found fields; expected two ends at least 100 px apart: a shorter line cannot be read on a phone.',
      'services/decks.md, line 3, gallery: found fields; expected a shared gallery ("use") or "photos", and not both.',
    ],
  ],
  [
    'a price that no file has',
    {
      'prices.yaml': 'stormVisit: { price: [1, 2], name: Storm, time: 1 hour, permit: No }\n',
      'services/decks.md':
        '---\nname: Decks\njobs:\n  - { use: stormVist, raises: Rot }\n  - { use: stormVist, raises: Rot }\n  - { use: stormVist, raises: Rot }\n  - { use: stormVist, raises: Rot }\n  - { use: stormVist, raises: Rot }\n---\n',
    },
    [
      'services/decks.md, line 4, jobs > 1 > use: found "stormVist"; expected "stormVisit" of the entries of prices.yaml with a name.',
      'services/decks.md, line 5, jobs > 2 > use: found "stormVist"; expected "stormVisit" of the entries of prices.yaml with a name.',
      'services/decks.md, line 6, jobs > 3 > use: found "stormVist"; expected "stormVisit" of the entries of prices.yaml with a name.',
      'services/decks.md, line 7, jobs > 4 > use: found "stormVist"; expected "stormVisit" of the entries of prices.yaml with a name.',
      'services/decks.md, line 8, jobs > 5 > use: found "stormVist"; expected "stormVisit" of the entries of prices.yaml with a name.',
    ],
  ],
  [
    'a figure that no file has',
    {
      'prices.yaml': 'dayVisit: { price: [1, 2] }\n',
      'terms.yaml': 'figures: { visit: { use: dayVist } }\nlist: []\n',
    },
    ['terms.yaml, line 1, figures > visit > use: found "dayVist"; expected "dayVisit" of prices.yaml.'],
  ],
  [
    'a sentence without its figure',
    {
      'terms.yaml':
        'figures: {}\nlist: [{ title: Visit, text: "It costs {visit}." }]\nresponse: [{ title: Now, text: "In {arrival} minutes." }]\n',
    },
    [
      'terms.yaml, line 1, figures: found fields; expected visit.',
      'terms.yaml, line 1, figures: found fields; expected arrival.',
    ],
  ],
  [
    'a gallery and a photograph that no file has',
    {
      'galleries.yaml': 'recent:\n  - dek\n',
      'photos.yaml': 'deck: { alt: A deck, caption: Cedar }\n',
      'services/decks.md': '---\nname: Decks\ngallery: { title: Decks, text: Ours, use: recents }\n---\n',
    },
    [
      'galleries.yaml, line 2, recent > 1: found "dek"; expected "deck" of the photographs of photos.yaml.',
      'services/decks.md, line 3, gallery > use: found "recents"; expected "recent" of galleries.yaml.',
    ],
  ],
  [
    'an area without its license',
    {
      'areas.yaml': '- { name: Rye, licence: Rye license, towns: [Rye] }\n',
    },
    [
      'areas.yaml, line 1, 1 > licence: found "Rye license"; expected one of the licenses of company.yaml: there is none.',
    ],
  ],
  [
    'New York City without its license',
    { 'areas.yaml': '- name: New York City\n' },
    [
      'areas.yaml, line 1, 1 > name: found "New York City"; expected a New York City license among otherLicences in company.yaml, because the city is offered.',
    ],
  ],
  [
    'a link to a page that the folder has no words for',
    {
      'commercial.yaml':
        'title: Agents\nlead: For agents.\nsections: [{ title: Keys, paragraphs: [We keep them.] }]\n',
      'testimonials.yaml':
        'title: Words\nintro: Yours?\nestimate: Ask\nlink: { text: Us, to: /about }\nquotes: []\n',
      'not-found.yaml':
        'title: Gone\ntext: Not here.\nhome: Home\nlinks: [{ text: Work, to: /services }, { text: Agents, to: /commercial }]\ndrawing: { label: this, alt: A house }\nmotto: One call\nbutton: Estimate\nexternal: "Opens {site}"\nclients: Clients\n',
    },
    [
      'not-found.yaml, line 4, links > 1 > to: found "/services"; expected a page that is on your website; this one is made from the files in services/.',
      'testimonials.yaml, line 4, link > to: found "/about"; expected a page that is on your website; this one is made from about.yaml.',
    ],
  ],
  [
    'a choice that the form has not',
    {
      'services.yaml': 'title: All\nlead: Of them.\noptions: [decks]\n',
      'services/decks.md': '---\nname: Decks\nservice: deck\n---\n',
    },
    ['services/decks.md, line 3, service: found "deck"; expected "decks" of the options of services.yaml.'],
  ],
  [
    'a link to nowhere',
    {
      'not-found.yaml':
        'title: Gone\ntext: Not here.\nhome: Home\nlinks: [{ text: Us, to: /contcat }]\ndrawing: { label: this, alt: A house }\nmotto: One call\nbutton: Estimate\nexternal: "Opens {site}"\nclients: Clients\n',
    },
    [
      'not-found.yaml, line 4, links > 1 > to: found "/contcat"; expected the address of a page, like "/contact".',
    ],
  ],
  [
    'the hours of a day',
    {
      'office.yaml':
        'hours:\n  monday: [[8ish, "17:00"]]\n  tuesday: [[9 am, "01:00"]]\n  friday: [[13 pm, "25:00"]]\nholidays: [boxing-day]\n',
    },
    [
      'office.yaml, line 2, hours > monday > 1 > 1: found "8ish"; expected a time like "08:00", or "24:00" for midnight at the end.',
      'office.yaml, line 3, hours > tuesday: found a list with one entry; expected each time to be later than the one before it.',
      'office.yaml, line 4, hours > friday > 1 > 1: found "13 pm"; expected a time like "08:00", or "24:00" for midnight at the end.',
      'office.yaml, line 4, hours > friday > 1 > 2: found "25:00"; expected a time like "08:00", or "24:00" for midnight at the end.',
      'office.yaml, line 5, holidays > 1: found "boxing-day"; expected one of new-year, mlk-day, presidents-day, memorial-day, juneteenth, independence-day, labor-day, columbus-day, veterans-day, thanksgiving, day-after-thanksgiving, christmas-eve, christmas.',
    ],
  ],
  [
    'a sample number that could pass for a real one',
    {
      'company.yaml': `${COMPANY}licences:\n  - { title: A, number: SAMPLE-7, registry: "https://a.gov" }\n  - { title: B, number: W-00, registry: "https://a.gov" }\n  - { title: C, number: W-7, registry: "https://a.gov", sample: true }\n`,
    },
    [
      'company.yaml, line 4, licences > 1: found fields; expected your number, or "sample: true".',
      'company.yaml, line 5, licences > 2: found fields; expected your number, or "sample: true".',
      'company.yaml, line 6, licences > 3: found fields; expected the number of a sample to begin with "SAMPLE-".',
    ],
  ],
  [
    'a person twice',
    {
      'crew.yaml':
        'crew:\n  - { name: Ada, trade: Tile, since: 2004, calledFor: A stair }\n  - { name: Ada, trade: Tile, since: 2004, calledFor: A stair }\n',
    },
    ['crew.yaml, line 1, crew: found a list with 2 entries; expected each name once.'],
  ],
  [
    'people and firms without what has to be known of them',
    {
      'crew.yaml': `crew:\n  - { name: Ada, trade: "", since: 12, calledFor: "${'x'.repeat(111)}" }\n  - { name: Bob, trade: Tile, since: 2004, calledFor: A stair, credential: { word: Diploma, name: EPA } }\nlicensedTrades:\n  - { trade: Gas, name: Ada & Co., holder: Ada, licences: [], calledFor: A boiler }\n`,
    },
    [
      'crew.yaml, line 2, crew > 1 > trade: found ""; expected some text.',
      'crew.yaml, line 2, crew > 1 > since: found 12; expected a year.',
      'crew.yaml, line 2, crew > 1 > calledFor: found "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx… (111 characters)"; expected at most 110 characters.',
      'crew.yaml, line 3, crew > 2 > credential > word: found "Diploma"; expected one of License, Certificate, Card.',
      'crew.yaml, line 5, licensedTrades > 1 > licences: found a list with 0 entries; expected at least one license.',
    ],
  ],
  [
    'figures of the terms that cannot be',
    {
      'terms.yaml':
        'figures: { visit: [245, 165], deposit: 130 }\nlist: [{ title: Visit, text: "It costs $165." }]\nnotFor: { title: Not for, list: [] }\n',
    },
    [
      'terms.yaml, line 1, figures > visit: found a list with 2 entries; expected the lower number first.',
      'terms.yaml, line 1, figures > deposit: found 130; expected at most 100.',
      'terms.yaml, line 2, list > 1 > text: found "It costs $165."; expected no dollar sign; a figure brings its own.',
      'terms.yaml, line 3, notFor > list: found a list with 0 entries; expected at least one.',
    ],
  ],
  [
    'a sentence without the places of its figures',
    {
      'how-soon.yaml':
        'figures: { repair: [3, 1], measure: 5, price: 3, start: [1, 3] }\ntext: "{repair} {price} {start}"\n',
      'services.yaml': 'title: All {service}\nlead: Of them.\n',
    },
    [
      'how-soon.yaml, line 1, figures > repair: found a list with 2 entries; expected the lower number first.',
      'how-soon.yaml, line 2, text: found "{repair} {price} {start}"; expected {repair} and {measure} and {price} and {start} in it.',
      'services.yaml, line 1, title: found "All {service}"; expected nothing in braces but {services}.',
    ],
  ],
  [
    'figures that the terms do not have, on the home page, the page about us and above the prices',
    {
      'about.yaml': 'title: About\ncontract: { text: "At most {deposit}% down" }\n',
      'home.yaml': 'slides: [{ title: A }]\nemergency: { title: Call, text: "There in {arrival} minutes" }\n',
      'services.yaml': 'title: Work\nlead: Of ours.\ncharges: "A visit is {visit}."\n',
      'services/decks.md': '---\nname: Decks\ncharges: "A visit is {visit}."\n---\n',
      'terms.yaml': 'figures: { hour: [115, 195] }\nlist: []\n',
    },
    [
      'about.yaml, line 2, contract > text: found a sentence with {deposit}; expected figures > deposit in terms.yaml.',
      'home.yaml, line 2, emergency > text: found a sentence with {arrival}; expected figures > arrival in terms.yaml.',
      'services.yaml, line 3, charges: found a sentence with {visit}; expected figures > visit in terms.yaml.',
      'services/decks.md, line 3, charges: found a sentence with {visit}; expected figures > visit in terms.yaml.',
    ],
  ],
  [
    'first steps that lead nowhere',
    {
      'services/leaks.md': '---\nname: Leaks\nfirstSteps: { text: Now, to: "#wet-attic" }\n---\n',
      'services/roofs.md': '---\nname: Roofs\nfirstSteps: { text: Leaks, to: /service/leak }\n---\n',
    },
    [
      'services/leaks.md, line 3, firstSteps > to: found "#wet-attic"; expected a heading that the text itself links to, too.',
      'services/roofs.md, line 3, firstSteps > to: found "/service/leak"; expected the address of a page, like "/service/leaks".',
    ],
  ],
  [
    'a job on the page for agents that its service does not have',
    {
      'commercial.yaml':
        'title: Agents\nlead: For agents.\nservice: /service/decks\njobs: [Board, Bord]\nsections: [{ title: Keys, paragraphs: [We keep them.] }]\n',
      'services/decks.md':
        '---\nname: Decks\njobs:\n  - { name: Board, time: 1 day, permit: No, raises: Rot, price: [1, 2] }\n---\n',
    },
    ['commercial.yaml, line 4, jobs > 2: found "Bord"; expected "Board" of the jobs of its service.'],
  ],
  [
    'a schedule with too many jobs, two of them for the card, and prices that are none',
    {
      'services/decks.md': `---\nname: Decks\njobs:\n${'  - { name: Board, time: 1 day, permit: No, raises: Rot, price: [1, 2] }\n'.repeat(10)}---\n`,
      'services/tile.md': `---\nname: Tile\njobs:\n${'  - { name: Board, short: Board, time: 1 day, permit: No, raises: Rot, price: [1, 2] }\n'.repeat(5)}---\n`,
      'services/trim.md': `---\nname: Trim\njobs:\n  - { name: Board, time: 1 day, permit: No, raises: Rot, price: [2, 1] }\n  - { name: Board, time: 1 day, permit: No, raises: Rot, price: [0, 1] }\n  - { name: Board, time: 1 day, permit: No, raises: Rot, price: [1, 2], priced: Hourly }\n${'  - { name: Board, time: 1 day, permit: No, raises: Rot, price: [1, 2] }\n'.repeat(2)}---\n`,
    },
    [
      'services/decks.md, line 3, jobs: found a list with 10 entries; expected at most nine jobs.',
      'services/tile.md, line 3, jobs: found a list with 5 entries; expected a short name ("short") at one job at most: its price is on the card.',
      'services/trim.md, line 4, jobs > 1 > price: found a list with 2 entries; expected the lower number first.',
      'services/trim.md, line 5, jobs > 2 > price > 1: found 0; expected a number of more than 0.',
      'services/trim.md, line 6, jobs > 3: found fields; expected a price, a shared one ("use") or one in words ("priced"), and only one of them.',
    ],
  ],
  [
    'a detail with four labels, one that is not drawn, and a review of no job',
    {
      'services/decks.md':
        '---\nname: Decks\ndetail: { drawing: sill-pan, title: Pan, scale: None, prevents: Rain, labels: { door: A, jamb: B, end: C, sill: D } }\nreview: { name: Ada, town: Rye, job: "", year: 2024, text: Good }\n---\n',
      'services/tile.md':
        '---\nname: Tile\ndetail: { drawing: pan, title: Pan, scale: None, prevents: Rain, labels: { a: A } }\n---\n',
    },
    [
      'services/decks.md, line 3, detail > labels: found fields; expected a label for each of door, jamb, end, sill, front, stoop.',
      'services/decks.md, line 4, review > job: found ""; expected some text.',
      expect.stringMatching(
        /^services\/tile\.md, line 3, detail > drawing: found "pan"; expected one of dishwasher-connections, /,
      ),
    ],
  ],
  [
    'a seal that does not say who gives it out',
    { 'logos.yaml': 'seals:\n  - { name: Accredited, file: seal, size: [96, 96] }\n' },
    [
      'logos.yaml, line 2, seals > 1: found fields; expected "issuer", or "sample: false" for a seal whose words name who gives it out, or "sample: true".',
    ],
  ],
  [
    'a dimension line that a phone cannot show',
    {
      'photos.yaml':
        'door: { alt: A door, caption: Oak, measure: { text: 3 ft., from: [10, 10], to: [80, 80] } }\nsill: { alt: A sill, caption: Oak, measure: { text: 3 ft., from: [10, 10], to: [10, -200] } }\n',
    },
    [
      'photos.yaml, line 1, door > measure: found fields; expected two ends at least 100 px apart: a shorter line cannot be read on a phone.',
      'photos.yaml, line 2, sill > measure > to > 2: found -200; expected a number of at least 0.',
    ],
  ],
  [
    'a drawing that the program has not',
    { 'services/gutters.md': '---\nname: Gutters\ndrawing: chimney\n---\n' },
    [
      'services/gutters.md, line 3, drawing: found "chimney"; expected one of andersen, carpentry, decks, drywall, exterior, flooring, front-doors, gutters, installation, maintenance, mechanical-repairs, painting, power-washing, roofing, safety-and-mobility, skylights, tile.',
    ],
  ],
  [
    'a picture that is described and not there, one that is neither, and a link, in a text below a wrong head',
    {
      'photos.yaml': 'shop: { alt: A shop, caption: The shop }\nboot: { alt: A boot, caption: The boot }\n',
      'photos/shop.jpg': '',
      'services/roofs.md':
        '---\nname: [3]\n---\n::figure{photo=boot}\n\n::figure{photo=vent}\n\n[Ask](/contct)\n',
    },
    [
      'photos.yaml, line 2, boot: found no such picture; expected a file photos/boot.jpg, or nothing about it here.',
      'services/roofs.md, line 2, name: found a list with one entry; expected text.',
      'services/roofs.md, line 6: found "vent"; expected one of the photographs of photos.yaml.',
      'services/roofs.md, line 8: found "/contct"; expected the address of a page, like "/contact".',
    ],
  ],
  [
    'several files at once',
    {
      'company.yaml': 'name: Ada\n',
      'reviews.yaml': 'Good\n',
      'services/decks.md': '---\nname: [3]\n---\n<b>x</b>\n',
    },
    [
      'company.yaml, line 1, phone: found nothing; expected one way to be reached: a phone number or an email address.',
      'reviews.yaml, line 1: found "Good"; expected a list, each entry behind a dash.',
      'services/decks.md, line 2, name: found a list with one entry; expected text.',
      'services/decks.md, line 4: found HTML (<b>); expected Markdown: **bold**, [a link](/contact), ## a heading.',
    ],
  ],
];

test.each(table)('%s', (_, files, expected) => expect(sentences(files)).toEqual(expected));

test('a folder that there is not, or one without company.yaml', () => {
  expect(readContent('/nowhere').mistakes.map(inWords)).toEqual([
    '/nowhere, line 1: found no such folder; expected a folder with company.yaml in it.',
  ]);
  expect(readContent('contract').mistakes.map(inWords)).toContain(
    'company.yaml, line 1: found no such file; expected a file with the name of the business and its phone number or email address.',
  );
});
