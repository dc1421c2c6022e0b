import { fill } from '../../../contract/fill.ts';
import { inWords } from '../../../messages/in-words.ts';
import { useContent } from '../../content/use-content.ts';
import { BelowFold } from '../../navigation/below-fold.tsx';
import { LaterStyle } from '../../styles/later-style.tsx';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { CommercialLink } from '../../ui/commercial-link/commercial-link.tsx';
import { ContactForm } from '../../ui/contact-form/contact-form.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { StormNotice } from '../../ui/promise/promise-line.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { Row } from '../../ui/row/row.tsx';
import { RuledList } from '../../ui/ruled-list/ruled-list.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Wordmark } from '../../ui/wordmark/wordmark.tsx';
import amongTips from './among-tips.module.css';
import { Checklist } from './checklist.tsx';
import styles from './guide.module.css';

/** What to do before a house is sold. A business without the words for it has no address for this page. */
export default function Guide() {
  const { brands, guide } = useContent();
  if (!guide) return null;
  const { title, name, lead, photo, steps } = guide;
  const { checklist, work, upgrades } = steps;
  const countUpgrades = (words: string) => fill(words, { upgrades: inWords(upgrades.list.length) });
  const more = countUpgrades(upgrades.more);
  return (
    <>
      <PageHeader title={title} name={name} parent="/tips" lead={lead} hideVan background={photo} small>
        <CommercialLink />
      </PageHeader>
      <BelowFold>
        <Section mark={checklist.mark} title={checklist.title} className={amongTips.root}>
          <LaterStyle />
          <Checklist words={checklist}>
            <p>{fill(checklist.text, { groups: inWords(checklist.groups.length) })}</p>
            {checklist.before && (
              <p className={styles.onScreen}>
                <strong>{checklist.before.title}</strong> {checklist.before.text}
              </p>
            )}
          </Checklist>
        </Section>
        <Section mark={work.mark} title={work.title} className={styles.onScreen}>
          <div className={styles.work}>
            <div>
              <Prose>
                <p>{work.paragraphs[0]}</p>
              </Prose>
              {work.paragraphs.length > 1 && (
                <Row name={work.more} title={<h3>{work.more}</h3>}>
                  <Prose>
                    <div>
                      {work.paragraphs.slice(1).map((paragraph) => (
                        <p key={paragraph}>{paragraph}</p>
                      ))}
                    </div>
                  </Prose>
                </Row>
              )}
            </div>
            {work.photo && (
              <Figure photo={work.photo} sizes="(width >= 64rem) 39rem, (width >= 45rem) 45vw, 100vw" />
            )}
          </div>
        </Section>
        <Section mark={upgrades.mark} title={upgrades.title} className={styles.onScreen}>
          <Prose>
            {upgrades.paragraphs.map((paragraph) => (
              <p key={paragraph}>{countUpgrades(paragraph)}</p>
            ))}
          </Prose>
          <Row name={more} title={<h3 className={styles.folded}>{more}</h3>} onPhone>
            <RuledList columns={3} className={styles.upgrades}>
              {upgrades.list.map((upgrade) => (
                <li key={upgrade.title}>
                  <h3>
                    <Link to={upgrade.to}>{upgrade.title}</Link>
                  </h3>
                  <p>{upgrade.text}</p>
                </li>
              ))}
            </RuledList>
          </Row>
          <div className={styles.end}>
            {brands.length > 0 && (
              <div className={styles.brands}>
                <p>{upgrades.brands}</p>
                <Carousel label={upgrades.brands} variant="logos">
                  {brands.map((brand) => (
                    <Wordmark key={brand.file} {...brand} color="quiet" />
                  ))}
                </Carousel>
              </div>
            )}
            <ContactForm {...upgrades.form} notice={<StormNotice />} />
          </div>
        </Section>
      </BelowFold>
    </>
  );
}
