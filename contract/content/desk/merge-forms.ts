import type { Form } from './read-fields.ts';

/** The text of what two people have changed differently, by the name of its field or list. */
export type ChangedByBoth = Map<string, string>;

/**
 * What two people have made of the same form: the changes of both and, where both have changed the same, what is in `yours`. A list
 * with other entries, or in another order, is one change.
 */
export function mergeForms(base: Form, yours: Form, theirs: Form): { form: Form; both: ChangedByBoth } {
  const all = [base, yours, theirs];
  const names = [...new Set(all.flatMap((form) => [...form.keys()]))];
  const lists = names
    .filter((name) => name.endsWith('[]') && new Set(all.map((form) => valueAt(form, name))).size > 1)
    .map((name) => name.slice(0, -2));
  const unitOf = (name: string) => lists.find((list) => isIn(list, name)) ?? name;
  const form = new Map<string, readonly string[]>();
  const both: ChangedByBoth = new Map();
  for (const [unit, inUnit] of Map.groupBy(names, unitOf)) {
    const [old, mine, other] = all.map((each) => JSON.stringify(inUnit.map((name) => each.get(name) ?? [])));
    for (const name of inUnit) {
      const values = (mine === old ? theirs : yours).get(name);
      if (values) form.set(name, values);
    }
    if (mine !== old && other !== old && mine !== other) both.set(unit, textIn(theirs, inUnit));
  }
  return { form, both };
}

function valueAt(form: Form, name: string): string {
  return JSON.stringify(form.get(name) ?? []);
}

/** The whole file may be a list, which has no name. */
function isIn(list: string, name: string): boolean {
  return list === '' || (name.startsWith(list) && /^\[|^$/.test(name.slice(list.length)));
}

function textIn(form: Form, names: string[]): string {
  return names
    .filter((name) => !name.endsWith('[]'))
    .flatMap((name) => form.get(name) ?? [])
    .filter(Boolean)
    .join(' · ');
}
