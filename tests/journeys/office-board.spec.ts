import { expect, test } from '../journey.ts';
import { invite, sendRequest, signIn } from './office-people.ts';

const PHONE = { width: 390, height: 844 };

test.describe('at 390', () => {
  test.use({ viewport: PHONE });

  test('a member of the office takes a request in hand, finds another, and clears what is held', {
    tag: '@core',
  }, async ({ page, server, mailbox }) => {
    const one = await sendRequest(page, 'The skylight leaks.');
    const other = await sendRequest(page, 'A second one.');
    const spam = await sendRequest(page, '<a href="http://x.example">Rank first</a> http://y.example');
    await signIn(page, mailbox, await invite(server));
    const card = ({ reference }: { reference: string }) => page.locator(`[data-live="${reference}"]`);

    await card(one)
      .getByRole('button', { name: /^I’m on it/ })
      .click();
    await expect(page).toHaveURL(new RegExp(`/office/requests/${one.reference}\\?did=2$`));
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    await expect(card(one).getByTitle('In hand: Dana Reyes')).toHaveText('DR');
    await expect(card(one).getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: /^Mine/ }).click();
    await expect(card(one)).toBeVisible();
    await expect(card(other)).toBeHidden();

    await page.getByRole('searchbox').fill(other.reference.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/office/requests/${other.reference}`);
    await page.getByRole('searchbox').fill(other.name);
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(card(other)).toBeVisible();
    await page.goto('/office/all?service=skylights');
    await expect(card(spam)).toBeVisible();
    await page.getByText('Filter (1 on)').click();

    await page.getByRole('link', { name: /^Held/ }).click();
    await expect(card(spam)).toContainText('Held because the text holds a link');
    await card(spam)
      .getByRole('button', { name: /release/ })
      .click();
    await expect(page.getByRole('status')).toHaveText('Released. What was held is on its way.');
    await expect(card(spam)).toBeHidden();
    await page.goto(`/office/requests/${spam.reference}/forget`);
    await page.getByRole('button', { name: 'Delete it' }).click();
    await expect(page.getByRole('status')).toHaveText('It is deleted for good.');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    // The page reloads by itself, and would lose text in a field.
    test('the board has a link in place of the search field', async ({ page, server, mailbox }) => {
      await signIn(page, mailbox, await invite(server));
      await expect(page.getByRole('searchbox')).toBeHidden();
      await page.getByRole('link', { name: 'Find a request' }).click();
      await expect(page.getByRole('searchbox')).toBeVisible();
    });
  });
});

test('the longest names, numbers, words and counts fit on the smallest phone', async ({
  page,
  server,
  mailbox,
}) => {
  await signIn(page, mailbox, await invite(server));
  const answers = {
    first_name: 'W'.repeat(45),
    last_name: 'Featherstone-Okonkwo',
    phone: '+1(914)555-0123x44556677889900',
    email: `${'long'.repeat(15)}@${'subdomain'.repeat(5)}.customer.example`,
    service: 'service and maintenance',
    description: `${'Donaudampfschiff'.repeat(6)} leaks into the basement of www.example.com/${'a-long-way/'.repeat(9)}`,
  };
  const { reference } = await (await page.request.post('/api/estimate', { data: answers })).json();
  for (const path of ['/office', '/office/all', `/office/requests/${reference}`]) {
    await page.goto(path);
    // A busy office; in a journey only a few wait.
    await page.locator('nav b').evaluateAll((counts) => {
      for (const count of counts) count.textContent = '1288';
    });
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});
