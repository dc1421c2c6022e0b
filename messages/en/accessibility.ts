import type { Section } from '../../contract/said-of.ts';

type Words = { title: string; lead: string; sections: Section[] };

/** Every number of tests, widths and browsers is compared with the tests themselves by `accessibility.test.ts`. */
export const accessibility: Words = {
  title: 'Accessibility',
  lead: 'This website should work for you however you see, hear, point or type. Here’s what has been tested, what hasn’t, and how to reach us if something gets in your way.',
  sections: [
    {
      title: 'Our goal',
      paragraphs: [
        'We’re working toward level AA of the Web Content Accessibility Guidelines, WCAG 2.2. We don’t claim that every page meets every point of them: a program can check only some, and people have to check the rest.',
        'There’s no accessibility overlay on this site. Your own settings for text size, colors and motion apply.',
      ],
    },
    {
      title: 'What has been tested',
      paragraphs: [
        'More than 250 automated tests use the site in a real browser before a new version goes online. They run in Chromium, the base of Chrome and Edge; menu, forms, gallery and parts of the guide are tested again in Firefox.',
      ],
      points: [
        {
          title: 'Axe on every page',
          text: 'Axe, a program that looks for accessibility errors, goes through all {pages} pages in the light theme and checks their colors again in the dark one. It also looks at open menus, an open picture, a film, and the forms with errors and after sending.',
        },
        {
          title: 'Keyboard',
          text: 'On each page, the Tab key has to reach every link, button and field without getting stuck. On six pages where parts slide or stick, the focus also has to stay in view.',
        },
        {
          title: 'Narrow windows, wider text',
          text: 'Each page is laid out at 6 widths, from 320 to 1,440 pixels, and may not scroll sideways. At 2 of them we also set letters, words and lines wider apart.',
        },
        {
          title: 'Your own colors',
          text: 'With forced colors, as in the contrast themes of Windows, you can still tell which slide is shown, find the arrow of a list and see how far a checklist is done.',
        },
        {
          title: 'Reduced motion',
          text: 'If your device asks for less motion, slides, menus, pictures and pages change without animation.',
        },
        {
          title: 'Without JavaScript',
          text: 'The estimate form can be filled in, corrected and sent. Menus open, and every slide and review is within reach.',
        },
      ],
    },
    {
      title: 'What we know is missing',
      paragraphs: [
        'The tests above are programs. They don’t tell us how it feels to use the site every day with assistive technology.',
      ],
      points: [
        {
          title: 'People',
          text: 'The site hasn’t been tested yet by people who rely on a screen reader, a switch or voice control.',
        },
        {
          title: 'Safari',
          text: 'It hasn’t been tested in Safari. On a phone our price tables are arranged as lists, and VoiceOver may not announce their columns.',
        },
        {
          about: 'films',
          title: 'Films',
          text: 'Our films are silent. A caption of one line says what each shows; there’s no audio description.',
        },
        {
          about: 'map',
          title: 'The map',
          text: 'It loads from openstreetmap.org when you press it, and how it works is up to that site. The address is written beside it.',
        },
      ],
    },
    {
      title: 'Tell us what gets in your way',
      paragraphs: [
        '{reach}. It helps to know the page, what you tried to do and what you use to read it, but you don’t have to tell us about a disability.',
        {
          about: 'phone',
          text: 'We’ll answer you within one business day. Within ten business days, we’ll either fix the problem or tell you what we’ll do and when. Until then, call during office hours and we’ll read you any page and take your request for an estimate.',
          otherwise:
            'We’ll answer you within one business day. Within ten business days, we’ll either fix the problem or tell you what we’ll do and when.',
        },
        {
          about: 'showroom',
          text: 'Relay calls are welcome. The showroom has a step-free entrance from the parking lot; tell us what you need and we’ll have someone at the door.',
          otherwise: 'Relay calls are welcome.',
        },
        'This page was last changed on November 23, 2026.',
      ],
    },
  ],
};
