import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emergencyAdvice as words } from '../../../messages/en/emergency-advice.ts';
import { ContentContext } from '../../content/use-content.ts';
import { pageContent } from '../../testing/sample-content.ts';
import { EmergencyAdvice } from './emergency-advice.tsx';

test('only a number that is answered at any hour is to be called now', () => {
  const shown = (emergencyPhone: string | undefined) =>
    renderToStaticMarkup(
      <ContentContext value={{ ...pageContent, company: { ...pageContent.company, emergencyPhone } }}>
        <EmergencyAdvice advice={['urgent']} />
      </ContentContext>,
    );
  expect(shown('(914) 555-0199')).toContain(words.urgentTitle);
  const inHours = shown(undefined);
  expect(inHours).not.toContain(words.urgentTitle);
  expect(inHours).toContain('We answer this number Mon');
});
