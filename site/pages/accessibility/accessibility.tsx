import { useContent } from '../../content/use-content.ts';
import { BelowFold } from '../../navigation/below-fold.tsx';
import { DrawnHeader } from '../../ui/drawn-header/drawn-header.tsx';
import { PageTitle } from '../../ui/page-title/page-title.tsx';
import { Contents, TextSections } from '../../ui/text-sections/text-sections.tsx';

/** How the site is tested, what is missing, and how to tell us. */
export default function Accessibility() {
  const { accessibility } = useContent();
  const { title, lead, sections } = accessibility;
  return (
    <>
      <DrawnHeader small drawing={<Contents sections={sections} />}>
        <PageTitle title={title} lead={lead} />
      </DrawnHeader>
      <BelowFold>
        <TextSections sections={sections} />
      </BelowFold>
    </>
  );
}
