import { onTestFinished } from 'vitest';
import type { Content } from '../../contract/content/content.ts';
import { inWords } from '../../contract/content/mistake.ts';
import { type Files, readFiles } from '../../contract/content/testing.ts';
import { takeBusiness } from './business.ts';

/** What a folder with these files says. Whatever a test takes of it is given back when the test ends. */
export function contentFrom(files: Files): Content {
  const { content, mistakes } = readFiles(files);
  if (!content) throw new Error(mistakes.map(inWords).join('\n'));
  onTestFinished(takeBusiness);
  return content;
}
