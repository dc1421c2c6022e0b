import { company } from '../../../content/company.ts';
import { home } from '../../../content/home.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Phone } from '../../ui/phone/phone.tsx';
import styles from './emergency-bar.module.css';

/** The emergency number, below the cases in which 911 comes first. */
export function EmergencyBar() {
  const { title, lines } = home.emergency;
  return (
    <section className={styles.root} aria-labelledby="emergency">
      <div className={styles.inner}>
        <h2 id="emergency">{title}</h2>
        <ul className={styles.lines}>
          {lines.map(({ when, what }) => (
            <li key={when}>
              <strong>{when}</strong>
              {` ${what}`}
            </li>
          ))}
        </ul>
        <Phone number={company.emergencyPhone} className={styles.number}>
          <Icon name="phone" />
          {company.emergencyPhone}
        </Phone>
      </div>
    </section>
  );
}
