import { afterEach, expect, test, vi } from 'vitest';
import { contactForm } from '../contract/forms/contact.ts';
import { estimateForm } from '../contract/forms/estimate.ts';

const forms = { estimate: estimateForm, contact: contactForm };

afterEach(() => {
  vi.doUnmock('./commercial.ts');
  vi.resetModules();
});

test('a page that search engines are told of and that has no words stops the build', async () => {
  vi.resetModules();
  vi.doMock('./commercial.ts', () => ({ commercial: undefined }));
  const { checkContent } = await import('./check.ts');
  expect(() => checkContent(forms)).toThrow(
    'content/commercial.ts needs a correction:\n  (file): expected a page here and "commercial" in pages.ts, or neither',
  );
});

test('what comes with the program needs no correction', async () => {
  const { checkContent } = await import('./check.ts');
  expect(() => checkContent(forms)).not.toThrow();
});
