import { expect, hydrated, test } from '../journey.ts';
import { holdScript } from './hold-requests.ts';

// Every test checks by `browserErrors` that no page contacts another host or logs an error.
// The page for lost addresses has the status 404, which the browser reports.
test.use({ expectedErrors: /status of 404/ });

test('every kind of answer carries the strict headers', async ({ request, page }) => {
  await page.goto('/');
  const style = await page.locator('link[rel=stylesheet]').first().getAttribute('href');
  const answers = await Promise.all([
    request.get('/'),
    request.get('/404'),
    request.get('/ABOUT', { maxRedirects: 0 }),
    request.get('/no-such-page', { maxRedirects: 0 }),
    request.get('/no-such-file.png'),
    request.get('/api/no-such-call'),
    request.get('/healthz'),
    request.post('/api/estimate', { data: '{', headers: { 'content-type': 'application/json' } }),
    request.post('/api/estimate', { data: {} }),
    request.post('/api/estimate', { data: 'x'.repeat(70_000) }),
  ]);
  const files = await Promise.all(
    [style ?? '', '/favicon.svg', '/sitemap.xml'].map((url) => request.get(url)),
  );
  for (const answer of [...answers, ...files]) {
    const headers = answer.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, answer.url()).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['set-cookie']).toBeUndefined();
  }
  for (const answer of answers) {
    const headers = answer.headers();
    expect(headers['referrer-policy']).toBeTruthy();
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  }
});

test('a chosen theme is remembered and is there before the first paint', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Show as blueprint' }).click();
  await holdScript(page);
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(242, 245, 250)');
});
