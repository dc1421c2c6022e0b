import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { makeCertificateIn } from '../../server/testing/certificate.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { CHROMIUM_FLAGS } from '../../tests/chromium-flags.ts';
import { startServer } from '../../tests/running-server.ts';
import { buildFloor } from './floor.ts';

export type Sites = {
  /** Ours, as it was built. */
  site: string;
  /** The hand-written page, with one picture for every screen. */
  floor: string;
  /** The same with smaller copies of the picture: what ratios of pages are taken to. */
  floorBest: string;
  /** Flags with which Chromium trusts these addresses, and only these. */
  browserFlags: string[];
  stop(): Promise<void>;
};

/** Serves our site and the floor through one proxy with TLS and HTTP/2. */
export async function serveSites(): Promise<Sites> {
  brotliModule();
  const folder = await mkdtemp(join(tmpdir(), 'one-call-bench-'));
  const { cert } = makeCertificateIn(folder);
  const { floor, floorBest } = await buildFloor(folder);
  const server = await startServer({ LOG_LEVEL: 'silent', TRUST_PROXY: '127.0.0.1' });
  const proxy = await startProxy(folder, [
    { server: `127.0.0.1:${new URL(server.url).port}` },
    { root: floor },
    { root: floorBest },
  ]);
  const [siteUrl = '', floorUrl = '', floorBestUrl = ''] = proxy.urls;
  return {
    site: siteUrl,
    floor: floorUrl,
    floorBest: floorBestUrl,
    browserFlags: ['--headless', ...CHROMIUM_FLAGS, `--ignore-certificate-errors-spki-list=${keyHash(cert)}`],
    async stop() {
      await proxy.stop();
      await server.remove();
      await rm(folder, { recursive: true });
    },
  };
}

/** By its key, because Chromium keeps nothing in its cache that came with an error of the certificate. */
function keyHash(cert: string): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}

/** What the proxy serves at one address: files of a folder, or the answers of a server. */
type Source = { root: string } | { server: string };

type Proxy = {
  /** One for each source, in their order, like `https://localhost:4711`. */
  urls: string[];
  stop(): Promise<void>;
};

const NO_NGINX =
  'These measurements need nginx and openssl, and with nginx its brotli module: install them, on Debian with "apt-get install nginx-light libnginx-mod-http-brotli-static openssl", and start again.';

/** Thrown when the machine lacks a program; its message says what to install. */
export class MissingProgram extends Error {}

/**
 * Starts one nginx for all sources, with TLS and HTTP/2, to give every site the same server. `folder` has `cert.pem` and
 * `key.pem`, and gets nginx's configuration and logs.
 */
async function startProxy(folder: string, sources: Source[]): Promise<Proxy> {
  const brotli = brotliModule();
  const ports = await Promise.all(sources.map(freePort));
  const configuration = join(folder, 'nginx.conf');
  await writeFile(configuration, configurationText({ folder, brotli, sources, ports }));
  const nginx = spawn('nginx', ['-c', configuration, '-e', join(folder, 'error.log')], { stdio: 'ignore' });
  await Promise.all(ports.map((port) => listening(nginx, port, folder)));
  return {
    urls: ports.map((port) => `https://localhost:${port}`),
    async stop() {
      const exit = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await exit;
    },
  };
}

/** Throws before anything is started if a program is missing. */
function brotliModule(): string {
  const { status, stderr } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });
  const folder = /--modules-path=(\S+)/.exec(stderr ?? '')?.[1];
  const module = join(folder ?? '', 'ngx_http_brotli_static_module.so');
  const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
  if (status !== 0 || !existsSync(module) || !hasOpenssl) throw new MissingProgram(NO_NGINX);
  return module;
}

type Parts = { folder: string; brotli: string; sources: Source[]; ports: number[] };

function configurationText({ folder, brotli, sources, ports }: Parts): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  // The folder is readable only by this user. Started as root, nginx would switch to another user.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `
load_module ${brotli};
${user}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
  ${temporary.join('\n  ')}
  access_log off;
  types {
    text/html html;
    text/plain txt;
    image/avif avif;
  }
  sendfile on;
  tcp_nodelay on;
  brotli_static on;
  ssl_certificate ${folder}/cert.pem;
  ssl_certificate_key ${folder}/key.pem;
  ssl_session_cache shared:tls:1m;
  ${sources.map((source, index) => serverBlock(source, ports[index] ?? 0)).join('\n')}
}
`;
}

/** Pages are revalidated and pictures kept, on the floor as on our site. */
function serverBlock(source: Source, port: number): string {
  const listen = `listen 127.0.0.1:${port} ssl http2;`;
  if ('root' in source) {
    return `server {
    ${listen}
    root ${source.root};
    add_header cache-control no-cache;
    location ~ [.]avif$ { add_header cache-control "public, max-age=31536000, immutable"; }
  }`;
  }
  return `upstream site${port} { server ${source.server}; keepalive 32; }
  server {
    ${listen}
    location / {
      proxy_pass http://site${port};
      proxy_http_version 1.1;
      proxy_set_header connection "";
      proxy_set_header host $http_host;
      proxy_set_header x-forwarded-for $remote_addr;
      proxy_set_header x-forwarded-proto https;
    }
  }`;
}

async function listening(nginx: ChildProcess, port: number, folder: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (nginx.exitCode !== null) {
      throw new Error(`nginx does not start:\n${readFileSync(join(folder, 'error.log'), 'utf8')}`);
    }
    if (await canConnect(port)) return;
    await setTimeout(50);
  }
  throw new Error('nginx does not answer');
}

async function canConnect(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
