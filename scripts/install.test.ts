import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const lock = readFileSync('package-lock.json', 'utf8');
const mark = createHash('sha256').update(lock).digest('hex');

/** A clone that has nothing but what the installation reads. */
function clone(name: string): string {
  const top = mkdtempSync(join(tmpdir(), 'clone-'));
  onTestFinished(() => rmSync(top, { recursive: true }));
  const folder = join(top, name);
  mkdirSync(join(folder, 'scripts'), { recursive: true });
  for (const file of ['package.json', 'package-lock.json', 'scripts/install.mjs'])
    cpSync(file, join(folder, file));
  return folder;
}

function install(folder: string, ...args: string[]) {
  // No registry is there, so a wish to install ends at once.
  const env = {
    PATH: process.env.PATH,
    npm_config_registry: 'http://127.0.0.1:9',
    npm_config_cache: join(folder, 'cache'),
  };
  return spawnSync(process.execPath, ['scripts/install.mjs', ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
}

test('a folder that nothing can be built in is named before anything is installed', () => {
  const folder = clone('site #1');
  const { status, stderr } = install(folder);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The folder .*site #1 has a # in its path, .*move One Call\.\n$/);
  expect(existsSync(join(folder, 'node_modules'))).toBe(false);
});

test.each([
  ['run', false, false],
  ['run', true, true],
  ['dev', false, false],
  ['dev', true, false],
])('with %s installed, asking for the test tools (%s) installs them: %s', (installed, dev, installs) => {
  const folder = clone('site');
  mkdirSync(join(folder, 'node_modules'));
  // The Node of this run, where the packages have it.
  for (const name of Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).optionalDependencies)) {
    const own = resolve('node_modules', name);
    if (existsSync(own)) symlinkSync(own, join(folder, 'node_modules', name));
  }
  writeFileSync(join(folder, 'node_modules/.installed'), `${mark} ${installed}`);
  writeFileSync(
    join(folder, 'program.mjs'),
    'console.log(process.version, process.argv[2]); process.exit(3);',
  );
  const { status, stdout, stderr } = install(folder, ...(dev ? ['--dev'] : []), 'program.mjs', 'argument');
  if (installs) {
    expect(status).toBe(1);
    expect(stderr).toContain('there is no connection to the package registry');
    expect(readFileSync(join(folder, 'node_modules/.installed'), 'utf8')).toBe(`${mark} run`);
  } else {
    expect([status, stderr]).toEqual([3, '']);
    expect(stdout).toMatch(/^v24\.\d+\.\d+ argument\n$/);
  }
});

test('every command installs what it needs by itself, for npm leaves out pre-scripts where scripts are ignored', () => {
  const { scripts, dependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const command of Object.values(scripts)) expect(command).toMatch(/^node scripts\/install\.mjs /);
  const { packages } = JSON.parse(lock);
  const own = { ...dependencies, ...optionalDependencies };
  const scripted = Object.keys(own).filter((name) => packages[`node_modules/${name}`].hasInstallScript);
  expect(scripted).toEqual([]);
});
