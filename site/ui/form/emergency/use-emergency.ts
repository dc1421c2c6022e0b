import { type RefObject, useEffect, useState } from 'react';
import type { Advice } from '../../../../contract/emergency/table.ts';
import type * as watchWords from './watch-words.ts';

/**
 * Loads the script that knows the words of emergencies, once the form is near, and what it advises at the moment. Where it
 * does not come, the page that thanks still says it, for the server reads the words too.
 */
export function useEmergency(form: RefObject<HTMLFormElement | null>, isNear: boolean) {
  const [script, setScript] = useState<typeof watchWords>();
  const [advice, setAdvice] = useState<Advice[]>([]);
  useEffect(() => {
    if (isNear) import('./watch-words.ts').then(setScript, () => undefined);
  }, [isNear]);
  useEffect(() => {
    if (script && form.current) return script.watchWords(form.current, setAdvice);
  }, [script, form]);
  return { script, advice };
}
