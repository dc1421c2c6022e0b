import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newDeliveryRow } from './deliveries.ts';

const delivery = { kind: 'office-mail', messageId: '<office-1@us.example>' } as const;

test('gives ids that follow the time, so that new rows stand side by side in the indexes', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 5; count++) {
    ids.push(newDeliveryRow({ lead_id: 'a' }, delivery, 'pending', '2026-11-02T15:00:00.000Z').id);
    await setTimeout(2);
  }
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(5);
});
