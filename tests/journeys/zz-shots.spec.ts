import { test } from '../journey.ts';
import { codeTo, invite, sendRequest, signIn } from './office-people.ts';
test.use({ expectedErrors: /status of (422|404|403|409|401)/, contextOptions: { reducedMotion: 'reduce' } });
test('shots', async ({ page, server, mailbox }) => {
  test.setTimeout(400_000);
  const dir = process.env.SHOTS ?? '/tmp/off/before';
  const base = process.env.LEAD_BASE ?? '/office/t/';
  const shot = async (name: string) => {
    for (const width of [390, 1440]) for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${dir}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  };
  const email = await invite(server);
  await page.goto('/office/sign-in');
  await page.getByLabel('Email').fill('x@y');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await shot('sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.waitForURL('/office/sign-in/code');
  await page.getByLabel('Code').fill('nonsense');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await shot('code');
  await page.getByLabel('Code').fill(await codeTo(mailbox, email));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('/office');
  const one = await sendRequest(page, 'The cellar is flooded.');
  const two = await sendRequest(page, 'Paint the hall.\nAnd the door.');
  await sendRequest(page, '[url]http://x.example[/url] A tree fell on the roof.');
  const three = await page.request.post('/api/estimate', { data: { first_name: 'Rosalind', last_name: 'Featherstone', phone: '914-555-0123', email: 'r@customer.example', service: 'painting', description: 'I smell gas' } });
  const { reference } = await three.json();
  await page.goto('/office');
  await shot('board');
  await page.goto(base + two.reference);
  await page.getByRole('button', { name: 'I’m on it' }).click();
  await shot('lead-claimed');
  await page.goto(base + reference);
  await shot('lead-new');
  await page.getByText('Another time').click();
  await page.getByLabel('Note').fill('Hm');
  await page.getByRole('button', { name: 'Remind me then' }).click();
  await shot('lead-problem');
  for (const [name, path] of Object.entries({
    board2: '/office', mine: '/office/mine', all: '/office/all?status=new&since=2026-01-01', held: '/office/held', search: '/office/search?q=lovelace',
    forget: `${base}${one.reference}/forget`, emails: `${base}${one.reference}/emails`, figures: '/office/figures', settings: '/office/settings',
    devices: '/office/devices', people: '/office/people', nothing: '/office/nothing' })) {
    await page.goto(path);
    await shot(name);
  }
  await page.goto('/office/people');
  await page.locator('summary').last().click();
  await shot('person');
  await page.goto('/office/settings');
  await page.getByRole('button', { name: 'Add this day' }).click();
  await shot('settings-problem');
});
