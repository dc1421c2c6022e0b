import type { Locator, Page } from '@playwright/test';
import { form as formWords } from '../../messages/en/form.ts';
import { expect, hydrated, test } from '../journey.ts';
import { type RunningServer, storedMessages, storedRequests } from '../running-server.ts';
import { company } from '../sample.ts';
import { request } from './estimate-form.ts';
import { holdScript } from './network.ts';
import { open } from './page-storage.ts';

// Browser extensions and translators change a page before and after its script comes. Each test also fails when React
// complains, and when a boundary shows that the page broke.

const GUIDE = '/ultimate-guide-to-selling-your-home';

/** What runs in the page. Their elements have the class `foreign`. */
const strangers: Record<string, () => void> = {
  'an icon beside each field': () => {
    for (const field of document.querySelectorAll('input, select, textarea')) {
      const icon = Object.assign(document.createElement('div'), { className: 'foreign' });
      field.after(
        icon,
        Object.assign(document.createElement('input'), { type: 'hidden', className: 'foreign' }),
      );
    }
  },
  'a wrapped form': () => {
    for (const form of document.forms) {
      const wrapper = Object.assign(document.createElement('div'), { className: 'foreign' });
      form.replaceWith(wrapper);
      wrapper.append(form);
    }
  },
  'wrapped phone links': () => {
    for (const link of document.querySelectorAll('a[href^="tel:"]')) {
      const wrapper = Object.assign(document.createElement('span'), { className: 'foreign' });
      link.replaceWith(wrapper);
      const inner = Object.assign(document.createElement('span'), { className: 'foreign' });
      inner.append(...link.childNodes);
      link.append(inner, '☎');
      wrapper.append(link, '☎');
    }
  },
  'elements and attributes everywhere': () => {
    for (const place of [
      document.head,
      document.body,
      ...document.querySelectorAll('header, main, fieldset'),
    ]) {
      for (const tag of ['div', 'a', 'p', 'header', 'meta'])
        place.prepend(Object.assign(document.createElement(tag), { className: 'foreign' }));
    }
    document.documentElement.append(Object.assign(document.createElement('div'), { className: 'foreign' }));
    for (const element of document.querySelectorAll<HTMLElement>('html, body, form, input, label')) {
      element.dataset.foreign = '';
      element.style.outlineColor = 'red';
    }
  },
  'a translator that moves text': () => translate('move'),
  'a translator that replaces text': () => translate('replace'),
  'a translator that rewrites text': () => translate('rewrite'),
};

declare function translate(way: 'move' | 'replace' | 'rewrite'): void;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      /** "«Text»" for "Text", also where text appears later. */
      translate(way: 'move' | 'replace' | 'rewrite') {
        document.documentElement.lang = 'es';
        document.documentElement.classList.add('translated-ltr');
        const translateAll = () => {
          const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
          const found: Text[] = [];
          while (texts.nextNode()) found.push(texts.currentNode as Text);
          for (const text of found) {
            const isText = text.data.trim() && !text.data.includes('«');
            if (isText && !text.parentElement?.closest('script, style, noscript, textarea, [translate=no]'))
              translateOne(text);
          }
        };
        const translateOne = (text: Text) => {
          const translation = `«${text.data.trim()}» `;
          if (way !== 'rewrite' && !text.parentElement?.closest('head, option')) {
            const font = Object.assign(document.createElement('font'), { className: 'foreign' });
            text.replaceWith(font);
            font.append(document.createElement('font'));
            font.firstChild?.appendChild(way === 'move' ? text : document.createTextNode(translation));
          }
          text.data = translation;
        };
        translateAll();
        new MutationObserver(translateAll).observe(document.body, {
          childList: true,
          subtree: true,
          characterData: true,
        });
      },
    });
  });
});

const cases: [name: string, acts: (() => void)[], paths: string[]][] = [
  ...Object.entries(strangers).map(([name, act]): (typeof cases)[number] => [name, [act], ['/estimate']]),
  // One translator is enough.
  ['all at once', Object.values(strangers).slice(0, -2), ['/', '/Andersen', '/contact', GUIDE]],
];

for (const [name, acts, paths] of cases) {
  for (const path of paths) {
    test(`words, caret and translation outlast hydration on ${path}: ${name}`, {
      tag: '@firefox',
    }, async ({ page, server }) => {
      const { form, answers, field, stored } = visit(page, path, `${name}${path}`, server);
      // At night, as the pages are prerendered: by day the bar has other words.
      await page.clock.setFixedTime('2026-08-20T01:00:00Z');
      const release = await holdScript(page);
      await page.goto(path);
      for (const act of acts) await page.evaluate(act);
      await type(form, answers);
      await setCaret(field);
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('.foreign')) element.classList.add('early');
      });
      const before = await shownOf(page, form);
      release();
      await hydrated(page);
      await expectTyped(form, answers);
      await expectCaret(field);
      expect(await shownOf(page, form)).toEqual(before);
      await expectSent(page, form, stored);
    });
  }
}

test('the bar goes over from the emergency line to the open office in a translated page, too', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.clock.install({ time: new Date('2026-08-19T15:00:00Z') });
  await page.setViewportSize({ width: 390, height: 740 });
  const release = await holdScript(page);
  await page.goto('/contact');
  await page.evaluate(() => translate('replace'));
  const call = page.getByRole('navigation').locator('a[href^="tel:"]').last();
  await expect(call).toContainText(company.emergencyPhone ?? '');
  release();
  await expect(call).toContainText(company.phone);
  await expect(call).toHaveAttribute('href', `tel:+1${company.phone.replace(/\D/g, '')}`);
});

test.describe('a page that was changed before it was read to its end', () => {
  // React reports that it has to render the page again; Firefox gives only the kind of an error.
  test.use({ expectedErrors: /React error #418|^console: Error$/ });

  test('gets back the answers, the caret and the theme', { tag: '@firefox' }, async ({ page, server }) => {
    const { form, answers, field, stored } = visit(page, '/estimate', 'parsed', server);
    await page.addInitScript(() => {
      new MutationObserver((_records, observer) => {
        const label = document.querySelector('form label');
        if (!label) return;
        observer.disconnect();
        label.after(document.createElement('div'));
      }).observe(document, { childList: true, subtree: true });
    });
    const release = await holdScript(page);
    await page.goto('/estimate');
    await expect(form.locator('label + div')).toBeAttached();
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    await type(form, answers);
    await setCaret(field);
    release();
    // Typing over the selection continues while the page is rendered again.
    await page.keyboard.type('dawkins', { delay: 30 });
    await hydrated(page);
    await expectTyped(form, { ...answers, last_name: 'Odawkinsfor' });
    await expect(field).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectSent(page, form, stored);
  });
});

for (const [name, act] of Object.entries(strangers)) {
  test(`a form goes on after hydration: ${name}`, { tag: '@firefox' }, async ({ page, server }) => {
    const { form, answers, stored } = visit(page, '/estimate', `later ${name}`, server);
    await open(page, '/estimate');
    await page.evaluate(act);
    const email = form.locator('[name=email]');
    await email.pressSequentially('ada@gamil.com');
    await email.press('Tab');
    await expect(form.getByText('ada@gmail.com')).toBeVisible();
    await email.press('End');
    await email.pressSequentially('x');
    await expect(form.getByText('ada@gmail.com')).toHaveCount(0);
    await form.locator('button[type=submit]').click();
    await expect(form.getByRole('alert')).toContainText(formWords.summaryTitle);
    await type(form, answers);
    await expect(form.getByRole('alert')).toHaveCount(0);
    await expectTyped(form, answers);
    await expectSent(page, form, stored);
    await page.getByRole('contentinfo').locator('a[href="/about"]').click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('About Us');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

/** The form of a page, what is typed into it, the field with the caret, and what arrived. */
function visit(page: Page, path: string, name: string, server: RunningServer) {
  const email = `${name.replaceAll(/\W/g, '')}@customer.example`;
  const isContact = path === '/contact' || path === GUIDE;
  const { service: _, ...words } = request;
  const answers: Record<string, string> = isContact
    ? { name: 'Grace', lname: 'Osei', email, message: 'It drags.\nSince May.' }
    : { ...words, email };
  const form = page.locator(
    isContact ? 'form[action="/contact_process.php"]' : 'form[action="/api/estimate"]',
  );
  return {
    form,
    answers,
    field: form.locator(isContact ? '[name=lname]' : '[name=last_name]'),
    stored: () => (isContact ? storedMessages : storedRequests)(server, email),
  };
}

/** By the names of the fields, because their labels may be in another language. */
async function type(form: Locator, answers: Record<string, string>): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) await form.locator(`[name=${name}]`).fill(answer);
  const service = form.locator('select:enabled');
  if ((await service.count()) > 0) await service.selectOption(request.service);
}

async function expectTyped(form: Locator, answers: Record<string, string>): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    await expect(form.locator(`[name=${name}]`), name).toHaveValue(answer);
  }
  const service = form.locator('select:enabled');
  if ((await service.count()) > 0) await expect(service).toHaveValue(request.service);
}

async function setCaret(field: Locator): Promise<void> {
  await field.focus();
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 3));
}

async function expectCaret(field: Locator): Promise<void> {
  await expect(field).toBeFocused();
  const { start, end } = await field.evaluate((input: HTMLInputElement) => ({
    start: input.selectionStart,
    end: input.selectionEnd,
  }));
  expect([start, end]).toEqual([1, 3]);
}

/** The texts that hydration has no reason to change, and how many elements the strangers have added by now. */
async function shownOf(page: Page, form: Locator) {
  return {
    labels: await form.locator('label, legend, button[type=submit]').allTextContents(),
    headings: await page.locator('h1, h2').allTextContents(),
    language: await page.locator('html').getAttribute('lang'),
    // The bar tells the hour once there is a clock.
    foreign: await page.locator('.foreign.early:not(nav a > span *)').count(),
  };
}

/** Sends the form, and expects it to be stored once and acknowledged. */
async function expectSent(page: Page, form: Locator, stored: () => unknown[]): Promise<void> {
  await form.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { name: /(Estimate request|Message) sent!/i })).toBeVisible();
  expect(stored()).toHaveLength(1);
}
