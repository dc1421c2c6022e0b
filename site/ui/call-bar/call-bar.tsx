import { useEffect, useState } from 'react';
import { callBar as words } from '../../../messages/en/call-bar.ts';
import { useContent } from '../../content/use-content.ts';
import { canonicalPath } from '../../navigation/resolve-path.ts';
import { useLocation } from '../../navigation/router.tsx';
import { COMMERCIAL_PATH } from '../../page.ts';
import { estimateOf } from '../../services.ts';
import { ButtonLink, CallButton } from '../button/button.tsx';
import outlined from '../button/outlined.module.css';
import { Icon } from '../icon/icon.tsx';
import styles from './call-bar.module.css';
import { officeNow } from './office-now.ts';

/** Pages for work that can wait and for what cannot. */
const FOR_ALL = ['/', '/services', '/contact'];

/**
 * At the bottom of a phone's screen: the emergency line on pages whose work may not be able to wait, and where everybody comes
 * unless the office is open; elsewhere the office; and the way to the estimate form with the page's service. On the form's own
 * page, which has the emergency line above it, there is the office while it is open. It is hidden while typing. On the home page,
 * whose first screen has buttons of its own, it comes with the second one, if the first is a tall one.
 */
export function CallBar() {
  const { commercial, company, emergencyWords, office, services, sitemap, urgentPaths } = useContent();
  const path = canonicalPath(sitemap, useLocation().pathname) ?? '';
  const servicePath = path === COMMERCIAL_PATH ? commercial?.service : path;
  // On the form's own pages a link to it would lead nowhere.
  const onEstimatePage = path.startsWith('/estimate');
  const { hours } = office;
  const { isOpen = !hours, said = words.callOffice } = useOfficeNow();
  const isClosed = !isOpen && FOR_ALL.includes(path);
  const isUrgent = company.emergencyPhone && (urgentPaths.includes(path) || isClosed || !company.phone);
  const phone = isUrgent ? company.emergencyPhone : company.phone;
  if (onEstimatePage && !(phone && isOpen)) return null;
  return (
    <nav className={styles.root} aria-label={words.label} data-late={path === '/' || undefined}>
      <div className={styles.bar}>
        {isUrgent && emergencyWords.first && <p>{emergencyWords.first}</p>}
        {phone && (
          <CallButton number={phone} className={isUrgent ? styles.call : `${styles.call} ${outlined.root}`}>
            <Icon name="phone" />
            <span>
              {/* Each alone in its element: the clock replaces it also where a translator has changed it. */}
              <small>{isUrgent ? words.call : said}</small> <span>{phone}</span>
            </span>
          </CallButton>
        )}
        {!onEstimatePage && (
          <ButtonLink
            to={estimateOf(services.find((each) => each.path === servicePath))}
            variant="action"
            className={isUrgent ? outlined.root : ''}
          >
            {words.estimate}
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}

/** Whether the office is open, in words, once there is a clock to ask. */
export function OfficeHours() {
  return useOfficeNow().said ?? words.callOffice;
}

/** Nothing before there is a clock to ask. */
function useOfficeNow(): Partial<ReturnType<typeof officeNow>> {
  const { company, office } = useContent();
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, 60_000);
    return () => clearInterval(timer);
  }, []);
  return now ? officeNow(office, company, now) : {};
}
