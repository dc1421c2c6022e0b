import { areasInShort } from '../../areas.ts';
import { useContent } from '../../content/use-content.ts';
import { BelowFold } from '../../navigation/below-fold.tsx';
import type { PageProps } from '../../navigation/lazy-page.tsx';
import { serviceAt } from '../../services.ts';
import { LaterStyle } from '../../styles/later-style.tsx';
import { Detail } from '../../ui/detail/detail.tsx';
import { Film } from '../../ui/embed/film.tsx';
import { Showroom } from '../../ui/embed/showroom.tsx';
import { Gallery } from '../../ui/gallery/gallery.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Schedule } from '../../ui/schedule/schedule.tsx';
import { Sidebar } from '../../ui/sidebar/sidebar.tsx';
import { FirstSteps } from '../../ui/wet/first-steps.tsx';
import styles from './service-detail.module.css';
import { Opening, Scope, ServiceButtons, SheetLinks } from './service-parts.tsx';
import { ShownText, TextRows } from './service-text.tsx';

/** The page of one service: what it is and costs, jobs and a review, how it goes; whatever else there is to know unfolds. */
export default function ServiceDetail({ page: { path } }: PageProps) {
  const { company, serviceDetails, services } = useContent();
  const service = serviceAt(services, path);
  const {
    text = [],
    sheet,
    wetSteps,
    showroom,
    film,
    gallery,
    headerPhoto,
  } = serviceDetails[service.file] ?? {};
  return (
    <>
      <PageHeader
        title={sheet?.heading ?? service.name}
        name={service.name}
        parent="/services"
        lead={sheet?.proof ?? service.summary}
        places={sheet && areasInShort(company)}
        background={headerPhoto}
        hideVan={!sheet?.van}
      >
        <ServiceButtons service={service} urgent={sheet?.urgent} />
      </PageHeader>
      <BelowFold>
        <article className={styles.sheet}>
          <Opening service={service} {...sheet}>
            {headerPhoto && <LaterStyle />}
            {sheet && <Schedule {...sheet} />}
          </Opening>
          {wetSteps && <FirstSteps steps={wetSteps} />}
          {gallery && <Gallery {...gallery} />}
          <ShownText nodes={text} />
          <div className={styles.columns}>
            <div>
              <TextRows nodes={text} />
              {sheet?.scope && <Scope scope={sheet.scope} />}
              {sheet?.detail && <Detail {...sheet.detail} />}
              {film && <Film {...film} />}
              {showroom && <Showroom />}
            </div>
            <Sidebar service={service} urgent={sheet?.urgent} />
            <SheetLinks service={service} />
          </div>
        </article>
      </BelowFold>
    </>
  );
}
