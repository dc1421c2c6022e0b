import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { buildDir } from '../../scripts/folders.mjs';
import type { Mailbox } from '../journey.ts';
import type { RunningServer } from '../running-server.ts';

const run = promisify(execFile);

/** Runs `npm run leads -- office …` beside the server, and returns what it prints. */
export async function officeCommand({ dataDir, url }: RunningServer, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, SITE_URL: url };
  const { stdout } = await run(process.execPath, [join(buildDir, 'leads/main.js'), 'office', ...args], {
    env,
  });
  return stdout.trim();
}

let invited = 0;

/** Invites a person with a new address, and waits until the office accepts sign-ins. */
export async function invite(server: RunningServer, role: 'owner' | 'office' = 'owner'): Promise<string> {
  const email = `person-${process.pid}-${++invited}@oakhand.example`;
  await officeCommand(server, 'invite', email, 'Dana Reyes', '--role', role);
  await expect.poll(async () => (await fetch(`${server.url}/office/sign-in`)).url).toMatch(/sign-in$/);
  return email;
}

/** The code in the mail to this address. */
export async function codeTo(mailbox: Mailbox, email: string): Promise<string> {
  const { text = '' } = await mailbox.mailTo(email);
  return /\b[A-Z]{2}\d-[A-Z]{2}\d\b/.exec(text)?.[0] ?? '';
}

/** Signs in by hand. */
export async function signIn(page: Page, mailbox: Mailbox, email: string): Promise<void> {
  await page.goto('/office');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code').fill(await codeTo(mailbox, email));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/office');
}

let sent = 0;

/** Sends a request as its form does, with a unique first name. */
export async function sendRequest(page: Page, description: string) {
  const name = `Ada${process.pid}x${++sent}`;
  const answers = {
    first_name: name,
    last_name: 'Lovelace',
    phone: '',
    email: `${name}@customer.example`,
    service: 'skylights',
    description,
  };
  const answer = await page.request.post('/api/estimate', { data: answers });
  return { name, reference: (await answer.json()).reference as string };
}
