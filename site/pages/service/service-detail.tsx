import type { ComponentType } from 'react';
import { pages } from '../../../content/pages.ts';
import type { Photo } from '../../../content/schema.ts';
import * as servicePageWords from '../../../content/words/service-page.ts';
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
import styles from './service-detail.module.css';

type ServiceDetailProps = {
  service: ServicePage;
  /** The picture behind its title; the drawing stands there alone where there is none yet. */
  background: Photo | undefined;
  /** The text of its file in `content/services/`. */
  Text: ServiceText;
};

/** What the texts may use besides plain Markdown. */
const parts = { Figure, Film, Gallery, Showroom };

/** A text of `content/services/`, compiled. */
export type ServiceText = ComponentType<{ components: typeof parts }>;

/** The page of one service: a detail of the house, the text, and beside it the ways on. */
export function ServiceDetail({ service, background, Text }: ServiceDetailProps) {
  return (
    <>
      <PageHeader
        title={service.name}
        name={service.name}
        link={{ text: pages.services.menu, to: '/services' }}
        lead={service.summary}
        background={background}
      />
      <div className={styles.columns}>
        <article className={styles.text}>
          <Link to="/services" className={styles.place}>
            <HouseDetail service={service} />
            <SheetMark mark={[services.indexOf(service) + 1, servicePageWords.place]} />
          </Link>
          <Prose>
            <Text components={parts} />
          </Prose>
        </article>
        <Sidebar service={service} />
      </div>
    </>
  );
}
