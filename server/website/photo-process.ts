import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { PhotoWork } from './photo-program.ts';
import type { Prepared } from './prepare-photo.ts';

/** In milliseconds: how long a picture may take, and how long the program waits for another one. */
const LONGEST = 60_000;
const IDLE = 5_000;

const BROKEN = { problem: 'broken' } as const;

/**
 * Has pictures decoded by a program of its own, one at a time: each takes up to 250 MB, which a server would keep, and a decoder that
 * breaks takes no request with it. It runs while there is something to do.
 */
export function createPhotoProcess(program: string) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

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

  async function answerTo(work: PhotoWork): Promise<Prepared> {
    clearTimeout(idle);
    child ??= start();
    const asked = child;
    const tooLong = setTimeout(() => asked.kill('SIGKILL'), LONGEST);
    const answered = new AbortController();
    try {
      const answer = once(asked, 'message', answered);
      const end = once(asked, 'exit', answered);
      asked.send(work, () => {});
      const [prepared = BROKEN] = await Promise.race([answer, end.then(() => [])]);
      return prepared;
    } catch {
      return BROKEN;
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

  return {
    ask(work: PhotoWork): Promise<Prepared> {
      const answer = last.then(() => answerTo(work));
      last = answer;
      return answer;
    },
    close,
  };
}

export type PhotoProcess = ReturnType<typeof createPhotoProcess>;
