import type { ComponentType } from 'react';
import { pages } from '../../../content/pages.ts';
import * as servicePageWords from '../../../content/words/service-page.ts';
import { BelowFold } from '../../navigation/below-fold.tsx';
import { type ServicePage, services } from '../../services.ts';
import { Film } from '../../ui/embed/film.tsx';
import { Showroom } from '../../ui/embed/showroom.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { Gallery } from '../../ui/gallery/gallery.tsx';
import { HouseDetail } from '../../ui/house/house-detail.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { SheetMark } from '../../ui/section/section.tsx';
import { Sidebar } from '../../ui/sidebar/sidebar.tsx';
import { headerPhotos } from './header-photos.ts';
import styles from './service-detail.module.css';

type ServiceDetailProps = {
  service: ServicePage;
  /** Its text from `content/services/`. */
  Text: ServiceText;
};

/** The components that the texts may use. */
const components = { Figure, Film, Gallery, Showroom };

/** A compiled MDX file of `content/services/`. */
export type ServiceText = ComponentType<{ components: typeof components }>;

/** The page of one service: a detail of the house, the text, and a sidebar. */
export function ServiceDetail({ service, Text }: ServiceDetailProps) {
  return (
    <>
      <PageHeader
        title={service.name}
        name={service.name}
        link={{ text: pages.services.menu, to: '/services' }}
        lead={service.summary}
        background={headerPhotos.get(`header-${service.file}`)}
      />
      <BelowFold>
        <div className={styles.columns}>
          <article className={styles.text}>
            <Link to="/services" className={styles.place}>
              <HouseDetail service={service} />
              <SheetMark mark={[services.indexOf(service) + 1, servicePageWords.place]} />
            </Link>
            <Prose>
              <Text components={components} />
            </Prose>
          </article>
          <Sidebar service={service} />
        </div>
      </BelowFold>
    </>
  );
}
