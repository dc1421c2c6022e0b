import { areasInShort } from '../../areas.ts';
import { useContent } from '../../content/use-content.ts';
import { BelowFold } from '../../navigation/below-fold.tsx';
import { serviceAt } from '../../services.ts';
import { LaterStyle } from '../../styles/later-style.tsx';
import { Detail } from '../../ui/detail/detail.tsx';
import { EstimateForm } from '../../ui/estimate-form/estimate-form.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { HowSoon } from '../../ui/how-soon/how-soon.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { PromiseLine, StormNotice } from '../../ui/promise/promise-line.tsx';
import { Row } from '../../ui/row/row.tsx';
import { Schedule } from '../../ui/schedule/schedule.tsx';
import { Section } from '../../ui/section/section.tsx';
import frame from '../service/service-detail.module.css';
import { Opening, ServiceButtons, SheetLinks } from '../service/service-parts.tsx';
import styles from './windows-and-doors.module.css';

const CERTIFICATES = '/about#certificates';

/** The windows partner's page. Without one no address leads here. */
export default function WindowsAndDoors() {
  const { andersen, company, serviceDetails, sections, services: all, windowsAndDoors } = useContent();
  if (!andersen || !windowsAndDoors) return null;
  const { banner, advantages, services } = windowsAndDoors;
  const { rows = [] } = advantages;
  const { sheet, headerPhoto, textPhoto: detail } = serviceDetails.andersen ?? {};
  const service = serviceAt(all, andersen.path);
  return (
    <>
      <PageHeader
        title={sheet?.heading ?? banner.title}
        name={andersen.name}
        parent="/services"
        lead={sheet?.proof ?? andersen.summary}
        places={sheet && areasInShort(company)}
        hideVan
        background={headerPhoto}
      >
        <ServiceButtons service={andersen} />
      </PageHeader>
      <BelowFold>
        <div className={frame.sheet}>
          <Opening service={service} intro={banner.text} {...sheet}>
            <LaterStyle />
            {sheet && <Schedule {...sheet} />}
          </Opening>
          <Section title={advantages.title}>
            <ul className={styles.advantages}>
              {advantages.items.map(({ title, text }, place) => (
                <li key={title}>
                  <Row name={title} title={<h3>{title}</h3>} onPhone open={place === 0}>
                    <p>{text}</p>
                  </Row>
                </li>
              ))}
            </ul>
            {sections.includes(CERTIFICATES) && (
              <p className={styles.more}>
                <Link to={CERTIFICATES}>{advantages.link}</Link>
              </p>
            )}
            {(rows.length > 0 || sheet?.detail) && (
              <div className={styles.rows}>
                {rows.map(({ title, text }) => (
                  <Row key={title} name={title}>
                    <p>{text}</p>
                  </Row>
                ))}
                {sheet?.detail && <Detail {...sheet.detail} />}
              </div>
            )}
          </Section>
          <Section title={services.title}>
            <div className={styles.columns}>
              <div className={styles.lines}>
                <ul className={styles.services}>
                  {services.lines.map((line) => (
                    <li key={line}>
                      <Icon name="check" />
                      {line}
                    </li>
                  ))}
                </ul>
                {detail && <Figure photo={detail} sizes="(width >= 64rem) 32rem, 100vw" />}
              </div>
              <HowSoon short />
              <EstimateForm
                variant="inline"
                service={andersen.service}
                notice={<StormNotice />}
                promise={<PromiseLine />}
              />
            </div>
          </Section>
          <SheetLinks service={service} />
        </div>
      </BelowFold>
    </>
  );
}
