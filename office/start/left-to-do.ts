import type { ToDo } from '../../contract/content/new-site/going-live.ts';
import { isReservedDomain } from '../../contract/reserved-domains.ts';
import { RESERVED_PHONE } from '../../contract/reserved-phones.ts';
import { officeWebsite as words } from '../../messages/en/office-website.ts';
import { dataOf, type Part } from '../website/website-list.ts';
import { WEBSITE } from '../website/website-page.ts';

/** Of what was left when the website was set up, what is still missing from it, with the forms in which that is done. */
export function leftToDo(todo: ToDo[], parts: Part[]): ToDo[] {
  const left = todo.flatMap((one) => {
    const [, place = '', field] =
      /^([a-z-]+\.yaml|services\/)(?:, (?!and\b)([a-zA-Z]+))?/.exec(one.file) ?? [];
    if (!place) return [{ ...one, canDrop: true }];
    const files = parts.filter(({ file, text }) => file.startsWith(place) && text !== undefined);
    const isDone = files.length > 0 && files.every(({ file, text = '' }) => has(dataOf(file, text), field));
    return isDone ? [] : [{ ...one, canDrop: true, to: formOf(place, field) }];
  });
  return [...forExamples(parts), ...left];
}

/** Numbers and addresses that reach no one, which may have been typed since. They mark every page as a demonstration. */
function forExamples(parts: Part[]): ToDo[] {
  const file = 'company.yaml';
  const { text = '' } = parts.find((part) => part.file === file) ?? {};
  const said = Object.entries((dataOf(file, text) ?? {}) as Record<string, unknown>);
  return said.flatMap(([field, value]) => {
    const to = formOf(file, field);
    if (typeof value !== 'string') return [];
    if (RESERVED_PHONE.test(value)) return { what: words.phone, file, why: words.examplePhone, to };
    const isAddress = value.includes('@') && isReservedDomain(value.split('@').at(-1) ?? '');
    const what = field === 'mailFrom' ? words.sender : words.email;
    return isAddress ? { what, file, why: words.exampleEmail, to } : [];
  });
}

function formOf(place: string, field: string | undefined): string {
  if (place === 'photos.yaml') return `${WEBSITE}/photos`;
  return place.endsWith('/') ? WEBSITE : `${WEBSITE}/edit/${place}${field ? `#field-${field}` : ''}`;
}

/** Whether a file, or each entry of its list, has something in a field; without one, whether there is anything in it. */
function has(data: unknown, field: string | undefined): boolean {
  if (field === undefined) return isFilled(data);
  if (Array.isArray(data)) return data.every((entry) => has(entry, field));
  return isFilled((data as Record<string, unknown> | undefined)?.[field]);
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return value !== undefined && value !== null && value !== '';
}
