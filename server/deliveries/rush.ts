/** In milliseconds. */
const SPAN = 250;

/** More requests than this within the span are a rush: a hundred a second, which is a flood and no good day. */
const MANY = 25;

export type Rush = {
  /** Call it for each new request. */
  count(): void;
  isOn(): boolean;
};

/** Tells whether requests come in faster than people send them. `now` is in milliseconds. */
export function createRush(now = () => performance.now()): Rush {
  let began = Number.NEGATIVE_INFINITY;
  let counted = 0;

  return {
    count() {
      if (now() - began > SPAN) {
        began = now();
        counted = 0;
      }
      counted++;
    },
    isOn: () => counted > MANY && now() - began <= SPAN,
  };
}
