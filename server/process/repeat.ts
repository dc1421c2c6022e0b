/**
 * Runs `work` at an interval, one run at a time. `work` must handle its own errors. `start` runs it at once; `stop` waits for the
 * run in hand.
 */
export function repeating(work: () => Promise<void>, interval: number) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  function run(): Promise<void> {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    run,
    start() {
      timer = setInterval(run, interval);
      return run();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
