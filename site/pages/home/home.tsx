import { company } from '../../../content/company.ts';
import { home } from '../../../content/home.ts';
import { reviews } from '../../../content/reviews.ts';
import { LaterStyle } from '../../styles/later-style.tsx';
import { sectionNumbers } from '../../ui/section/section.tsx';
import { CarpentryBanner, CertifiedBanner, SkylightBanner } from './banners.tsx';
import { CustomerReviews } from './customer-reviews.tsx';
import { EmergencyBar } from './emergency-bar.tsx';
import { GuideTeaser } from './guide-teaser.tsx';
import { Hero } from './hero.tsx';
import { hasLicences, Licences, Partners } from './logo-strips.tsx';
import { OneCall } from './one-call.tsx';
import { ServicesGrid } from './services-grid.tsx';

export default function Home() {
  const number = sectionNumbers();
  const { certified, skylights, carpentry, guide } = home;
  const { parent } = company;
  return (
    <>
      <Hero />
      <EmergencyBar />
      <LaterStyle />
      <Partners />
      <ServicesGrid number={number()} />
      <CertifiedBanner number={number()} />
      <OneCall number={number()} />
      <SkylightBanner number={number()} />
      {reviews.length > 0 && <CustomerReviews number={number()} />}
      <CarpentryBanner number={number()} />
      <GuideTeaser number={number()} />
      {hasLicences && <Licences number={number()} />}
    </>
  );
}
