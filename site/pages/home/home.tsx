import { company } from '../../../content/company.ts';
import { home } from '../../../content/home.ts';
import { reviews } from '../../../content/reviews.ts';
import { BelowFold } from '../../navigation/below-fold.tsx';
import { LaterStyle } from '../../styles/later-style.tsx';
import { sectionNumbers } from '../../ui/section/section.tsx';
import { CarpentryBanner, CertifiedBanner, GuideBanner, SkylightBanner } from './banners.tsx';
import { CustomerReviews } from './customer-reviews.tsx';
import { EmergencyBar } from './emergency-bar.tsx';
import { Hero } from './hero.tsx';
import { hasLicences, Licences, Partners } from './logo-strips.tsx';
import { OneCall } from './one-call.tsx';
import { ServicesGrid } from './services-grid.tsx';
import { Wet } from './wet.tsx';

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
