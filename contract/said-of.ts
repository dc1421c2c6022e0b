/** What a site may have or not. */
export type SitePart = 'films' | 'guide' | 'mailboxYears' | 'map' | 'phone' | 'prices';

/** A paragraph, or one about a part of the site and what takes its place where there is no such part. */
type Paragraph = string | { about: SitePart; text: string; otherwise?: string };

export type Section = {
  title: string;
  paragraphs: Paragraph[];
  /** Side by side under the paragraphs. */
  points?: { title: string; text: string; about?: SitePart }[];
};

type SaidSection<Given extends Section> = Omit<Given, 'paragraphs'> & { paragraphs: string[] };

/** The sections of a text, without what they say of parts that a site does not have. */
export function saidOf<Given extends Section>(
  sections: Given[],
  has: Record<SitePart, boolean>,
): SaidSection<Given>[] {
  return sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.flatMap((paragraph) => {
      if (typeof paragraph === 'string') return paragraph;
      const { about, text, otherwise } = paragraph;
      return (has[about] ? text : otherwise) ?? [];
    }),
    ...(section.points && { points: section.points.filter(({ about }) => !about || has[about]) }),
  }));
}
