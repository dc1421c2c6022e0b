/**
 * Loads React as the program has it, which it decides while it is loaded. The one for development notes a stack for every
 * element, which takes several times as long and is read by no test.
 */
const before = process.env.NODE_ENV;
process.env.NODE_ENV = 'production';
await import('react/jsx-runtime');
await import('react-dom/server');
await import('react-dom/static');
process.env.NODE_ENV = before;

export {};
