import type { ComponentProps, ComponentType } from 'react';
import { pages } from '../../../content/pages.ts';
import type { Photo, ServiceSheet, WetSteps } from '../../../content/schema.ts';
import { areasInShort } from '../../areas.ts';
import { byName } from '../../by-name.ts';
import { BelowFold } from '../../navigation/below-fold.tsx';
import type { ServicePage } from '../../services.ts';
import { Comparison } from '../../ui/comparison/comparison.tsx';
import { Detail } from '../../ui/detail/detail.tsx';
import { Film } from '../../ui/embed/film.tsx';
import { Showroom } from '../../ui/embed/showroom.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { Gallery } from '../../ui/gallery/gallery.tsx';
import { Arrival } from '../../ui/how-soon/how-soon.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { Schedule } from '../../ui/schedule/schedule.tsx';
import { Sidebar } from '../../ui/sidebar/sidebar.tsx';
import { FirstSteps } from '../../ui/wet/first-steps.tsx';
import styles from './service-detail.module.css';
import { Opening, ServiceButtons, ServiceReview, SheetLinks } from './service-parts.tsx';

/** What a file of `content/services/` exports. */
export type ServiceFile = {
  /** Its text. */
  default: ComponentType<{ components: typeof components }>;
  /** Shown before the text; absent if the business has none. */
  sheet?: ServiceSheet;
  /** What to do first where water comes, place by place. */
  wetSteps?: WetSteps | undefined;
  /** Shown below the text, at full width. */
  showroom?: boolean;
  comparison?: ComponentProps<typeof Comparison>;
  film?: ComponentProps<typeof Film>;
  gallery?: ComponentProps<typeof Gallery>;
};

/** The components that the texts may use. */
const components = { Arrival, Figure };

/** The page of one service: headline and proof, a detail of the house, the schedule, the text, and what customers saw of it. */
export function ServiceDetail({ service, file }: { service: ServicePage; file: ServiceFile }) {
  const { default: Text, sheet, wetSteps, showroom, comparison, film, gallery } = file;
  return (
    <>
      <PageHeader
        title={sheet?.heading ?? service.name}
        name={service.name}
        link={{ text: pages.services.menu, to: '/services' }}
        places={sheet && areasInShort()}
        lead={service.summary}
        proof={sheet?.proof}
        background={headerPhotos.get(`header-${service.file}`)}
        hideVan={!sheet?.van}
      >
        <ServiceButtons service={service} urgent={sheet?.urgent} />
      </PageHeader>
      <BelowFold>
        <div className={styles.sheet}>
          <Opening service={service} {...sheet} />
          {wetSteps && <FirstSteps words={wetSteps} />}
          {sheet && <Schedule {...sheet} />}
          <div className={sheet ? styles.parts : styles.columns}>
            <article className={styles.text}>
              <Prose className={sheet && styles.prose}>
                <Text components={components} />
              </Prose>
            </article>
            {sheet?.detail && <Detail {...sheet.detail} />}
            {comparison && <Comparison {...comparison} />}
            {film && <Film {...film} />}
            {showroom && <Showroom />}
            {gallery && <Gallery {...gallery} />}
            <Sidebar service={service} urgent={sheet?.urgent} />
          </div>
          {sheet?.review && <ServiceReview review={sheet.review} sample={sheet.sample} />}
          <SheetLinks service={service} />
        </div>
      </BelowFold>
    </>
  );
}

/** The picture behind the title of each service, by the name of its file. A request for each would cost more than all. */
const headerPhotos = byName(
  import.meta.glob<Photo>(
    [
      '../../../content/photos/header-*.jpg',
      '!../../../content/photos/*.night.jpg',
      '!../../../content/photos/header-andersen.jpg',
    ],
    { query: '?photo', import: 'default', eager: true },
  ),
);
