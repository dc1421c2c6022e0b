import { accessibility } from '../../../content/accessibility.ts';
import { BelowFold } from '../../navigation/below-fold.tsx';
import { PageTitle } from '../../ui/page-title/page-title.tsx';
import { TextSections } from '../../ui/text-sections/text-sections.tsx';

/** How the site is tested, what is missing, and how to tell us. */
export default function Accessibility() {
  const { title, lead, sections } = accessibility;
  return (
    <>
      <PageTitle title={title} lead={lead} />
      <BelowFold>
        <TextSections sections={sections} />
      </BelowFold>
    </>
  );
}
