import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../journey.ts';
import { storedRequests } from '../running-server.ts';
import { fill, formOf, request } from './estimate-form.ts';
import { holdScript } from './network.ts';
import { expectNothingStored, open, storageOf, waitForStored, watchPosts } from './page-storage.ts';

const NOTE = 'What you typed is saved on this device';
const GUIDE = '/ultimate-guide-to-selling-your-home';
const message = {
  name: 'Grace',
  lname: 'Osei',
  email: 'grace@writer.example',
  message: 'It drags.\nSince May.',
};

function contactFormOf(page: Page): Locator {
  return page.locator('form[action="/contact_process.php"]');
}

async function fillContact(form: Locator): Promise<void> {
  for (const [field, answer] of Object.entries(message)) await form.locator(`[name=${field}]`).fill(answer);
}

/** Expects every answer in the form, unchanged. */
async function expectAnswers(form: Locator, answers: Record<string, string>): Promise<void> {
  for (const [field, answer] of Object.entries(answers)) {
    await expect(form.locator(`[name=${field}]`), field).toHaveValue(answer);
  }
}

for (const path of ['/', '/estimate']) {
  test(`a reload of ${path} in the middle of typing loses nothing, and sends nothing`, async ({
    page,
    server,
  }) => {
    const email = `reload${path.length}@customer.example`;
    const posts = watchPosts(page);
    await open(page, path);
    await fill(formOf(page), { ...request, email });
    await page.reload();
    await hydrated(page);
    await formOf(page).scrollIntoViewIfNeeded();
    await expect(page.getByText(NOTE)).toBeVisible();
    await expectAnswers(formOf(page), { ...request, email });
    expect(posts).toEqual([]);

    await formOf(page).getByRole('button', { name: 'Submit Form' }).click();
    await expect(page.getByText('Keep an eye on your inbox')).toBeVisible();
    expect(storedRequests(server, email)).toMatchObject([{ ...request, email }]);
    await expectNothingStored(page);
  });
}

test('closing a tab while typing loses nothing; the next tab has the answers', {
  tag: '@core',
}, async ({ page, context, server }) => {
  const email = 'closed@customer.example';
  await open(page, '/estimate');
  await fill(formOf(page), { ...request, email });
  await waitForStored(page, request.description.slice(0, 20));
  await page.close();

  const next = await context.newPage();
  await open(next, '/');
  await formOf(next).scrollIntoViewIfNeeded();
  await expect(next.getByRole('status').filter({ hasText: NOTE })).toBeVisible();
  await expectAnswers(formOf(next), { ...request, email });
  await formOf(next).getByRole('button', { name: 'Submit Form' }).click();
  await expect(next.getByRole('heading', { name: 'Estimate request sent!' })).toBeVisible();
  expect(storedRequests(server, email)).toMatchObject([{ ...request, email }]);
  await expectNothingStored(next);
});

test('the back button restores the answers, after client-side navigation and after a full load', async ({
  page,
  server,
}) => {
  const email = 'back@customer.example';
  await open(page, '/estimate');
  await fill(formOf(page), { ...request, email });
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/estimate');
  await expectAnswers(formOf(page), { ...request, email });

  await formOf(page).getByLabel('Phone').fill('914 555 0178');
  await page.goto('/about');
  await page.goBack();
  await hydrated(page);
  await expectAnswers(formOf(page), { ...request, email, phone: '914 555 0178' });
  await formOf(page).getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByRole('heading', { name: 'Estimate Request Sent!' })).toBeVisible();
  expect(storedRequests(server, email)).toMatchObject([{ phone: '914 555 0178' }]);
});

test('a message is kept from the contact page to the guide, and has its own draft', async ({ page }) => {
  await open(page, '/contact');
  await fillContact(contactFormOf(page));
  await open(page, GUIDE);
  await contactFormOf(page).scrollIntoViewIfNeeded();
  await expect(page.getByText(NOTE)).toBeVisible();
  await expectAnswers(contactFormOf(page), message);
  await open(page, '/estimate');
  await expectAnswers(formOf(page), { first_name: '', email: '', description: '' });
  await expect(page.getByText(NOTE)).toHaveCount(0);

  await open(page, '/contact');
  await expectAnswers(contactFormOf(page), message);
  await contactFormOf(page).getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent!');
  await expectNothingStored(page);
});

test('the button takes everything off the device and out of the form', { tag: '@core' }, async ({ page }) => {
  await open(page, '/estimate');
  await fill(formOf(page));
  await open(page, '/estimate');
  await page.getByRole('button', { name: 'Clear what I typed' }).click();
  await expect(page.getByText('Cleared. Nothing you typed is left on this device.')).toBeFocused();
  await expectAnswers(formOf(page), { first_name: '', email: '', service: '', description: '' });
  await expectNothingStored(page);

  await open(page, '/estimate');
  await formOf(page).getByLabel('First name').focus();
  await expectAnswers(formOf(page), { first_name: '', email: '', service: '', description: '' });
  await expect(page.getByText(NOTE)).toHaveCount(0);
  await expectNothingStored(page);
});

test('a form that was emptied by hand is not kept either', async ({ page }) => {
  await open(page, '/estimate');
  await formOf(page).getByLabel('First name').fill('Ada');
  await waitForStored(page, 'Ada');
  await formOf(page).getByLabel('First name').fill('');
  await expectNothingStored(page);
});

test('a draft is there for a day and not longer', async ({ page, context }) => {
  await open(page, '/estimate');
  await fill(formOf(page));
  await waitForStored(page, request.description.slice(0, 20));
  const typedAt = await page.evaluate(() => Date.now());
  await page.close();

  const nextDay = await context.newPage();
  await nextDay.clock.setSystemTime(typedAt + 24 * 60 * 60 * 1000 - 60_000);
  await open(nextDay, '/estimate');
  await expectAnswers(formOf(nextDay), request);
  await nextDay.close();

  const dayAfter = await context.newPage();
  await dayAfter.clock.setSystemTime(typedAt + 24 * 60 * 60 * 1000);
  // The form of the other kind takes it away too.
  await open(dayAfter, '/contact');
  await contactFormOf(dayAfter).scrollIntoViewIfNeeded();
  await expectNothingStored(dayAfter);
  await open(dayAfter, '/estimate');
  await formOf(dayAfter).getByLabel('First name').focus();
  await expectAnswers(formOf(dayAfter), { first_name: '', email: '', service: '', description: '' });
});

test('what was typed before the script loaded is kept, and wins over an older draft', {
  tag: '@core',
}, async ({ page, context }) => {
  await open(page, '/estimate');
  await fill(formOf(page));
  await waitForStored(page, request.description.slice(0, 20));

  const next = await context.newPage();
  const release = await holdScript(next);
  await next.goto('/estimate');
  await formOf(next).getByLabel('First name').fill('Grace');
  release();
  await hydrated(next);
  await expectAnswers(formOf(next), { ...request, first_name: 'Grace' });
  await expect(formOf(next).getByLabel('First name')).toBeFocused();
  await waitForStored(next, 'Grace');
});

test('a service that a page fixes stays fixed', async ({ page }) => {
  await open(page, '/estimate');
  await fill(formOf(page));
  await open(page, '/Andersen');
  await formOf(page).scrollIntoViewIfNeeded();
  await expectAnswers(formOf(page), { ...request, service: 'windows and doors' });
  await expect(formOf(page).getByRole('combobox')).toHaveValue('windows and doors');
});

test('a service that a link names is stronger than the one that was kept', async ({ page }) => {
  await open(page, '/estimate');
  await fill(formOf(page));
  await open(page, '/estimate?service=skylights');
  await expectAnswers(formOf(page), { ...request, service: 'skylights' });
});

test('the newest choice of a service wins, and the answers stay', async ({ page, server }) => {
  const email = 'newest@customer.example';
  const select = formOf(page).getByLabel('Service');
  const goTo = async (name: string) => {
    await page.getByRole('banner').locator('summary').click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(name);
    await page.getByRole('complementary').getByRole('link', { name: 'Get an Estimate' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Get a Free Estimate' })).toBeFocused();
  };
  await open(page, '/service/painting');
  await page.getByRole('complementary').getByRole('link', { name: 'Get an Estimate' }).click();
  await expect(select).toHaveValue('painting');
  await fill(formOf(page), { ...request, email, service: undefined });
  await goTo('Tile & Masonry');
  await expect(page).toHaveURL('/estimate?service=tile%20and%20masonry');
  await expectAnswers(formOf(page), { ...request, email, service: 'tile and masonry' });

  // Chosen by hand it is newer than the link, after a reload and on the way back too.
  await select.selectOption('drywall');
  await page.reload();
  await hydrated(page);
  await expectAnswers(formOf(page), { ...request, email, service: 'drywall' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused();
  await page.goBack();
  await expectAnswers(formOf(page), { ...request, email, service: 'drywall' });

  await goTo('Flooring');
  await expectAnswers(formOf(page), { ...request, email, service: 'flooring' });
  await open(page, '/estimate');
  await expectAnswers(formOf(page), { ...request, email, service: 'flooring' });
  await formOf(page).getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByRole('heading', { name: 'Estimate Request Sent!' })).toBeVisible();
  expect(storedRequests(server, email)).toMatchObject([{ ...request, email, service: 'flooring' }]);
});

for (const arrival of ['by a link on the site', 'by a full page load']) {
  test(`a cleared form keeps the service in its address, reached ${arrival}`, async ({ page }) => {
    const select = formOf(page).getByLabel('Service');
    const description = formOf(page).getByLabel('Describe your project');
    const goTo = async (path: string, name: string) => {
      await page.getByRole('banner').locator('summary').click();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    };
    const ask = () => page.getByRole('complementary').getByRole('link', { name: 'Get an Estimate' }).click();
    await open(page, '/estimate');
    await fill(formOf(page));
    await waitForStored(page, request.description.slice(0, 20));
    if (arrival === 'by a link on the site') {
      await goTo('/service/tile', 'Tile & Masonry');
      await ask();
    } else await open(page, '/estimate?service=tile%20and%20masonry');
    await expect(select).toHaveValue('tile and masonry');
    await page.getByRole('button', { name: 'Clear what I typed' }).click();
    await expectAnswers(formOf(page), { first_name: '', service: 'tile and masonry', description: '' });

    // What is chosen after it is the visitor's own, also on the way back from another service.
    await select.selectOption('drywall');
    await description.fill('A hole behind the door.');
    await goTo('/service/flooring', 'Flooring');
    await page.goBack();
    await expectAnswers(formOf(page), { service: 'drywall', description: 'A hole behind the door.' });
    await goTo('/service/flooring', 'Flooring');
    await ask();
    await expectAnswers(formOf(page), { service: 'flooring', description: 'A hole behind the door.' });
    await page.getByRole('button', { name: 'Clear what I typed' }).click();
    await expectAnswers(formOf(page), { service: 'flooring', description: '' });
    await expectNothingStored(page);
  });
}

test('a visitor who looks at a form without writing leaves nothing', async ({ page }) => {
  const posts = watchPosts(page);
  await open(page, '/estimate?service=painting');
  const persistence = page.waitForResponse('**/assets/persistence-*.js');
  await page.reload();
  await persistence;
  await formOf(page).getByLabel('First name').focus();
  await formOf(page).getByLabel('Last name').focus();
  await page.goto('/contact');
  await contactFormOf(page).getByLabel('First name').focus();
  await page.goto('/about');
  expect(await storageOf(page)).toBe('{}');
  expect(posts).toEqual([]);
});

test.describe('when the part that keeps words does not come', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test('it is fetched again when the form is used', async ({ page }) => {
    let tries = 0;
    await page.route('**/assets/persistence-*.js', (route) =>
      tries++ === 0 ? route.abort() : route.continue(),
    );
    const failing = page.waitForEvent('requestfailed');
    await open(page, '/estimate');
    await failing;
    await fill(formOf(page));
    await waitForStored(page, request.first_name);
    expect(tries).toBe(2);
  });
});

test.describe('on a device that keeps nothing', () => {
  const devices = {
    'because storage is forbidden': () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    },
    'because storage is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  };
  for (const [why, spoil] of Object.entries(devices)) {
    test(`the form works ${why}, and remembers while the page is open`, async ({ page, server }) => {
      const email = `${why.split(' ').at(-1)}@customer.example`;
      await page.addInitScript(spoil);
      await open(page, '/estimate');
      await fill(formOf(page), { ...request, email });
      await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click();
      // The page is there and at its top.
      await expect(page.getByRole('heading', { level: 1, name: 'One Call Does it All' })).toBeFocused();
      await formOf(page).scrollIntoViewIfNeeded();
      await expectAnswers(formOf(page), { ...request, email });
      await formOf(page).getByRole('button', { name: 'Submit Form' }).click();
      await expect(page.getByRole('heading', { name: 'Estimate request sent!' })).toBeVisible();
      expect(storedRequests(server, email)).toMatchObject([{ ...request, email }]);
    });
  }

  test('and garbage in its storage breaks nothing', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('kept.estimate.draft', '{"at":');
      localStorage.setItem('kept.estimate.unsent.x', JSON.stringify({ at: Date.now(), key: 'x\r\ny' }));
      localStorage.setItem('kept.contact.draft', JSON.stringify({ at: Date.now(), answers: [7, null] }));
    });
    await open(page, '/estimate');
    await fill(formOf(page));
    await waitForStored(page, request.first_name);
    await expect(page.getByText(NOTE)).toHaveCount(0);
  });
});
