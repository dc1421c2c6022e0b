import type { Content } from '../contract/content/content.ts';
import { contentOf } from '../contract/content/read.ts';

export { estimateFormWords } from '../contract/content/current.ts';

/** Our sample leaves nothing out but what says where a county ends. */
type Complete = {
  [Part in keyof Content]-?: Part extends 'company'
    ? Required<Omit<Content['company'], 'address' | 'leftOut' | 'parent'>> &
        Pick<Content['company'], 'leftOut' | 'parent'> & {
          address: Required<NonNullable<Content['company']['address']>>;
        }
    : Required<NonNullable<Content[Part]>>;
};

/** The content that is tested, as if no part of it could be missing. */
export const {
  about,
  areas,
  clients,
  commercial,
  company,
  contactWords,
  crew,
  emergencyWords,
  estimateWords,
  guide,
  home,
  howSoon,
  licensedTrades,
  office,
  pages,
  photos,
  reviews,
  serviceDetails,
  terms,
  testimonials,
  tips,
  windowPartner,
  windowsAndDoors,
} = contentOf(process.env.CONTENT_DIR || 'content') as Complete;
