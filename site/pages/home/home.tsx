import { company } from '../../../content/company.ts';
import { home } from '../../../content/home.ts';
import { reviews } from '../../../content/reviews.ts';
import { wetPlaces } from '../../../content/wet.ts';
import { BelowFold } from '../../navigation/below-fold.tsx';
import { LaterStyle } from '../../styles/later-style.tsx';
import { Reviews } from '../../ui/reviews/reviews.tsx';
import { Section, sectionNumbers } from '../../ui/section/section.tsx';
import { WetPlaces } from '../../ui/wet/wet-places.tsx';
import { CarpentryBanner, CertifiedBanner, GuideBanner, SkylightBanner } from './banners.tsx';
import { EmergencyBar } from './emergency-bar.tsx';
import { Hero } from './hero.tsx';
import { hasLicences, Licences, Partners } from './logo-strips.tsx';
import { OneCall } from './one-call.tsx';
import { ServicesGrid } from './services-grid.tsx';
import styles from './wet.module.css';

export default function Home() {
  const number = sectionNumbers();
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
        {hasLicences && <Licences number={number()} />}
      </BelowFold>
    </>
  );
}

function CustomerReviews({ number }: { number: number }) {
  const { mark, title, lead } = home.reviews;
  return (
    <Section mark={[number, mark]} title={title} lead={lead}>
      <Reviews label={title} />
    </Section>
  );
}

/** On a phone, below the words for an emergency: where water comes, and from there to what to do first. */
function Wet() {
  if (!wetPlaces) return null;
  const { title, lead, page } = wetPlaces;
  return (
    <div className={styles.root}>
      <h2>{title}</h2>
      <p>{lead}</p>
      <WetPlaces places={wetPlaces} page={page} />
    </div>
  );
}
