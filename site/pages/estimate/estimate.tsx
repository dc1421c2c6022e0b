import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { company } from '../../../content/company.ts';
import { emergencyWords } from '../../../content/emergency.ts';
import { estimateWords } from '../../../content/estimate.ts';
import { isService } from '../../../contract/services.ts';
import { EstimateForm } from '../../ui/estimate-form/estimate-form.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { Phone } from '../../ui/phone/phone.tsx';
import styles from './estimate.module.css';
import { useSuggestion } from './use-suggestion.ts';

export default function Estimate() {
  const { title, lead, steps } = estimateWords;
  const wanted = useSearchParams()[0].get('service');
  const suggested = isService(wanted) ? wanted : undefined;
  const columns = useRef<HTMLDivElement>(null);
  useSuggestion(columns, suggested);
  return (
    <>
      <PageHead title={title} lead={lead} />
      <div ref={columns} className={styles.columns}>
        <EstimateForm variant="page" suggested={suggested} />
        <aside className={styles.aside} aria-label="What happens next">
          <h2>What happens next</h2>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step.title}>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
          <p className={styles.talk}>
            Prefer to talk? <Phone number={company.phone} />
          </p>
          <p className={styles.talk}>
            {emergencyWords.first}
            <br />
            Emergency, day and night: <Phone number={company.emergencyPhone} />
          </p>
        </aside>
      </div>
    </>
  );
}
