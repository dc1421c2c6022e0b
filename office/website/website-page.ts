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

export type Group = { title: string; rows: Row[] };
