import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { problemPage } from '../../server/intake/problem-page.ts';
import { formDefinitions } from '../../server/leads/forms.ts';
import { manifest, pages } from './site.ts';

const jar = fileURLToPath(new URL('build/dist/vnu.jar', import.meta.resolve('vnu-jar')));
const java = findJava();
const folder = mkdtempSync(join(tmpdir(), 'one-call-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

if (!java) {
  console.log('The Nu checker was skipped, for it needs Java 11 or later; install one or set JAVA_HOME.');
}

test.skipIf(!java)(
  'the Nu checker finds no error and no warning in any page, built or answered',
  () => {
    for (const { file, html } of [...pages, ...problemPages()]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), withoutStyleSheet(html));
    }
    // One machine for all pages, which compiles little: the run is too short to get that time back.
    const options = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-jar', jar];
    const { stdout, stderr } = spawnSync(java ?? '', [...options, '--format', 'json', '--stdout', folder], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    if (!stdout) throw new Error(stderr);
    const { messages }: { messages: Finding[] } = JSON.parse(stdout);
    // Notes that are neither are about style, such as the stroke that React writes at the end of <br/>.
    const wrong = messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning');
    expect(
      wrong.map(
        ({ url = '', message, extract }) => `${relative(`file:${folder}`, url)}: ${message} in ${extract}`,
      ),
    ).toEqual([]);
  },
  120_000,
);

type Finding = { type: string; subType?: string; message: string; url?: string; extract?: string };

/**
 * The checker's grammar of CSS ends before container queries and view transitions, and it reads only the markup for
 * us: the build parses the style sheet.
 */
function withoutStyleSheet(html: string): string {
  return html.replace(/<style[^>]*>.*?<\/style>/s, '<style></style>');
}

/** What the server answers to a browser without script when something is wrong: with each form, and with none. */
function problemPages() {
  const typed = { email: '"quoted" <ada@customer.example>', description: 'Two\nlines & more' };
  const refused = { status: 422, message: '', typed };
  const errors = { email: 'Please enter your email address.', message: 'Please write a message.' };
  return Object.entries({
    'estimate-refused': { ...refused, form: formDefinitions().estimate, errors },
    'contact-refused': { ...refused, form: formDefinitions().contact, errors },
    'estimate-failed': { status: 503, message: '', form: formDefinitions().estimate, typed },
    'too-often': { status: 429, message: 'Wait a minute.' },
  }).map(([name, problem]) => ({
    file: `problems/${name}.html`,
    html: problemPage(manifest.shell, problem),
  }));
}

/** The Java of JAVA_HOME or of the path, if it is one that the checker runs on. */
function findJava(): string | undefined {
  const { JAVA_HOME } = process.env;
  return [...(JAVA_HOME ? [join(JAVA_HOME, 'bin/java')] : []), 'java'].find((command) => {
    const { stderr = '' } = spawnSync(command, ['-version'], { encoding: 'utf8' });
    return Number(/version "(\d+)/.exec(stderr ?? '')?.[1]) >= 11;
  });
}
