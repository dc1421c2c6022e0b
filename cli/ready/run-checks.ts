import { globSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { accessibility } from '../../content/accessibility.ts';
import { brands } from '../../content/brands.ts';
import { certificates } from '../../content/certificates.ts';
import { clients } from '../../content/clients.ts';
import { commercial } from '../../content/commercial.ts';
import { company } from '../../content/company.ts';
import { licences, partners, windowPartner } from '../../content/logos.ts';
import { photos } from '../../content/photos.ts';
import { privacy } from '../../content/privacy.ts';
import { reviews } from '../../content/reviews.ts';
import type { ServiceSheet } from '../../content/schema.ts';
import { testimonials } from '../../content/testimonials.ts';
import { windowsAndDoors } from '../../content/windows-and-doors.ts';
import { contentDir } from '../../scripts/folders.mjs';
import { type Config, readConfig } from '../../server/config.ts';
import { StartupError } from '../../server/startup-error.ts';
import type { Terminal } from '../command.ts';
import { checkBackups } from './backups.ts';
import { checkBuild } from './build.ts';
import { checkContent } from './content.ts';
import { checkDataFolder } from './data-folder.ts';
import { checkDatabase } from './database.ts';
import { type Dns, openDns } from './dns.ts';
import { type Finding, type Group, unknown, wrong } from './finding.ts';
import { checkMailServer } from './mail-server.ts';
import { checkOfficeMailbox } from './office-mailbox.ts';
import { checkSampleContent } from './sample-content.ts';
import { checkSenderDomain } from './sender-domain.ts';
import { checkSettings } from './settings.ts';
import { checkWebhook } from './webhook.ts';
import { checkWebsite } from './website.ts';

type Deps = { env: Terminal['env']; dkimSelectors: string[]; dns?: Dns };

/** Runs all checks, the slow ones in parallel. */
export async function runReadinessChecks({ env, dkimSelectors, dns = openDns() }: Deps): Promise<Group[]> {
  const films = globSync(join(contentDir, 'films/*.mp4')).map((file) => basename(file));
  const words = {
    company,
    reviews,
    quotes: testimonials.quotes,
    photos,
    films,
    logos: [...partners, ...clients, ...brands, ...licences],
    maker: windowPartner,
    certificates,
    terms: windowsAndDoors,
    sheets: await readSheets(),
    privacy,
    texts: { 'accessibility.ts': accessibility, 'commercial.ts': commercial },
  };
  const content = [...checkContent(words).map(inContentDir), checkSampleContent(contentDir)];
  const read = readOwnConfig(env);
  const groups: Promise<Group>[] = [
    group('Content', content),
    group('Settings', 'problems' in read ? read.problems : checkSettings(read.config)),
  ];
  if ('problems' in read) {
    groups.push(group('Data, mail, webhook, address and build', [unknown(NOT_YET)]));
  } else {
    const { config } = read;
    groups.push(
      group('Data', lookAtData(config)),
      group('Mail', lookAtMail(config, dns, dkimSelectors)),
      group('Webhook', checkWebhook(config)),
      group('Public address', checkWebsite(config, dns)),
      group('Build', checkBuild(config)),
    );
  }
  return Promise.all(groups);
}

async function readSheets(): Promise<Record<string, ServiceSheet>> {
  const files = globSync(join(contentDir, 'sheets/*.ts')).sort();
  const sheets = files.map(async (file) => {
    const { sheet }: { sheet: ServiceSheet } = await import(pathToFileURL(resolve(file)).href);
    return [basename(file), sheet] as const;
  });
  return Object.fromEntries(await Promise.all(sheets));
}

/** The files to put right, by the folder in which they lie. */
function inContentDir({ todo, ...finding }: Finding): Finding {
  return { ...finding, ...(todo && { todo: todo.replaceAll(/\bcontent\//g, `${contentDir}/`) }) };
}

const NOT_YET = 'They were not looked at: the settings have to be right first.';

/** Settings with which the server would not start, in its own words. */
function readOwnConfig(env: Terminal['env']): { config: Config } | { problems: Finding[] } {
  try {
    return { config: readConfig(env) };
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    return { problems: error.message.split('\n').map((line) => wrong(line, 'docs/running.md explains it.')) };
  }
}

async function lookAtData(config: Config): Promise<Finding[]> {
  return [...checkDataFolder(config), await checkDatabase(config), await checkBackups(config, new Date())];
}

async function lookAtMail(config: Config, dns: Dns, dkimSelectors: string[]): Promise<Finding[]> {
  const findings = await Promise.all([
    checkMailServer(config, dns),
    checkOfficeMailbox(config, dns),
    checkSenderDomain({ config, dns, dkimSelectors }),
  ]);
  return findings.flat();
}

async function group(title: string, findings: Finding[] | Promise<Finding[]>): Promise<Group> {
  return { title, findings: await findings };
}
