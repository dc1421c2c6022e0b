import { Document, isScalar, isSeq, visit } from 'yaml';

/** As a person writes it: short lists in brackets, and no field for what is not there. */
export function writeYaml(value: unknown): string {
  const document = new Document(withoutAbsent(value));
  visit(document, {
    Seq(_, list) {
      const isShort = list.items.every((item) => isScalar(item) && String(item.value).length < 30);
      const isSpans = list.items.every((item) => isSeq(item) && item.items.length === 2);
      list.flow = (isShort && list.items.length < 12) || isSpans;
    },
  });
  return document.toString({ lineWidth: 110 });
}

function withoutAbsent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAbsent);
  if (typeof value !== 'object' || value === null) return value;
  const there = Object.entries(value).filter(([, each]) => each !== undefined && each !== false);
  return Object.fromEntries(there.map(([name, each]) => [name, withoutAbsent(each)]));
}
