import { brands } from '../../../content/brands.ts';
import { company } from '../../../content/company.ts';
import { guide } from '../../../content/guide.ts';
import boxes from '../../../content/photos/guide-boxes.jpg?photo';
import background from '../../../content/photos/guide-house.jpg?photo';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { ContactForm } from '../../ui/contact-form/contact-form.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Phone } from '../../ui/phone/phone.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { RuledList } from '../../ui/ruled-list/ruled-list.tsx';
import { Section } from '../../ui/section/section.tsx';
import { EmergencyCall } from '../../ui/sidebar/emergency-call.tsx';
import { Wordmark } from '../../ui/wordmark/wordmark.tsx';
import { Checklist } from './checklist.tsx';
import styles from './guide.module.css';

export default function Guide() {
  const { title, lead, steps } = guide;
  const { checklist, work, upgrades } = steps;
  return (
    <>
      <PageHeader
        title={title}
        name="Selling your home"
        link={{ text: 'Tips & Ideas', to: '/tips' }}
        lead={lead}
        hideVan
        background={background}
        small
      />
      <Section mark={[1, 'Step one']} title={checklist.title} remark="30 days" lead={checklist.text}>
        <Checklist groups={checklist.groups} />
      </Section>
      <Section
        mark={[2, 'Step two']}
        title={work.title}
        remark="who does what, and when"
        className={styles.onScreen}
      >
        <div className={styles.work}>
          <Prose>
            {work.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
          <Figure photo={boxes} sizes="(width >= 64rem) 32rem, 100vw" />
        </div>
      </Section>
      <Section
        mark={[3, 'Step three']}
        title={upgrades.title}
        remark="only where they show"
        className={styles.onScreen}
      >
        <Prose>
          {upgrades.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
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
        <div className={styles.brands}>
          <Carousel label="Brands that we install" variant="logos">
            {brands.map((brand) => (
              <Wordmark key={brand.file} {...brand} />
            ))}
          </Carousel>
        </div>
        <div className={styles.form}>
          <ContactForm
            title="Get a Free Estimate"
            hint="Which of these do you want done, and when is the sign to go up? Two lines are enough."
          />
          <aside className={styles.talk} aria-label="By telephone">
            <h3>Prefer to talk?</h3>
            <p>
              Walk through the house with the list in one hand and the telephone in the other:{' '}
              <Phone number={company.phone} />. A leak that cannot wait goes to the emergency line.
            </p>
            <EmergencyCall />
          </aside>
        </div>
      </Section>
    </>
  );
}
