import type { ComponentType } from 'react';
import type { ServicePage } from '../../services.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import styles from './service-detail.module.css';

type ServiceDetailProps = {
  service: ServicePage;
  /** The text of its file in `content/services/`. */
  Text: ComponentType;
};

/** The page of one service. */
export function ServiceDetail({ service, Text }: ServiceDetailProps) {
  return (
    <article>
      <PageHead title={service.name} lead={service.summary} />
      <div className={styles.text}>
        <Text />
        <p>
          <ButtonLink to="/estimate" variant="action">
            Get an Estimate
          </ButtonLink>
        </p>
      </div>
    </article>
  );
}
