// The measurements, as a table: node bench/main.ts [pages] [server].
import { measurePages } from './pages.ts';
import { measureServer } from './server.ts';

const measurements = { pages: measurePages, server: measureServer };
type Name = keyof typeof measurements;

const asked = process.argv.slice(2).filter((word) => word !== '--');
const unknown = asked.filter((name) => !(name in measurements));
if (unknown.length > 0) {
  console.error(`Say ${Object.keys(measurements).join(' or ')}, or nothing for both.`);
  process.exit(2);
}
for (const name of (asked.length > 0 ? asked : Object.keys(measurements)) as Name[]) {
  for (const [what, value] of await measurements[name]())
    console.log(`${what.padEnd(52)}${String(value).padStart(10)}`);
}
