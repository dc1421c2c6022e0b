import type { ComponentType } from 'react';
import { type ServicePage, services } from '../../services.ts';
import { HouseDetail } from '../../ui/house/house-detail.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { SheetMark } from '../../ui/section/section.tsx';
import { Sidebar } from '../../ui/sidebar/sidebar.tsx';
import styles from './service-detail.module.css';

type ServiceDetailProps = {
  service: ServicePage;
  /** The text of its file in `content/services/`. */
  Text: ComponentType;
};

/** The page of one service: a detail of the house, the text, and beside it the ways on. */
export function ServiceDetail({ service, Text }: ServiceDetailProps) {
  return (
    <>
      <PageHeader
        title={service.name}
        name={service.name}
        link={{ text: 'Services', to: '/services' }}
        lead={service.summary}
        picture={<HouseDetail service={service} />}
      />
      <div className={styles.columns}>
        <article className={styles.text}>
          <SheetMark mark={[services.indexOf(service) + 1, 'on the drawing of the house']} />
          <Prose>
            <Text />
          </Prose>
        </article>
        <Sidebar service={service} />
      </div>
    </>
  );
}
