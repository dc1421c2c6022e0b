import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  formatReference,
  LIMITED_REACH,
  LINK_PLACE,
  PROMISE_PLACE,
  REFERENCE_PLACE,
  sentPage,
  sentPageFor,
  URGENCY_LEVELS,
} from '../../contract/answer.ts';
import { first, pages, serviceOptions } from '../../contract/content/current.ts';
import { estimateForm } from '../../contract/forms/estimate.ts';
import { FORMS } from '../../contract/lead.ts';
import { SHELL_BODY, SHELL_TITLE, type SiteManifest } from '../../contract/site-manifest.ts';

const REFERENCE_MARKUP = `<p data-reference="${REFERENCE_PLACE}">Your reference <strong>${formatReference(REFERENCE_PLACE)}</strong></p><p data-promise="${PROMISE_PLACE}">You’ll hear from us ${PROMISE_PLACE}.</p><a href="${LINK_PLACE}">See it</a>`;

/** As React renders it: the first option is selected. */
const SERVICE_MARKUP = `<select name="service"><option value="" selected="">Choose</option>${serviceOptions.map((service) => `<option value="${service}">${service}</option>`).join('')}</select>`;

const FORM_MARKUP = `<form action="${estimateForm.action}" method="post">${estimateForm.fields.map(({ name }) => (name === 'service' ? SERVICE_MARKUP : `<input name="${name}">`)).join('')}</form>`;

const STYLE_HASH = "'sha256-style='";

const page = (file: string, status: 200 | 404 = 200) => ({ file, status, styleHash: STYLE_HASH });

/** A small site with one page or file of each kind that the server treats differently. */
export const manifest: SiteManifest = {
  siteUrl: 'http://localhost:3000',
  pages: {
    '/': page('index.html'),
    '/home': page('home.html'),
    '/about': page('about.html'),
    '/contact': page('contact.html'),
    '/contact/sent': page('contact/sent.html'),
    '/contact/sent/danger': page('contact/sent/danger.html'),
    '/contact/sent/urgent': page('contact/sent/urgent.html'),
    '/ultimate-guide-to-selling-your-home': page('ultimate-guide-to-selling-your-home.html'),
    '/Andersen': page('Andersen.html'),
    '/service/safety-and-mobility': page('service/safety-and-mobility.html'),
    '/estimate': page('estimate.html'),
    '/estimate/sent': page('estimate/sent.html'),
    '/estimate/sent/danger': page('estimate/sent/danger.html'),
    '/estimate/sent/urgent': page('estimate/sent/urgent.html'),
    '/404': page('404.html', 404),
  },
  redirects: { '/service/safety-and-mobility-mobility': '/service/safety-and-mobility' },
  scriptHashes: ["'sha256-script='"],
  shellStyleHash: STYLE_HASH,
  myScript: '/assets/my-1a2b3c.js',
  sentPages: Object.fromEntries(
    FORMS.flatMap((form) => [undefined, ...URGENCY_LEVELS].map((urgency) => sentPage(form, urgency)))
      .flatMap((path) => [undefined, ...LIMITED_REACH].map((reach) => sentPageFor(path, reach)))
      .map((name) => [name, `<!doctype html><title>${name}</title>${REFERENCE_MARKUP}`]),
  ),
  hasSamples: false,
  shell: `<!doctype html><html lang="en"><head><title>${SHELL_TITLE}</title></head><body><main>${SHELL_BODY}</main></body></html>`,
};

/** What the build makes for the office. */
const OFFICE_FILES: Record<string, string> = {
  'manifest.json': JSON.stringify({ 'style.css': { file: 'office/assets/style-1a2b3c.css' } }),
  'script.json': JSON.stringify({
    'office/live/browser/live.ts': { file: 'office/assets/live-4d5e6f.js' },
    'office/lead/browser/photos.ts': { file: 'office/assets/photos-7a8b9c.js' },
  }),
  'office/assets/live-4d5e6f.js': 'console.log("hello");\n'.repeat(50),
  'office/assets/style-1a2b3c.css': 'body { color: black; }\n'.repeat(50),
};

const PICTURE = Buffer.from('89504e470d0a1a0a', 'hex');

const FILES: Record<string, string | Buffer> = {
  'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'captcha/altcha.js': 'export const solve = 1;\n',
  'assets/start-1a2b3c.js': 'console.log("hello");\n'.repeat(50),
  'assets/house-4d5e6f.png': PICTURE,
  'favicon.ico': PICTURE,
  'robots.txt': 'User-agent: *\n',
  '.well-known/security.txt': 'Contact: mailto:office@oakhand.example\n',
  'site.webmanifest': '{}',
  'speculation-rules.json': '{"prefetch":[]}',
};

/** Writes the site into a folder, as the real build does; `changes` are to what the build says of it. */
export async function buildSite(buildDir: string, changes: Partial<SiteManifest> = {}) {
  const pages = Object.values(manifest.pages).map(({ file }) => [file, pageText(file)] as const);
  await write(join(buildDir, 'site/public'), [...pages, ...Object.entries(FILES)]);
  await write(join(buildDir, 'office'), Object.entries(OFFICE_FILES));
  await writeFile(join(buildDir, 'site/content.json'), JSON.stringify(first));
  await writeFile(join(buildDir, 'site/site.json'), JSON.stringify({ ...manifest, ...changes }));
}

async function write(folder: string, files: (readonly [name: string, content: string | Buffer])[]) {
  for (const [name, content] of files) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** Long enough to be worth compressing. */
export function pageText(file: string): string {
  const isForm = file === 'estimate.html';
  const [title, form] = isForm ? [pages.estimate?.title ?? file, FORM_MARKUP] : [file, ''];
  return `<!doctype html><title>${title}</title>${form}${'<p>One call does it all.</p>'.repeat(40)}`;
}
