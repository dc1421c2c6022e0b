import type { Section } from '../../contract/said-of.ts';

type Words = { title: string; lead: string; sections: Section[] };

/**
 * What is said of tests is true of the program, whatever a business has on its pages, and counts nothing. Nothing here is promised
 * in the name of the business.
 */
export const accessibility: Words = {
  title: 'Accessibility',
  lead: 'This website should work for you however you see, hear, point or type.',
  sections: [
    {
      title: 'The goal',
      paragraphs: [
        'The goal is level AA of the Web Content Accessibility Guidelines, WCAG 2.2. We don’t claim that every page meets every point: a program can check only some; people have to check the rest.',
        'There’s no accessibility overlay on this site. Your own settings for text size, colors and motion apply.',
      ],
    },
    {
      title: 'What has been tested',
      paragraphs: [
        'Automated tests use this website’s program in a real browser, on a site made for testing. They run in Chromium, the base of Chrome and Edge; menu and forms are tested again in Firefox.',
      ],
      points: [
        {
          title: 'Axe on every page',
          text: 'Axe, a program that looks for accessibility errors, goes through each page in the light theme and checks its colors again in the dark one. It also looks at open menus, and at the forms with errors and after sending.',
        },
        {
          title: 'Keyboard',
          text: 'On each page, the Tab key has to reach every link, button and field without getting stuck. Where parts slide or stay on screen, the focus also has to stay in view.',
        },
        {
          title: 'Narrow windows, wider text',
          text: 'Each page is laid out in windows from a small phone’s to a large screen’s, and may not scroll sideways. Letters, words and lines are set wider apart, too.',
        },
        {
          title: 'Your own colors',
          text: 'With Windows contrast themes, your selections and the arrow of a list stay visible.',
        },
        {
          title: 'Reduced motion',
          text: 'If your device asks for less motion, pages, menus and pictures change without animation.',
        },
        {
          title: 'Without JavaScript',
          text: 'The estimate form can be filled in, corrected and sent. Menus open, and nothing that slides is out of reach.',
        },
      ],
    },
    {
      title: 'What we know is missing',
      paragraphs: [],
      points: [
        {
          title: 'People',
          text: 'The tests don’t include people who rely on a screen reader, a switch or voice control.',
        },
        { title: 'Safari', text: 'They don’t include Safari.' },
        {
          about: 'prices',
          title: 'Price tables',
          text: 'On a phone they’re arranged as lists, and VoiceOver may not announce their columns.',
        },
        {
          about: 'films',
          title: 'Films',
          text: 'A one-line caption says what each shows; there’s no audio description.',
        },
        {
          about: 'map',
          title: 'The map',
          text: 'It loads from openstreetmap.org when you press it, and we don’t control how it works. The address is beside it.',
        },
      ],
    },
    {
      title: 'Tell us what gets in your way',
      paragraphs: [
        '{reach}. It helps to know the page, what you tried to do and what you use to read it, but you don’t have to tell us about a disability.',
        {
          about: 'phone',
          text: 'You can also ask for an estimate by phone, and relay calls are welcome.',
        },
      ],
    },
  ],
};
