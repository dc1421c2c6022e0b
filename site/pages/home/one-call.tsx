import { home } from '../../../content/home.ts';
import { EstimateForm } from '../../ui/estimate-form/estimate-form.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './one-call.module.css';

export function OneCall({ number }: { number: number }) {
  const { mark, title, paragraphs, checklist } = home.oneCall;
  return (
    <Section mark={[number, mark]} title={title}>
      <div className={styles.columns}>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ul className={styles.checklist}>
            {checklist.map((line) => (
              <li key={line}>
                <Icon name="check" />
                {line}
              </li>
            ))}
          </ul>
        </div>
        <EstimateForm variant="inline" />
      </div>
    </Section>
  );
}
