import { servicePage as servicePageWords } from '../../../messages/en/service-page.ts';
import { useContent } from '../../content/use-content.ts';
import block from '../../drawings/header-commercial.svg?themed';
import { BelowFold } from '../../navigation/below-fold.tsx';
import { estimateOf } from '../../services.ts';
import { ButtonLink, CallButton } from '../../ui/button/button.tsx';
import { DrawnHeader } from '../../ui/drawn-header/drawn-header.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { PageTitle } from '../../ui/page-title/page-title.tsx';
import { priceOf } from '../../ui/schedule/price.ts';
import { TextSections } from '../../ui/text-sections/text-sections.tsx';
import { ThemedImage } from '../../ui/themed-image/themed-image.tsx';
import styles from './commercial.module.css';

/** For agents and property managers. A business without this page has no address for it. */
export default function Commercial() {
  const { commercial, company, services } = useContent();
  if (!commercial) return null;
  const { title, lead, service, jobs, sections } = commercial;
  return (
    <>
      <DrawnHeader drawing={<ThemedImage drawing={block} size={[720, 400]} alt="" />}>
        <PageTitle title={title} lead={lead}>
          {jobs.length > 0 && (
            <ul>
              {jobs.map((job) => (
                <li key={job.name}>
                  {`${job.name}: `}
                  <strong>{priceOf(job)}</strong>
                </li>
              ))}
            </ul>
          )}
          <p className={styles.buttons}>
            {company.phone && (
              <CallButton number={company.phone}>
                <Icon name="phone" />
                {company.phone}
              </CallButton>
            )}
            <ButtonLink to={estimateOf(services.find(({ path }) => path === service))}>
              {servicePageWords.estimate}
            </ButtonLink>
          </p>
        </PageTitle>
      </DrawnHeader>
      <BelowFold>
        <TextSections sections={sections} folded />
      </BelowFold>
    </>
  );
}
