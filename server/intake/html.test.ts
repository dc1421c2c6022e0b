import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { escapeHtml } from '../formats/visible-text.ts';
import { filledHtml, html } from './html.ts';

test('what means something in HTML is written as React writes it', () => {
  const text = `<b>"kids' rooms" & more</b>`;
  expect(`<p>${escapeHtml(text)}</p>`).toBe(renderToStaticMarkup(createElement('p', null, text)));
});

test('a sentence is escaped around the markup in its places', () => {
  const link = html`<a href="/">${'A & B'}</a>`;
  expect(filledHtml('Heat & water? {link}', { link }).text).toBe(
    'Heat &amp; water? <a href="/">A &amp; B</a>',
  );
});
