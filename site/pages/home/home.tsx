import { fill } from '../../../contract/fill.ts';
import { header as headerWords } from '../../../messages/en/header.ts';
import { plainPages } from '../../../messages/en/plain-pages.ts';
import { inWords } from '../../../messages/in-words.ts';
import { areasInShort } from '../../areas.ts';
import { useContent } from '../../content/use-content.ts';
import { BelowFold } from '../../navigation/below-fold.tsx';
import { pageAt } from '../../navigation/resolve-path.ts';
import type { HomeWords } from '../../prerender/page-content.ts';
import { type ServicePage, serviceAt } from '../../services.ts';
import { LaterStyle } from '../../styles/later-style.tsx';
import { inTerms } from '../../terms.ts';
import { Interpolate } from '../../typography/interpolate.tsx';
import { ButtonLink, ExternalButton } from '../../ui/button/button.tsx';
import { OfficeHours } from '../../ui/call-bar/call-bar.tsx';
import { EmergencyLine } from '../../ui/emergency-line/emergency-line.tsx';
import { EstimateForm } from '../../ui/estimate-form/estimate-form.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageTitle } from '../../ui/page-title/page-title.tsx';
import { Phone, telHref } from '../../ui/phone/phone.tsx';
import { Reviews } from '../../ui/reviews/reviews.tsx';
import { Row } from '../../ui/row/row.tsx';
import { priceOf } from '../../ui/schedule/price.ts';
import { Section } from '../../ui/section/section.tsx';
import { ServiceMap } from '../../ui/service-map/service-map.tsx';
import { WetPlaces } from '../../ui/wet/wet-places.tsx';
import { CarpentryBanner, CertifiedBanner, GuideBanner, SkylightBanner } from './banners.tsx';
import emergency from './emergency-bar.module.css';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import { Licences, Partners, useStamps } from './logo-strips.tsx';

const GUIDE_PATH = '/ultimate-guide-to-selling-your-home';

export default function Home() {
  const { home } = useContent();
  return home ? <WrittenHome words={home} /> : <PlainHome />;
}

function WrittenHome({ words }: { words: HomeWords }) {
  const { company, reviews, sitemap } = useContent();
  const stamps = useStamps();
  const { certified, skylights, carpentry, guide } = words;
  const { parent } = company;
  return (
    <>
      <Hero words={words} />
      {words.emergency ? (
        <EmergencyBar {...words.emergency} />
      ) : (
        <div className={styles.emergency}>
          <EmergencyLine />
        </div>
      )}
      <LaterStyle />
      <BelowFold>
        <Wet />
        <OfficeLine />
        {words.partners && <Partners {...words.partners} />}
        {words.services && words.services.cards.length > 0 && <ServicesGrid words={words.services} />}
        {certified && <CertifiedBanner words={certified} />}
        {words.oneCall && <OneCall {...words.oneCall} />}
        {skylights && <SkylightBanner words={skylights} />}
        {words.reviews && reviews.length > 0 && <CustomerReviews {...words.reviews} />}
        {carpentry && parent && <CarpentryBanner words={carpentry} parent={parent} />}
        {guide && pageAt(sitemap, GUIDE_PATH) && <GuideBanner words={guide} />}
        {words.licences && stamps.length > 0 && <Licences words={words.licences} stamps={stamps} />}
      </BelowFold>
    </>
  );
}

/** The facts that there are, where nothing is written for this page. */
function PlainHome() {
  const { company, reviews, services } = useContent();
  const { phone, slogan } = company;
  return (
    <>
      <PageTitle title={company.name} lead={slogan}>
        <p className={styles.reach}>
          <ButtonLink to="/estimate" variant="action">
            {headerWords.estimate}
          </ButtonLink>
          {phone && (
            <ExternalButton href={telHref(phone)} variant="plain">
              <Icon name="phone" />
              {phone}
            </ExternalButton>
          )}
        </p>
        <EmergencyLine />
      </PageTitle>
      <LaterStyle />
      <BelowFold>
        <Wet />
        {services.length > 0 && (
          <Section title={plainPages.services}>
            <ServiceMap heading="h3" cards={services} />
          </Section>
        )}
        <Section title={plainPages.estimate}>
          <EstimateForm variant="inline" />
        </Section>
        {reviews.length > 0 && (
          <Section title={plainPages.testimonials}>
            <Reviews label={plainPages.testimonials} />
          </Section>
        )}
      </BelowFold>
    </>
  );
}

function CustomerReviews({ title, lead }: NonNullable<HomeWords['reviews']>) {
  return (
    <Section title={title} lead={lead}>
      <Reviews label={title} />
    </Section>
  );
}

/** On a phone, below the words for an emergency and folded: where water comes, and from there to what to do first. */
function Wet() {
  const { wetPlaces } = useContent();
  if (!wetPlaces) return null;
  const { title, lead, page } = wetPlaces;
  return (
    <div className={styles.wet}>
      <Row name={title}>
        <p>{lead}</p>
        <WetPlaces places={wetPlaces} page={page} />
      </Row>
    </div>
  );
}

type OneCallProps = NonNullable<HomeWords['oneCall']>;

function OneCall({ title, paragraphs, checklist }: OneCallProps) {
  return (
    <Section title={title} className={styles.oneCall}>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {checklist.length > 0 && (
          <ul className={styles.checklist}>
            {checklist.map(({ text, to }) => (
              <li key={text}>
                <Link to={to}>
                  <Icon name="check" />
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <EstimateForm variant="inline" />
    </Section>
  );
}

/** Where the header has no room for them: the office's number, whether it is open, and where we work. */
function OfficeLine() {
  const { company } = useContent();
  const { phone } = company;
  const areas = areasInShort(company);
  if (!phone && !areas) return null;
  return (
    <div className={styles.office}>
      {phone && (
        <p className={styles.number}>
          <OfficeHours /> <Phone number={phone} />
        </p>
      )}
      {areas && <p>{areas}</p>}
    </div>
  );
}

/** The emergency number, if there is one, below who has to call 911 first. */
function EmergencyBar({ title, text }: NonNullable<HomeWords['emergency']>) {
  const { company, emergencyWords, terms } = useContent();
  const { emergencyPhone } = company;
  if (!emergencyPhone) return null;
  return (
    <section className={emergency.root} aria-labelledby="emergency">
      <div className={emergency.inner}>
        <h2 id="emergency">{title}</h2>
        {emergencyWords.first && <p className={emergency.first}>{emergencyWords.first}</p>}
        <Phone number={emergencyPhone} className={emergency.number}>
          <Icon name="phone" />
          {emergencyPhone}
        </Phone>
        {text && terms && <p className={emergency.text}>{inTerms(terms, text)}</p>}
      </div>
    </section>
  );
}

function ServicesGrid({ words: grid }: { words: NonNullable<HomeWords['services']> }) {
  const { services, shortJobs } = useContent();
  const cards = grid.cards.map((path) => serviceAt(services, path));
  const { title, text, link } = grid;
  const words = { cards: inWords(cards.length), services: inWords(services.length) };
  // One job and its usual price, where a service's schedule has one for its card.
  const oneJob = ({ file }: ServicePage) => {
    const job = shortJobs[file];
    return (
      job?.price && (
        <Interpolate template={grid.price} values={{ job: job.name, price: <span>{priceOf(job)}</span> }} />
      )
    );
  };
  return (
    <Section title={title}>
      <ServiceMap heading="h3" cards={cards} note={fill(text, words)} priceOf={oneJob} />
      {services.length > 1 && (
        <p className={styles.more}>
          <ButtonLink to="/services">{fill(link, words)}</ButtonLink>
        </p>
      )}
    </Section>
  );
}
