import type { z } from 'zod';
import type { FileName, Folder } from './files.ts';
import { FILES } from './files.ts';
import { fieldOf, fieldsWithFiles } from './issues.ts';
import type { Mistake, Path, Source } from './mistake.ts';
import { nearest } from './mistake.ts';
import { CITY } from './schema/company.ts';
import { PAGE_PATHS, type PageName } from './schema/pages.ts';
import { serviceFileSchema } from './schema/services.ts';

/** What a page is made of, without which it is left out. */
const NEEDS: Partial<Record<string, string>> = {
  about: 'about.yaml',
  commercial: 'commercial.yaml',
  guide: 'guide.yaml',
  services: 'the files in services/',
  testimonials: 'testimonials.yaml',
  tips: 'tips.yaml',
};

/** What one file says that another does not bear out. A file that is itself in need of a correction is asked nothing. */
export function acrossFiles(folder: Folder, soFar: Mistake[]): Mistake[] {
  const mistakes: Mistake[] = [];
  const broken = new Set(soFar.map(({ file }) => file));
  const intact = (name: string) => !broken.has(`${name}.yaml`);
  const { files, sources, services, texts } = folder;
  const add = (source: Source | undefined, path: Path, found: string, expected: string) =>
    source &&
    mistakes.push({ file: source.file, ...source.lineOf(path), field: fieldOf(path), found, expected });

  /** That a name is one of those that another file gives. */
  function named(source: Source | undefined, path: Path, name: string, known: string[], whose: string) {
    if (known.includes(name)) return;
    const near = nearest(name, known);
    add(
      source,
      path,
      `"${name}"`,
      near ? `"${near}" of ${whose}` : `one of ${whose}: ${known.join(', ') || 'there is none'}`,
    );
  }

  const { company, areas, terms } = files;
  if (company && intact('areas')) {
    const titles = [...company.licences, ...company.otherLicences].map(({ title }) => title);
    areas?.forEach(({ licence }, n) => {
      if (licence) named(sources.areas, [n, 'licence'], licence, titles, 'the licenses of company.yaml');
    });
    const names = areas?.map(({ name }) => name) ?? [];
    const city = names.indexOf(CITY);
    if (city >= 0 && !company.otherLicences.some(({ title }) => title.includes(CITY)))
      add(
        sources.areas,
        [city, 'name'],
        `"${CITY}"`,
        `a ${CITY} license among otherLicences in company.yaml, because the city is offered`,
      );
    terms?.areas?.forEach(({ name }, n) => {
      named(sources.terms, ['areas', n, 'name'], name, names, 'the areas of areas.yaml');
    });
    for (const part of ['seals', 'certificates'] as const) {
      files.logos?.[part].forEach(({ licence }, n) => {
        if (licence)
          named(sources.logos, [part, n, 'licence'], licence, titles, 'the licenses of company.yaml');
      });
    }
  }
  const partnerSheet = files['windows-and-doors']?.sheet;
  const inTerms: [source: Source | undefined, path: Path, words?: string][] = [
    [sources.home, ['emergency', 'text'], files.home?.emergency?.text],
    [sources.about, ['contract', 'text'], files.about?.contract?.text],
    [sources.services, ['charges'], files.services?.charges],
    ...services.map(({ source, head }): [Source, Path, string?] => [source, ['charges'], head.charges]),
    [sources['windows-and-doors'], ['sheet', 'charges'], partnerSheet?.charges],
    [sources['how-soon'], ['emergency', 'text'], files['how-soon']?.emergency?.text],
  ];
  for (const [source, path, words = ''] of intact('terms') ? inTerms : []) {
    for (const [place, figure = ''] of words.matchAll(/\{(\w+)\}/g))
      if (!Object.hasOwn(terms?.figures ?? {}, figure))
        add(source, path, `a sentence with ${place}`, `figures > ${figure} in terms.yaml`);
  }
  if (intact('prices')) {
    const prices = files.prices ?? {};
    for (const [name, figure] of Object.entries(terms?.figures ?? {})) {
      if (typeof figure === 'object' && 'use' in figure)
        named(sources.terms, ['figures', name, 'use'], figure.use, Object.keys(prices), 'prices.yaml');
    }
    const complete = Object.keys(prices).filter((name) => prices[name]?.name);
    const lists = [
      { source: sources['windows-and-doors'], jobs: partnerSheet?.jobs ?? [], path: ['sheet', 'jobs'] },
      ...services.map(({ source, head }) => ({ source, jobs: head.jobs ?? [], path: ['jobs'] })),
    ];
    for (const { source, jobs, path } of lists) {
      jobs.forEach(({ use }, n) => {
        if (use) named(source, [...path, n, 'use'], use, complete, 'the entries of prices.yaml with a name');
      });
    }
  }

  const { wet } = files;
  const stepsOf = (page: string) =>
    wet?.places.page === page ? Object.keys(wet.firstSteps).map((place) => `wet-${place}`) : [];
  const idsOf = new Map(
    texts.map(({ slug, text: { ids } }) => [`/service/${slug}`, [...ids, ...stepsOf(`/service/${slug}`)]]),
  );
  const options = files.services?.options;
  const partnerPage = files['windows-and-doors']?.page;
  for (const { source, head, slug } of services) {
    if (options && head.service)
      named(source, ['service'], head.service, options, 'the options of services.yaml');
    if (head.gallery?.use && intact('galleries'))
      named(
        source,
        ['gallery', 'use'],
        head.gallery.use,
        Object.keys(files.galleries ?? {}),
        'galleries.yaml',
      );
    const { to } = head.firstSteps ?? {};
    if (to?.startsWith('#') && !idsOf.get(`/service/${slug}`)?.includes(to.slice(1)))
      add(source, ['firstSteps', 'to'], `"${to}"`, 'a heading that the text itself links to, too');
  }
  if (options && partnerPage?.service)
    named(
      sources['windows-and-doors'],
      ['page', 'service'],
      partnerPage.service,
      options,
      'the options of services.yaml',
    );

  const withoutWords = Object.keys(NEEDS).filter((name) =>
    name === 'services'
      ? folder.slugs.length === 0 && !partnerPage && intact('windows-and-doors')
      : !files[name as FileName] && intact(name),
  );
  const absent = new Map(withoutWords.map((name) => [PAGE_PATHS[name as PageName], NEEDS[name]]));
  const paths = new Set<string>(Object.values(PAGE_PATHS).filter((path) => !absent.has(path)));
  for (const slug of folder.slugs) paths.add(`/service/${slug}`);
  for (const { head } of services) for (const alias of head.aliases ?? []) paths.add(alias);
  if (partnerPage) paths.add(partnerPage.path);
  for (const alias of partnerPage?.aliases ?? []) paths.add(alias);

  /** What is wrong with a link; nothing if it leads somewhere. */
  function deadEnd(to: string, own?: string): string | undefined {
    if (/^(?:https?:\/\/|mailto:|tel:)./i.test(to)) return undefined;
    const [path = '', id] = to.split('#');
    const page = path || own || '';
    const needed = absent.get(path as (typeof PAGE_PATHS)[PageName]);
    if (needed) return `a page that is on your website; this one is made from ${needed}`;
    if (path && !paths.has(path)) {
      const near = nearest(path, paths);
      return near
        ? `the address of a page, like "${near}"`
        : 'the address of a page, like "/contact", or one that begins with https://';
    }
    const ids = idsOf.get(page);
    if (id !== undefined && ids && !ids.includes(id))
      return path
        ? 'a heading that its own page links to, too'
        : 'a heading of this text, in lower case with hyphens, like "#how-it-goes"';
    return undefined;
  }

  const pages = [
    ...folder.slugs.map((slug) => `/service/${slug}`),
    ...(partnerPage ? [partnerPage.path] : []),
  ];
  const ofService = (name: FileName, path: Path, value: string) =>
    paths.has(value) && named(sources[name], path, value, pages, 'the pages of services');
  files.home?.services?.cards.forEach((card, n) => {
    ofService('home', ['services', 'cards', n], card);
  });
  files.testimonials?.quotes.forEach(({ service }, n) => {
    ofService('testimonials', ['quotes', n, 'service'], service);
  });

  const { service, jobs } = files.commercial ?? {};
  const ofPage = services.find(({ slug }) => service === `/service/${slug}`)?.head.jobs ?? [];
  const jobNames = ofPage.flatMap(({ name }) => name ?? []);
  jobs?.forEach((job, n) => {
    named(sources.commercial, ['jobs', n], job, jobNames, 'the jobs of its service');
  });

  const photos = Object.keys(files.photos ?? {});
  for (const name of photos) {
    if (folder.pictures.photos?.includes(name) === false)
      add(sources.photos, [name], 'no such picture', `a file photos/${name}.jpg, or nothing about it here`);
  }
  const all: [Source, z.ZodType][] = [
    ...Object.entries(sources).map(([name, source]): [Source, z.ZodType] => [
      source,
      FILES[name as keyof typeof FILES],
    ]),
    ...services.map(({ source }): [Source, z.ZodType] => [source, serviceFileSchema]),
  ];
  for (const [source, schema] of all) {
    for (const { path, value, folder: kind } of fieldsWithFiles(schema, source.data)) {
      const isDescribed = kind === 'photos' && intact('photos');
      if (isDescribed) named(source, path, value, photos, 'the photographs of photos.yaml');
      const isMissing = kind && folder.pictures[kind] && !folder.pictures[kind].includes(value);
      if (isMissing && !isDescribed)
        add(source, path, `"${value}"`, `the name of a file that is in ${kind}/`);
      if (kind || !/^\/\S*$/.test(value) || path.includes('aliases') || path.at(-1) === 'path') continue;
      const expected = deadEnd(value);
      if (expected) add(source, path, `"${value}"`, expected);
    }
  }
  for (const { slug, file, text } of texts) {
    for (const { kind, to, line, column } of text.references) {
      const wrong = (expected: string) =>
        mistakes.push({ file, line, column, field: '', found: `"${to}"`, expected });
      if (kind === 'link') {
        const expected = deadEnd(to, `/service/${slug}`);
        if (expected) wrong(expected);
      } else if (intact('photos') && !photos.includes(to)) {
        const near = nearest(to, photos);
        wrong(near ? `"${near}" of the photographs of photos.yaml` : 'one of the photographs of photos.yaml');
      }
    }
  }
  return mistakes;
}
