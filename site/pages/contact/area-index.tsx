import { useContent } from '../../content/use-content.ts';
import { termsOfArea } from '../../terms.ts';
import { LicenceLink } from '../../ui/licence/licence.tsx';
import { Row } from '../../ui/row/row.tsx';
import styles from './area-index.module.css';

/** The towns that we go to, by area, each with the license that covers it; as far as that is known. */
export function AreaIndex() {
  const { areas, company, contactWords, terms } = useContent();
  const licences = [...company.licences, ...company.otherLicences];
  if (areas.length === 0) return null;
  return (
    <section id="areas" aria-labelledby="areas-title" className={styles.root}>
      <h2 id="areas-title">{contactWords.areas}</h2>
      {areas.map(({ name, leftOut, licence: title, note, towns }) => {
        const licence = licences.find((each) => each.title === title);
        return (
          <Row key={name} name={name} title={<h3>{leftOut ? `${name} (${leftOut})` : name}</h3>}>
            <div className={styles.area}>
              {licence && <LicenceLink of={licence} />}
              {note && <p>{note}</p>}
              {termsOfArea(terms, contactWords, { name }).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              {towns.length > 0 && (
                <>
                  <p>{contactWords.towns}</p>
                  <ul>
                    {towns.map((town) => (
                      <li key={town}>{town}</li>
                    ))}
                  </ul>
                </>
              )}
            </div>
          </Row>
        );
      })}
    </section>
  );
}
