import type { Lead } from '../store/store.ts';
import { visibleText } from '../visible-text.ts';

type Named = Pick<Lead, 'first_name' | 'last_name'>;

/** Both names; empty where none was given. */
export function personName({ first_name, last_name }: Named): string {
  return visibleText(`${first_name} ${last_name}`.trim());
}

/** "Ada L.", for where strangers may look over the shoulder. */
export function shortName({ first_name, last_name }: Named): string {
  const [initial] = last_name.trim();
  return personName({ first_name, last_name: initial ? `${initial}.` : '' });
}
