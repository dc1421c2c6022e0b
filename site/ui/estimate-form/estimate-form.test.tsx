import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContentContext } from '../../content/use-content.ts';
import { StaticRouter } from '../../navigation/router.tsx';
import { pageContent } from '../../testing/sample-content.ts';
import { EstimateForm } from './estimate-form.tsx';

function markupOf(form: ReactElement): string {
  return renderToStaticMarkup(
    <ContentContext value={pageContent}>
      <StaticRouter location="/Andersen">{form}</StaticRouter>
    </ContentContext>,
  );
}

test('a service that is passed in fixes the select, and is sent although a disabled select sends nothing', () => {
  const html = markupOf(<EstimateForm variant="inline" service="windows and doors" />);
  const select = /<select[^>]*>.*?<\/select>/.exec(html)?.[0] ?? '';
  expect(select).toContain('disabled');
  expect(select.match(/<option/g)).toHaveLength(1);
  expect(select).toContain('Windows and doors');
  expect(select).not.toContain('name=');
  expect(select).not.toContain('required');
  expect(html).toContain('<input type="hidden" name="service" value="windows and doors"/>');
});

test('a fixed select says why, and where another service can be chosen', () => {
  const html = markupOf(<EstimateForm variant="inline" service="windows and doors" />);
  const [, hint = ''] = /<select[^>]*aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`id="${hint}">Other jobs\\? List them.*?<a href="/estimate"`));
  expect(markupOf(<EstimateForm variant="inline" />)).not.toContain('Other jobs?');
});

test('the form posts by itself: method, address, names, required and limits are in its HTML', () => {
  const html = markupOf(<EstimateForm variant="page" />);
  expect(html).toMatch(/<form[^>]*action="\/api\/estimate" method="post"/);
  expect(html).not.toContain('novalidate');
  for (const name of ['first_name', 'last_name', 'email', 'service', 'description']) {
    expect(html).toMatch(new RegExp(`<(input|select|textarea)[^>]*required=""[^>]*name="${name}"`));
  }
  expect(html).not.toMatch(/required=""[^>]*name="phone"/);
  // A plain text field with only a required check, as the specification has it.
  expect(html).toMatch(/<input type="text"[^>]*name="email"/);
  expect(html).toMatch(/name="description"[^>]*maxLength="5000"/);
  expect(html).toContain('>Submit Form</button>');
});

test('the help beside a field is tied to it', () => {
  const html = markupOf(<EstimateForm variant="page" />);
  const hint = /<textarea[^>]*aria-describedby="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(html).toContain(`id="${hint}">Your town or ZIP, all you need done, and by when.`);
});

test('the field for programs is in the HTML, out of reach for everybody else', () => {
  const html = markupOf(<EstimateForm variant="page" />);
  const hidden = /<div class="[^"]*" aria-hidden="true">.*?<\/div>/.exec(html)?.[0] ?? '';
  expect(hidden).toMatch(/<label for="([^"]+)">Leave this empty<\/label><input type="text" id="\1"/);
  expect(hidden).toContain(
    'tabindex="-1" autoComplete="off" data-1p-ignore="true" data-bwignore="true" data-lpignore="true" data-form-type="other" name="website"/>',
  );
});

test('the page that the form is on is sent along', () => {
  const html = markupOf(<EstimateForm variant="inline" />);
  expect(html).toContain('<input type="hidden" name="page" value="/Andersen"/>');
});
