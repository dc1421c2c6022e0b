import type { OwnMessages } from '../../messages/messages.ts';
import type { About as AboutWords } from './schema/about.ts';
import type { Area, Company, Licence } from './schema/company.ts';
import type { EmergencyWords, WetPlaces, WetSteps } from './schema/emergency.ts';
import type { Guide } from './schema/guide.ts';
import type { Home } from './schema/home.ts';
import type { Office } from './schema/office.ts';
import type { ContactWords, EstimateWords, NotFoundWords, Pages, TextPage, Tips } from './schema/pages.ts';
import type { CrewMember, LicensedTrade, Review, Testimonials } from './schema/people.ts';
import type { CertificateEntry, Logo, PhotoWords, Project, SealEntry } from './schema/pictures.ts';
import type {
  Film,
  GalleryItem,
  PartnerPage,
  ServiceListing,
  ServiceSheet,
  ServicesIndex,
  WindowsAndDoors,
} from './schema/services.ts';
import type { HowSoon, Terms } from './schema/terms.ts';

/** A text as React can show it: words, or an element with its attributes and what is in it. */
export type TextNode = string | [tag: string, props: Record<string, string>, ...children: TextNode[]];

/** With the license of `company.yaml` that it names. */
export type Seal = Omit<SealEntry, 'licence'> & { licence?: Licence | undefined };
export type Certificate = Omit<CertificateEntry, 'licence'> & { licence?: Licence | undefined };

export type About = Omit<AboutWords, 'certifications'> & {
  certifications?: NonNullable<AboutWords['certifications']> & { items: Certificate[] };
};

/** What a service's page shows beside its head. */
export type ServiceDetails = {
  /** Absent where the file says nothing before its text. */
  sheet?: ServiceSheet;
  text: TextNode[];
  film?: Film;
  gallery?: { title: string; text?: string | undefined; photos: GalleryItem[] };
  showroom?: boolean;
  /** At the top of its page. */
  photo?: string;
};

/**
 * Everything that a contractor's folder says, checked and with what one file takes from another in its place. A photograph is
 * the name of its file, and so are drawings, films and logos.
 */
export type Content = {
  company: Company;
  areas: Area[];
  crew: CrewMember[];
  licensedTrades: LicensedTrade[];
  terms?: Terms;
  howSoon?: HowSoon;
  wetPlaces?: WetPlaces;
  wetSteps?: WetSteps;
  office: Office;
  emergencyWords?: EmergencyWords;
  commercial?: TextPage;
  estimateWords?: EstimateWords;
  contactWords?: ContactWords;
  charges?: string;
  serviceOptions: string[];
  notFoundWords?: NotFoundWords;
  home?: Home;
  pages: Pages;
  photos: Record<string, PhotoWords>;
  projects: Record<string, Project>;
  recentProjects: GalleryItem[];
  kitchensAndBathrooms: GalleryItem[];
  bathroomsAndKitchens: GalleryItem[];
  reviews: Review[];
  andersen?: PartnerPage;
  andersenSheet?: ServiceSheet;
  about?: About;
  testimonials?: Testimonials;
  tips?: Tips;
  windowsAndDoors?: WindowsAndDoors;
  servicesIndex?: ServicesIndex;
  guide?: Guide;
  partners: Logo[];
  windowPartner?: Logo;
  licences: Seal[];
  /** Of these, the strip beside each service. */
  awards: Seal[];
  brands: Logo[];
  clients: Logo[];
  certificates: Certificate[];
  /** The head of each service with the name of its file, in the order of menus. */
  services: (ServiceListing & { slug: string })[];
  serviceDetails: Record<string, ServiceDetails>;
  /** Lines of the program that read differently here. */
  messages: OwnMessages;
  /** Whether anything is still the sample's, as `npm run ready` lists it; found when the site is written. */
  hasSamples?: boolean;
};
