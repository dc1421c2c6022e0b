import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { servicePage as words } from '../../../messages/en/service-page.ts';
import { ContentContext } from '../../content/use-content.ts';
import { StaticRouter } from '../../navigation/router.tsx';
import { pageContent } from '../../testing/sample-content.ts';
import { Schedule } from './schedule.tsx';

type Jobs = Parameters<typeof Schedule>[0]['jobs'];

function markup(jobs: Jobs): string {
  return renderToStaticMarkup(
    <ContentContext value={pageContent}>
      <StaticRouter location="/service/decks">
        <Schedule jobs={jobs} />
      </StaticRouter>
    </ContentContext>,
  );
}

const price: [number, number] = [900, 1400];

test('a job shows what there is of it, and unfolds only where there is more', () => {
  const bare = markup([{ name: 'Gutter guards', price }]);
  expect(bare).toContain('$900–$1,400');
  expect(bare).not.toMatch(/<details|<span[^>]*><\/span>/);
  for (const said of [words.permit, words.raises]) expect(bare).not.toContain(said);

  const full = markup([{ name: 'Gutter guards', price, raises: 'Height' }]);
  expect(full).toContain('<details');
  expect(full).toContain(words.raises);
  expect(full).not.toContain(words.permit);
});
