import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Config } from '../../server/config.ts';
import { type Finding, right, wrong } from './finding.ts';

/** File systems by their magic number (statfs(2)): file locks are unreliable on network drives, and tmpfs is volatile. */
const UNFIT = new Map([
  [0x6969, 'a network drive (NFS)'],
  [0x517b, 'a network drive (SMB)'],
  [0xfe534d42, 'a network drive (SMB)'],
  [0xff534d42, 'a network drive (CIFS)'],
  [0x01021997, 'a shared folder of another machine (9p)'],
  [0x00c36400, 'a network drive (Ceph)'],
  [0x5346414f, 'a network drive (AFS)'],
  [0x01021994, 'in memory (tmpfs)'],
]);

/** Checks that DATA_DIR is writable, private and on a local disk. */
export function checkDataFolder({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Finding[] {
  const there = existsSync(dataDir);
  const place = there ? dataDir : nearestFolder(dataDir);
  return [
    checkWritable(dataDir, place),
    ...(there && process.platform !== 'win32' ? [checkPrivate(dataDir)] : []),
    ...(process.platform === 'linux' && !databaseUrl ? [checkDisk(dataDir, place)] : []),
  ];
}

function checkWritable(dataDir: string, place: string): Finding {
  try {
    accessSync(place, constants.W_OK | constants.X_OK);
  } catch {
    const todo = 'Give it to the user that runs the server, or set DATA_DIR to another folder.';
    return wrong(`DATA_DIR ${dataDir} is not writable.`, todo);
  }
  return right(
    place === dataDir
      ? `DATA_DIR ${dataDir} is writable.`
      : `DATA_DIR ${dataDir} will be created at the first start.`,
  );
}

function checkPrivate(dataDir: string): Finding {
  if ((statSync(dataDir).mode & 0o007) === 0) return right('Only its owner can read DATA_DIR.');
  return wrong(
    'Every user of this machine can read DATA_DIR, which holds names, addresses and phone numbers.',
    `chmod -R o= ${dataDir}`,
  );
}

function checkDisk(dataDir: string, place: string): Finding {
  // The number is signed on some platforms.
  const kind = UNFIT.get(statfsSync(place).type >>> 0);
  if (!kind) return right('DATA_DIR is on a local disk.');
  return wrong(
    `DATA_DIR ${dataDir} is ${kind === 'in memory (tmpfs)' ? kind : `on ${kind}`}: requests can be lost there.`,
    'Set DATA_DIR to a folder on a local disk, or use PostgreSQL (DATABASE_URL).',
  );
}

function nearestFolder(path: string): string {
  return existsSync(path) ? path : nearestFolder(dirname(path));
}
