import type { Licence as LicenceNumber } from '../../../content/schema.ts';
import { footer as footerWords } from '../../../messages/en/footer.ts';
import { useContent } from '../../content/use-content.ts';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import { hoursInShort } from '../../opening-hours.ts';
import type { Page } from '../../sitemap.ts';
import { AddressLines } from '../address/address.tsx';
import { Mark } from '../header/logo.tsx';
import { Licence } from '../licence/licence.tsx';
import { Phone } from '../phone/phone.tsx';
import styles from './title-block.module.css';

/** The company's details in the form of a drawing's title block. */
export function TitleBlock({ page: { sheet, name, menu, shareTitle, title } }: { page: Page }) {
  const { company, emergencyWords, mark, office } = useContent();
  // On a phone each group of days is on a line of its own: otherwise "Sat 9–12" would break after its dash.
  const hours = hoursInShort(office).replaceAll(/, (?=\D)/g, ',\n');
  const { parent } = company;
  // Hydration needs the year of the build, as prerendered.
  const year = useHydrated() ? new Date().getFullYear() : import.meta.env.BUILD_YEAR;
  return (
    <dl className={styles.block}>
      <div data-cell="company">
        <dt>{footerWords.company}</dt>
        <dd>
          <span translate="no">{company.name}</span>
          {parent && (
            <small>
              {`${footerWords.divisionOf} `}
              <a href={parent.url} translate="no">
                {parent.name}
              </a>
            </small>
          )}
          <Mark drawing={mark} className={styles.mark} />
        </dd>
      </div>
      <div data-cell="address">
        <dt>{footerWords.address}</dt>
        <dd>
          <AddressLines />
        </dd>
      </div>
      <div data-cell="phone">
        <dt>{footerWords.phone}</dt>
        <dd>
          <Phone number={company.phone} />
          {hours && <small>{hours}</small>}
        </dd>
      </div>
      <div data-cell="emergency">
        <dt>{footerWords.emergency}</dt>
        <dd>
          <small>{emergencyWords.short}</small>
          <Phone number={company.emergencyPhone} />
        </dd>
      </div>
      <Licences cell="licences" title={footerWords.licences} licences={company.licences} />
      <Licences cell="others" title={footerWords.otherLicences} licences={company.otherLicences} />
      <div data-cell="copyright">
        <dt>{footerWords.issued}</dt>
        <dd translate="no">
          {import.meta.env.REVISED}
          <br />
          {`© ${year} ${company.name}`}
        </dd>
      </div>
      <div data-cell="sheet">
        <dt>{footerWords.sheet}</dt>
        <dd>
          <b>{sheet}</b>
          {` ${name ?? menu ?? shareTitle ?? title}`}
        </dd>
      </div>
    </dl>
  );
}

type LicencesProps = { cell: string; title: string; licences: LicenceNumber[] };

function Licences({ cell, title, licences }: LicencesProps) {
  if (licences.length === 0) return null;
  return (
    <div data-cell={cell}>
      <dt>{title}</dt>
      {licences.map((licence) => (
        <dd key={licence.title}>
          <Licence of={licence} />
        </dd>
      ))}
    </div>
  );
}
