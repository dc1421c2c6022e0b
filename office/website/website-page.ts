/** The address of the website's pages in the office. */
export const WEBSITE = '/office/website';

/** Leads to the website as soon as it is the one that was published last. */
export const LIVE = `${WEBSITE}/live`;

/** The address of its photographs. */
export const PHOTOS = `${WEBSITE}/photos`;

/** Takes several of them at once. */
export const SEVERAL = `${PHOTOS}/new/several`;

/** The page of a photograph. */
export function photoPath(name: string): string {
  return `${PHOTOS}/${encodeURIComponent(name)}`;
}

/** The address of a small picture of a photograph as it is with the drafts. */
export function picturePath(name: string): string {
  return `${photoPath(name)}/picture`;
}

/** A part of the website, as the list shows it. */
export type Row = {
  file: string;
  title: string;
  /** It is not on the website. */
  isMissing: boolean;
  /** It is taken off, and can be put back. */
  wasThere: boolean;
  isChanged: boolean;
  /** How many of its entries are still marked as samples. */
  samples: number;
};

/** Something to put right, with the form where that is done. */
export type ToMend = { to: string | undefined; words: string };

/** `isSeldom`: of parts that are seldom changed. */
export type Group = { title: string; rows: Row[]; isSeldom: boolean };
