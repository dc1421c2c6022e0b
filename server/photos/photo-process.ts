import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { PhotoWork } from './photo-program.ts';
import type { Prepared, PreparedPictures } from './prepare-photo.ts';

/** In milliseconds: how long a picture may take, and how long the program waits for another one. */
const LONGEST = 60_000;
const IDLE = 5_000;

/** `ended`: by the picture, or before it was looked at. */
type Ended = { problem: 'broken'; ended: true; width?: number; height?: number };

const ENDED: Ended = { problem: 'broken', ended: true };

/**
 * Has pictures decoded by a program of its own, one at a time: each takes up to 350 MB, which a server would keep, and a decoder that
 * breaks takes no request with it. It runs while there is something to do.
 */
export function createPhotoProcess(program: string, longest = LONGEST) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isUsable = true;

  function start(): ChildProcess {
    const started = fork(program, {
      // With more arenas, memory that one picture has needed is not given back for the next.
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
      execArgv: ['--max-semi-space-size=4'],
      serialization: 'advanced',
      stdio: 'ignore',
    });
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    // It is seen by what was asked.
    started.on('error', () => {});
    started.unref();
    return started;
  }

  async function answerTo<Answer>(work: PhotoWork): Promise<Answer | Ended> {
    clearTimeout(idle);
    child ??= start();
    const asked = child;
    const tooLong = setTimeout(() => asked.kill('SIGKILL'), longest);
    const answered = new AbortController();
    try {
      const answer = once(asked, 'message', answered);
      const end = once(asked, 'exit', answered);
      asked.send(work, () => {});
      const [prepared = ENDED] = await Promise.race([answer, end.then(() => [])]);
      return prepared;
    } catch {
      return ENDED;
    } finally {
      answered.abort();
      clearTimeout(tooLong);
      idle = setTimeout(close, IDLE).unref();
    }
  }

  function close(): void {
    clearTimeout(idle);
    child?.kill();
    child = undefined;
  }

  function ask<Answer>(work: PhotoWork): Promise<Answer | Ended> {
    const answer = last.then(() => answerTo<Answer>(work));
    last = answer;
    return answer;
  }

  return {
    /** Makes something of a picture in a file. */
    ask: (work: Extract<PhotoWork, { file: string }>) => ask<Prepared>(work),
    /** Makes what is shown of a visitor's photo. */
    pictures: (bytes: Uint8Array) => ask<PreparedPictures>({ kind: 'pictures', bytes }),
    /** False once `check` has found that there is no decoder for this machine. */
    isUsable: () => isUsable,
    async check(): Promise<boolean> {
      isUsable = !('ended' in (await ask<object>({ kind: 'check' })));
      return isUsable;
    },
    close,
  };
}

export type PhotoProcess = ReturnType<typeof createPhotoProcess>;
