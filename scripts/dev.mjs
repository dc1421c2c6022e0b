// The site with hot reload at http://localhost:5173, and the server, which takes its posts.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { buildDir } from './folders.mjs';

buildIfStale({ orKeep: true });
const children = [
  spawn(process.execPath, [join(buildDir, 'server/main.js')], { stdio: 'inherit' }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js'], { stdio: 'inherit' }),
];
for (const child of children) {
  child.on('exit', () => {
    for (const other of children) other.kill();
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
