import { callBar as callBarWords } from '../../../messages/en/call-bar.ts';
import { useContent } from '../../content/use-content.ts';
import { canonicalPath } from '../../navigation/resolve-path.ts';
import { useLocation } from '../../navigation/router.tsx';
import { estimateOf } from '../../services.ts';
import { ButtonLink, CallButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './call-bar.module.css';

/**
 * At the bottom of a phone's screen, the emergency line, below the note about when to call 911 first, or else the office, and
 * the way to the estimate form. It is hidden while typing. On the home page, whose first screen has buttons of its own, which it would partly
 * cover, it comes with the second one.
 */
export function CallBar() {
  const { company, emergencyWords, services, sitemap } = useContent();
  const path = canonicalPath(sitemap, useLocation().pathname) ?? '';
  // On the form's own pages a link to it would lead nowhere.
  const onEstimatePage = path.startsWith('/estimate');
  const { emergencyPhone } = company;
  const phone = emergencyPhone ?? company.phone;
  if (!phone && onEstimatePage) return null;
  return (
    <nav className={styles.root} aria-label={callBarWords.label} data-late={path === '/' || undefined}>
      <div className={styles.bar}>
        {emergencyPhone && <p>{emergencyWords.brief}</p>}
        {phone && (
          <CallButton number={phone} className={styles.call}>
            <Icon name="phone" />
            <span>
              <small>{emergencyPhone ? callBarWords.call : callBarWords.callOffice}</small>
              {` ${phone}`}
            </span>
          </CallButton>
        )}
        {!onEstimatePage && (
          <ButtonLink to={estimateOf(services.find((service) => service.path === path))} variant="action">
            {callBarWords.estimate}
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}
