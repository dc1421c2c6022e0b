import { CarpentryBanner, CertifiedBanner, SkylightBanner } from './banners.tsx';
import { CustomerReviews } from './customer-reviews.tsx';
import { EmergencyBar } from './emergency-bar.tsx';
import { GuideTeaser } from './guide-teaser.tsx';
import { Hero } from './hero.tsx';
import { Licences, Partners } from './logo-strips.tsx';
import { OneCall } from './one-call.tsx';
import { ServicesGrid } from './services-grid.tsx';

export default function Home() {
  return (
    <>
      <Hero />
      <EmergencyBar />
      <Partners />
      <ServicesGrid />
      <CertifiedBanner />
      <OneCall />
      <SkylightBanner />
      <CustomerReviews />
      <CarpentryBanner />
      <GuideTeaser />
      <Licences />
    </>
  );
}
