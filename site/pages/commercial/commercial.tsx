import { servicePage as servicePageWords } from '../../../messages/en/service-page.ts';
import { useContent } from '../../content/use-content.ts';
import block from '../../drawings/header-commercial.svg?themed';
import { BelowFold } from '../../navigation/below-fold.tsx';
import { ButtonLink, CallButton } from '../../ui/button/button.tsx';
import { DrawnHeader } from '../../ui/drawn-header/drawn-header.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { PageTitle } from '../../ui/page-title/page-title.tsx';
import { TextSections } from '../../ui/text-sections/text-sections.tsx';
import { ThemedImage } from '../../ui/themed-image/themed-image.tsx';
import styles from './commercial.module.css';

/** For property managers. A business without this page has no address for it. */
export default function Commercial() {
  const { commercial, company } = useContent();
  if (!commercial) return null;
  const { title, lead, sections } = commercial;
  return (
    <>
      <DrawnHeader small drawing={<ThemedImage drawing={block} size={[720, 400]} alt="" />}>
        <PageTitle title={title} lead={lead}>
          <p className={styles.buttons}>
            {company.phone && (
              <CallButton number={company.phone}>
                <Icon name="phone" />
                {company.phone}
              </CallButton>
            )}
            <ButtonLink to="/estimate">{servicePageWords.estimate}</ButtonLink>
          </p>
        </PageTitle>
      </DrawnHeader>
      <BelowFold>
        <TextSections sections={sections} folded />
      </BelowFold>
    </>
  );
}
