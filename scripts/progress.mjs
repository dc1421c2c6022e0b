/**
 * Says every three seconds how far something has come: "Pictures 40 of 188". Nothing for what is done before that.
 *
 * @param {string} what
 * @param {number} of how many steps there are
 */
export function reportProgress(what, of) {
  let done = 0;
  const timer = setInterval(() => console.log(`${what} ${done} of ${of}`), 3000);
  return {
    step: () => {
      done += 1;
    },
    end: () => clearInterval(timer),
  };
}
