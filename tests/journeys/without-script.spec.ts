import { formatReference } from '../../contract/answer.ts';
import { confirmation as confirmationWords } from '../../messages/en/confirmation.ts';
import { expect, test } from '../journey.ts';
import { storedRequests } from '../running-server.ts';
import { fill, formOf, request } from './estimate-form.ts';

test.use({ javaScriptEnabled: false });

test('the guide unfolds', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ultimate-guide-to-selling-your-home');
  await expect(page.getByRole('checkbox').last()).toBeHidden();
  await page.getByRole('heading', { name: 'Garage' }).click();
  await page.getByRole('checkbox').last().check();
});

test('what folds on a phone alone is shown on a tablet, without a row to press', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/commercial');
  await expect(page.getByText('We sign for keys')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Keys and tenants' })).toHaveCount(1);
  await expect(page.locator('main summary').filter({ visible: true })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('We sign for keys')).toBeHidden();
  await page.locator('summary', { hasText: 'Keys and tenants' }).click();
  await expect(page.getByText('We sign for keys')).toBeVisible();
});

test('the form works as a plain form, and no address has personal data', { tag: '@core' }, async ({
  page,
  server,
  mailbox,
}) => {
  const email = 'plain@customer.example';
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.goto('/');
  await fill(formOf(page), { ...request, email });
  await formOf(page).getByRole('button', { name: 'Submit Form' }).click();
  await expect(page).toHaveURL(/\/estimate\/sent\?r=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estimate Request Sent!');
  await expect(page.getByText('Keep an eye on your inbox - we will get back to you soon!')).toBeVisible();
  const [stored, ...more] = storedRequests(server, email);
  expect(more).toEqual([]);
  await expect(page.getByText('Your reference')).toContainText(formatReference(String(stored?.reference)));
  await page.reload();
  await expect(page.getByText('Your reference')).toContainText(formatReference(String(stored?.reference)));
  // Without the signature, which may contain any three letters.
  const said = addresses.map((address) => address.replace(/\.[\w-]{22}$/, ''));
  expect(said.join(' ')).not.toMatch(/ada|okafor|customer/i);
  await mailbox.mailTo(email);
});

test.describe('an address that cannot be one', () => {
  test.use({ expectedErrors: /status of 422/ });

  test('is asked about, and stored when it is sent again', async ({ page, server }) => {
    const email = 'plain-bob@';
    await page.goto('/estimate');
    await fill(formOf(page), { ...request, email, phone: '' });
    await formOf(page).getByRole('button', { name: 'Submit Form' }).click();
    await expect(page.getByRole('link', { name: `Is that right? “${email}”` })).toBeVisible();
    expect(storedRequests(server, email)).toEqual([]);
    await page.getByRole('button', { name: 'Submit Form' }).click();
    await expect(page.getByText(confirmationWords.unreachable)).toBeVisible();
    await expect(page.locator('main')).not.toContainText(/inbox|will call/);
    expect(storedRequests(server, email)).toMatchObject([{ email, promised_by: null }]);
  });
});

test('a form says which page it was sent from', async ({ page, server }) => {
  // Under whichever address, the page is the same.
  for (const [path, stored = path] of [['/'], ['/home', '/'], ['/estimate'], ['/Andersen']] as const) {
    const email = `from${path.replace('/', '-')}@customer.example`;
    await page.goto(path);
    // The form of the windows page has its service already.
    const { service, ...rest } = request;
    await fill(formOf(page), { ...rest, ...(path !== '/Andersen' && { service }), email });
    await formOf(page).getByRole('button', { name: 'Submit Form' }).click();
    await expect(page.getByText('Your reference')).toBeVisible();
    expect(storedRequests(server, email)).toMatchObject([{ page: stored }]);
  }
});

test('the service of the page before is chosen in the form, and can be changed', async ({ page }) => {
  await page.goto('/service/tile');
  const link = page.locator('main a[href^="/estimate?service="]').first();
  await link.click();
  await expect(page).toHaveURL(/\/estimate\?service=tile/);
  const service = formOf(page).getByLabel('Service');
  await expect(service).toHaveValue('tile and masonry');
  await service.selectOption('painting');
  await expect(service).toHaveValue('painting');
});

test.describe('a refusal', () => {
  test.use({ expectedErrors: /status of 422/ });

  test('a refused form comes back with its answers and can be sent again', { tag: '@core' }, async ({
    page,
    server,
  }) => {
    const email = 'again@customer.example';
    await page.goto('/estimate');
    await fill(formOf(page), { ...request, email, first_name: ' ' });
    await formOf(page).getByRole('button', { name: 'Submit Form' }).click();
    await expect(page.getByText('Please enter your first name.').first()).toBeVisible();
    await expect(formOf(page).getByLabel('Describe your project')).toHaveValue(request.description);
    await formOf(page).getByLabel('First name').fill('Ada');
    await formOf(page).getByRole('button').click();
    await expect(page).toHaveURL(/\/estimate\/sent\?r=/);
    expect(storedRequests(server, email)).toMatchObject([{ page: '/estimate' }]);
  });
});

test('menus open and links lead on', { tag: '@core' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Painting' }).click();
  await expect(page).toHaveURL('/service/painting');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interior and exterior house painting');
});

test('every slide and review can be reached by scrolling', async ({ page }) => {
  await page.goto('/');
  const last = page.getByRole('heading', { name: 'Certified skylight installer' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(page.locator('blockquote')).toHaveCount(5);
});

test('on a phone, home leads from a wet place to what to do there, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('main').locator('summary', { hasText: 'Where is it wet?' }).click();
  const places = page.getByRole('navigation', { name: 'Where is it wet?' }).getByRole('link');
  await expect(places).toHaveText(['Roof', 'Ceiling', 'Wall', 'Floor', 'Basement']);
  for (const place of await places.all()) {
    expect((await place.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await places.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/service/mechanical-repairs#wet-ceiling');
  const steps = page.getByRole('region', { name: 'Where is it wet?' });
  await expect(steps.getByText('Stop all water upstairs')).toBeInViewport();
  await expect(steps.getByText('Stay off the roof.')).toBeHidden();
  await steps.getByRole('link', { name: 'Roof' }).click();
  await expect(steps.getByText('Stay off the roof.')).toBeInViewport();
  // Below them 911 comes before our own number.
  const bar = page.getByRole('navigation', { name: 'Quick contact' });
  await expect(bar).toContainText(/911[\s\S]*555-0199/);
  await expect(bar.getByRole('link').first()).toBeInViewport();
});
