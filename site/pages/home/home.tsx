import { fill } from '../../../contract/fill.ts';
import { samples } from '../../../messages/en/samples.ts';
import { inWords } from '../../../messages/in-words.ts';
import { useContent } from '../../content/use-content.ts';
import { BelowFold } from '../../navigation/below-fold.tsx';
import { type ServicePage, serviceAt } from '../../services.ts';
import { LaterStyle } from '../../styles/later-style.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EstimateForm } from '../../ui/estimate-form/estimate-form.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Phone } from '../../ui/phone/phone.tsx';
import { Reviews } from '../../ui/reviews/reviews.tsx';
import { priceOf } from '../../ui/schedule/price.ts';
import { Section, sectionNumbers } from '../../ui/section/section.tsx';
import { ServiceMap } from '../../ui/service-map/service-map.tsx';
import { WetPlaces } from '../../ui/wet/wet-places.tsx';
import { CarpentryBanner, CertifiedBanner, GuideBanner, SkylightBanner } from './banners.tsx';
import emergency from './emergency-bar.module.css';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import { Licences, Partners, useStamps } from './logo-strips.tsx';

export default function Home() {
  const { company, home, reviews } = useContent();
  const number = sectionNumbers();
  const stamps = useStamps();
  const { certified, skylights, carpentry, guide } = home;
  const { parent } = company;
  return (
    <>
      <Hero />
      <EmergencyBar />
      <LaterStyle />
      <BelowFold>
        <Wet />
        <Partners />
        <ServicesGrid number={number()} />
        {certified && <CertifiedBanner number={number()} words={certified} />}
        <OneCall number={number()} />
        {skylights && <SkylightBanner number={number()} words={skylights} />}
        {reviews.length > 0 && <CustomerReviews number={number()} />}
        {carpentry && parent && <CarpentryBanner number={number()} words={carpentry} parent={parent} />}
        {guide && <GuideBanner number={number()} words={guide} />}
        {stamps.length > 0 && <Licences number={number()} stamps={stamps} />}
      </BelowFold>
    </>
  );
}

function CustomerReviews({ number }: { number: number }) {
  const { home } = useContent();
  const { mark, title, lead } = home.reviews;
  return (
    <Section mark={[number, mark]} title={title} lead={lead}>
      <Reviews label={title} />
    </Section>
  );
}

/** On a phone, below the words for an emergency: where water comes, and from there to what to do first. */
function Wet() {
  const { wetPlaces } = useContent();
  if (!wetPlaces) return null;
  const { title, lead, page } = wetPlaces;
  return (
    <div className={styles.wet}>
      <h2>{title}</h2>
      <p>{lead}</p>
      <WetPlaces places={wetPlaces} page={page} />
    </div>
  );
}

function OneCall({ number }: { number: number }) {
  const { home } = useContent();
  const { mark, title, paragraphs, checklist } = home.oneCall;
  return (
    <Section mark={[number, mark]} title={title}>
      <div className={styles.columns}>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ul className={styles.checklist}>
            {checklist.map((line) => (
              <li key={line}>
                <Icon name="check" />
                {line}
              </li>
            ))}
          </ul>
        </div>
        <EstimateForm variant="inline" />
      </div>
    </Section>
  );
}

/** The emergency number, below the cases in which 911 comes first. */
function EmergencyBar() {
  const { company, home } = useContent();
  const { title, lines } = home.emergency;
  return (
    <section className={emergency.root} aria-labelledby="emergency">
      <div className={emergency.inner}>
        <h2 id="emergency">{title}</h2>
        <ul className={emergency.lines}>
          {lines.map(({ when, what }) => (
            <li key={when}>
              <strong>{when}</strong>
              {` ${what}`}
            </li>
          ))}
        </ul>
        <Phone number={company.emergencyPhone} className={emergency.number}>
          <Icon name="phone" />
          {company.emergencyPhone}
        </Phone>
      </div>
    </section>
  );
}

function ServicesGrid({ number }: { number: number }) {
  const { home, services, shortJobs } = useContent();
  const cards = home.services.cards.map((path) => serviceAt(services, path));
  const { mark, title, text, link } = home.services;
  const sample = cards.some(({ file }) => shortJobs[file]?.sample) ? samples.sampleMark : '';
  const words = { cards: inWords(cards.length), services: inWords(services.length), sample };
  // One job and its usual price, where a service's schedule has one for its card.
  const oneJob = ({ file }: ServicePage) => {
    const job = shortJobs[file];
    return job?.price && fill(home.services.price, { job: job.name, price: priceOf(job) ?? '' });
  };
  return (
    <Section mark={[number, mark]} title={title} lead={fill(text, words)}>
      <ServiceMap heading="h3" cards={cards} priceOf={oneJob} />
      <p className={styles.more}>
        <ButtonLink to="/services">{fill(link, words)}</ButtonLink>
      </p>
    </Section>
  );
}
