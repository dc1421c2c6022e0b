import { type RefObject, useLayoutEffect, useRef } from 'react';
import { fill } from '../../../contract/fill.ts';
import { estimateForm } from '../../../contract/forms/estimate.ts';
import { defineForm, fieldsOnPage } from '../../../contract/forms/form.ts';
import { inWords } from '../../../messages/in-words.ts';
import { useContent } from '../../content/use-content.ts';
import bench from '../../drawings/header-estimate.svg?themed';
import { useLocation } from '../../navigation/router.tsx';
import type { PageContent } from '../../prerender/page-content.ts';
import { Interpolate } from '../../typography/interpolate.tsx';
import { EstimateSent } from '../../ui/confirmation/confirmation-page.tsx';
import { DrawnHeader } from '../../ui/drawn-header/drawn-header.tsx';
import { EmergencyLine } from '../../ui/emergency-line/emergency-line.tsx';
import { EstimateForm } from '../../ui/estimate-form/estimate-form.tsx';
import { useSent } from '../../ui/form/thanks.ts';
import { HowSoon } from '../../ui/how-soon/how-soon.tsx';
import { PageTitle } from '../../ui/page-title/page-title.tsx';
import { Phone } from '../../ui/phone/phone.tsx';
import { PromiseLine, StormNotice } from '../../ui/promise/promise-line.tsx';
import { Row } from '../../ui/row/row.tsx';
import { ThemedImage } from '../../ui/themed-image/themed-image.tsx';
import styles from './estimate.module.css';

export default function Estimate() {
  const { estimateFormWords, estimateWords, serviceOptions } = useContent();
  const { title, lead } = estimateWords;
  const fields = fieldsOnPage(defineForm(estimateForm, estimateFormWords));
  const wanted = new URLSearchParams(useLocation().search).get('service');
  const suggested = serviceOptions.find((service) => service === wanted);
  const columns = useRef<HTMLDivElement>(null);
  usePreselectedService(columns, suggested);
  const sent = useSent();
  if (sent) return <EstimateSent announced {...sent} />;
  return (
    <>
      <DrawnHeader small drawing={<ThemedImage drawing={bench} size={[720, 400]} alt="" />}>
        <PageTitle title={title} lead={fill(lead, { fields: inWords(fields.length) })} />
      </DrawnHeader>
      <div ref={columns} className={styles.columns}>
        <EmergencyLine />
        <EstimateForm
          variant="page"
          suggested={suggested}
          notice={<StormNotice />}
          promise={<PromiseLine />}
        />
        <Beside />
      </div>
    </>
  );
}

/** What happens once the form is sent, and by whom; or else to call. */
function Beside() {
  const { company, crew, estimateWords, howSoon } = useContent();
  const { steps, talk } = estimateWords;
  const { phone } = company;
  const measurers = crew.filter(({ measures }) => measures);
  const hasMore = steps.list.length > 0 || howSoon || measurers.length > 0;
  if (!hasMore && !phone) return null;
  return (
    <aside className={styles.aside} aria-label={steps.title}>
      {hasMore && (
        <Row name={steps.title} onPhone>
          <div className={styles.later}>
            {steps.list.length > 0 && (
              <ol className={styles.steps}>
                {steps.list.map((step) => (
                  <li key={step.title}>
                    <h3>{step.title}</h3>
                    <p>{step.text}</p>
                  </li>
                ))}
              </ol>
            )}
            <HowSoon />
            {measurers.length > 0 && <Measurers crew={measurers} />}
          </div>
        </Row>
      )}
      {phone && (
        <p className={styles.talk}>
          <Interpolate template={keepBefore(talk)} values={{ phone: <Phone number={phone} /> }} />
        </p>
      )}
    </aside>
  );
}

/** Keeps the word before the number on the number's line: "Call (914) 555-0199". */
function keepBefore(template: string): string {
  return template.replace(' {phone}', '\u00a0{phone}');
}

/** Who of the crew measures and writes estimates. */
function Measurers({ crew }: Pick<PageContent, 'crew'>) {
  const { estimateWords } = useContent();
  const names = crew.map(({ name }) => name);
  const { measures, or } = estimateWords;
  return <p>{fill(measures, { names: names.join(', ').replace(/, (?=[^,]*$)/, or) })}</p>;
}

/**
 * Selects the service in the address, unless the visitor has already chosen one; a later address overrides that. It also
 * becomes the select's default, which a form reset returns to, as in a page from the server.
 */
function usePreselectedService(root: RefObject<HTMLElement | null>, suggested: string | undefined) {
  const last = useRef(suggested);
  // A layout effect runs before the draft, an earlier choice, is restored.
  useLayoutEffect(() => {
    const isNew = last.current !== suggested;
    last.current = suggested;
    const select = root.current?.querySelector('select');
    if (!select) return;
    const chosen = suggested && (isNew || select.value === '') ? suggested : select.value;
    for (const option of select.options) option.defaultSelected = option.value === (suggested ?? '');
    select.value = chosen;
  }, [root, suggested]);
}
