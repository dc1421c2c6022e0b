import { inWords } from '../../contract/content/mistake.ts';
import { readContent } from '../../contract/content/read.ts';
import { isFromStore } from '../../scripts/folders.mjs';
import { type Config, readConfig } from '../../server/config.ts';
import { StartupError } from '../../server/process/errors.ts';
import type { Look } from '../../site/prerender/samples/look.ts';
import { lookForSamples } from '../../site/prerender/samples/own-content.ts';
import type { Terminal } from '../command.ts';
import { checkBuild } from './build.ts';
import { checkDataFolder } from './data-folder.ts';
import { checkBackups, checkDatabase, checkOffice } from './database.ts';
import { type Dns, openDns } from './dns.ts';
import { type Finding, type Group, right, unknown, wrong } from './finding.ts';
import { checkMailServer, checkOfficeMailbox } from './mail-server.ts';
import { checkCopied } from './ours.ts';
import { checkSenderDomain } from './sender-domain.ts';
import { checkSettings } from './settings.ts';
import { checkWebhook } from './webhook.ts';
import { checkWebsite } from './website.ts';

type Deps = { env: Terminal['env']; dkimSelectors: string[]; dns?: Dns };

/** Runs all checks, the slow ones in parallel. */
export async function runReadinessChecks({ env, dkimSelectors, dns = openDns() }: Deps): Promise<Group[]> {
  const read = readOwnConfig(env);
  const groups: Promise<Group>[] = [
    group('Content', checkContent(env.CONTENT_DIR || 'content')),
    group('Settings', 'problems' in read ? read.problems : checkSettings(read.config)),
  ];
  if ('problems' in read) {
    groups.push(group('Data, mail, webhook, address and build', [unknown(NOT_YET)]));
  } else {
    const { config } = read;
    groups.push(
      group('Data', checkData(config)),
      group('Mail', checkMail(config, dns, dkimSelectors)),
      group('Webhook', checkWebhook(config)),
      group('Public address', checkWebsite(config, dns)),
      group('Build', checkBuild(config)),
    );
  }
  return Promise.all(groups);
}

/** What is the sample's in a folder, or what is wrong with it. */
function checkContent(folder: string): Finding[] {
  const { content, mistakes } = readContent(folder, () => isFromStore(folder));
  if (content) return [...lookForSamples(folder, content).map(asFinding), ...checkCopied(folder, content)];
  return mistakes.map((mistake) => wrong(`${folder}/${inWords(mistake)}`, 'See docs/editing-content.md.'));
}

function asFinding({ says, todo }: Look): Finding {
  return todo ? wrong(says, todo) : right(says);
}

const NOT_YET = 'Not checked: fix the settings first.';

/** The settings, or why the server would not start with them, in its words. */
function readOwnConfig(env: Terminal['env']): { config: Config } | { problems: Finding[] } {
  try {
    return { config: readConfig(env) };
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    return { problems: error.message.split('\n').map((line) => wrong(line, 'See docs/running.md.')) };
  }
}

async function checkData(config: Config): Promise<Finding[]> {
  return [
    ...checkDataFolder(config),
    await checkDatabase(config),
    await checkBackups(config, new Date()),
    await checkOffice(config),
  ];
}

async function checkMail(config: Config, dns: Dns, dkimSelectors: string[]): Promise<Finding[]> {
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
