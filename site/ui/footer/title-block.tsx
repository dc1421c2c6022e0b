import type { Licence as LicenceNumber } from '../../../contract/content/schema.ts';
import { footer as footerWords } from '../../../messages/en/footer.ts';
import { addressLines } from '../../address.ts';
import { useContent } from '../../content/use-content.ts';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import { hoursInShort } from '../../opening-hours.ts';
import { type Page, shortName } from '../../page.ts';
import { AddressLines } from '../address/address.tsx';
import { Mark } from '../header/logo.tsx';
import { Licence } from '../licence/licence.tsx';
import { Phone } from '../phone/phone.tsx';
import styles from './title-block.module.css';

/** The company's details in the form of a drawing's title block. */
export function TitleBlock({ page }: { page: Page }) {
  const { company, emergencyWords, mark, office, settings } = useContent();
  // On a phone each group of days is on a line of its own: otherwise "Sat 9–12" would break after its dash.
  const hours = hoursInShort(office).replaceAll(/, (?=\D)/g, ',\n');
  const { emergencyPhone, licences, otherLicences, parent, phone } = company;
  const hasAddress = addressLines(company).length > 0;
  const isWhole = hasAddress && phone && emergencyPhone && licences.length + otherLicences.length > 0;
  // Hydration needs the year in which the page was written.
  const year = useHydrated() ? new Date().getFullYear() : settings.year;
  return (
    <dl className={styles.block} data-partial={isWhole ? undefined : ''}>
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
          {mark && <Mark drawing={mark} className={styles.mark} />}
        </dd>
      </div>
      {hasAddress && (
        <div data-cell="address">
          <dt>{footerWords.address}</dt>
          <dd>
            <AddressLines />
          </dd>
        </div>
      )}
      {phone && (
        <div data-cell="phone">
          <dt>{footerWords.phone}</dt>
          <dd>
            <Phone number={phone} />
            {hours && <small>{hours}</small>}
          </dd>
        </div>
      )}
      {emergencyPhone && (
        <div data-cell="emergency">
          <dt>{footerWords.emergency}</dt>
          <dd>
            {emergencyWords.first && <small>{emergencyWords.first}</small>}
            <Phone number={emergencyPhone} />
          </dd>
        </div>
      )}
      <Licences cell="licences" title={footerWords.licences} licences={licences} />
      <Licences cell="others" title={footerWords.otherLicences} licences={otherLicences} />
      <div data-cell="copyright">
        <dt>{footerWords.issued}</dt>
        <dd translate="no">
          <span>{settings.revised}</span>
          <span>{`© ${year} ${company.name}`}</span>
        </dd>
      </div>
      <div data-cell="sheet">
        <dt>{page.sheet ? footerWords.sheet : footerWords.page}</dt>
        <dd>
          {page.sheet && <b>{page.sheet}</b>}
          {` ${shortName(page)}`}
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
