/** The address of the website's pages in the office. */
export const WEBSITE = '/office/website';

/** A part of the website, as the list shows it. */
export type Row = {
  file: string;
  title: string;
  /** It is not on the website. */
  isMissing: boolean;
  isChanged: boolean;
  /** How many of its entries are still marked as samples. */
  samples: number;
};

/** Something to put right, with the form where that is done. */
export type ToMend = { to: string | undefined; words: string };

export type Group = { title: string; rows: Row[] };
