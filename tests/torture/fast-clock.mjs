// Loaded before a server (`node --import`): its clock goes FAST_CLOCK_FACTOR times as fast, in each of its threads, and so does
// that of the server that takes its place. Timers keep their pace: what happens once in five seconds still does.
const start = Date.parse(process.env.FAST_CLOCK_START ?? '');
const began = Number(process.env.FAST_CLOCK_BEGAN);
const factor = Number(process.env.FAST_CLOCK_FACTOR);
const realNow = Date.now;
const now = () => Math.round(start + (realNow() - began) * factor);

globalThis.Date = new Proxy(Date, {
  construct: (target, given, asked) => Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
