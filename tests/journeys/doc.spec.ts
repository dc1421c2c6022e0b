import { test } from '../journey.ts';
import { invite, signIn } from './office-people.ts';
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5, contextOptions: { reducedMotion: 'reduce' } });
test('doc picture', async ({ page, server, mailbox }) => {
  await signIn(page, mailbox, await invite(server));
  let reference = '';
  for (const description of ['Paint the hall.', 'A new door.', 'Water is coming in through the skylight.']) {
    const answer = await page.request.post('/api/estimate', { data: { first_name: 'Grace', last_name: 'Bell', phone: '203-555-0172', email: 'Grace@customer.example', service: 'skylights', description } });
    reference = (await answer.json()).reference;
  }
  await page.goto(`/office/requests/${reference}`);
  await page.getByRole('button', { name: 'I’m calling' }).click();
  await page.goto(`/office/requests/${reference}`);
  await page.screenshot({ path: '/tmp/off/doc-new.png' });
});
