import type { TextNode } from '../../../contract/content/schema.ts';
import { areasInShort } from '../../areas.ts';
import { useContent } from '../../content/use-content.ts';
import { BelowFold } from '../../navigation/below-fold.tsx';
import type { PageProps } from '../../navigation/lazy-page.tsx';
import { serviceAt } from '../../services.ts';
import { LaterStyle } from '../../styles/later-style.tsx';
import { Comparison } from '../../ui/comparison/comparison.tsx';
import { Detail } from '../../ui/detail/detail.tsx';
import { Film } from '../../ui/embed/film.tsx';
import { Showroom } from '../../ui/embed/showroom.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { Gallery } from '../../ui/gallery/gallery.tsx';
import { Arrival } from '../../ui/how-soon/how-soon.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { Text } from '../../ui/prose/text.tsx';
import { Schedule } from '../../ui/schedule/schedule.tsx';
import { Sidebar } from '../../ui/sidebar/sidebar.tsx';
import { FirstSteps } from '../../ui/wet/first-steps.tsx';
import styles from './service-detail.module.css';
import { Opening, ServiceButtons, ServiceReview, SheetLinks } from './service-parts.tsx';

/** What the texts may have beside HTML. */
const components = { 'how-soon-arrival': Arrival, 'figure-photo': Figure };

/** The page of one service: headline and proof, a detail of the house, the schedule, the text, and what customers saw of it. */
export default function ServiceDetail({ page: { path } }: PageProps) {
  const { company, serviceDetails, services } = useContent();
  const service = serviceAt(services, path);
  const {
    text = [],
    sheet,
    wetSteps,
    showroom,
    comparison,
    film,
    gallery,
    headerPhoto,
  } = serviceDetails[service.file] ?? {};
  const isComposed = sheet !== undefined && isForSheet(text);
  return (
    <>
      <PageHeader
        title={sheet?.heading ?? service.name}
        name={service.name}
        parent="/services"
        places={sheet && areasInShort(company)}
        lead={service.summary}
        proof={sheet?.proof}
        background={headerPhoto}
        hideVan={!sheet?.van}
      >
        <ServiceButtons service={service} urgent={sheet?.urgent} />
      </PageHeader>
      <BelowFold>
        <div className={styles.sheet}>
          <Opening service={service} {...sheet} />
          {headerPhoto && <LaterStyle />}
          {wetSteps && <FirstSteps words={wetSteps} />}
          {sheet && <Schedule {...sheet} />}
          <div className={sheet ? styles.parts : styles.columns}>
            {text.length > 0 && (
              <article className={isComposed ? styles.text : styles.column}>
                <Prose className={isComposed ? styles.prose : ''}>
                  <Text nodes={text} components={components} />
                </Prose>
              </article>
            )}
            {sheet?.detail && <Detail {...sheet.detail} />}
            {comparison && <Comparison {...comparison} />}
            {film && <Film {...film} />}
            {showroom && <Showroom />}
            {gallery && <Gallery {...gallery} />}
            <Sidebar service={service} urgent={sheet?.urgent} />
          </div>
          {sheet?.review && <ServiceReview review={sheet.review} />}
          <SheetLinks service={service} />
        </div>
      </BelowFold>
    </>
  );
}

/** Whether the sheet has a place for each part of a text: two sections, a picture, questions, and what follows them. */
function isForSheet(text: TextNode[]): boolean {
  const parts = text.flatMap((node) => {
    if (typeof node === 'string') return [];
    const [tag, , ...children] = node;
    return children.some((child) => child[0] === 'div') ? ['questions'] : [tag];
  });
  return /^div div figure-photo questions( div)*$/.test(parts.join(' '));
}
