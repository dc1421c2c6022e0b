import { useContent } from '../../content/use-content.ts';
import { termsOfArea } from '../../terms.ts';
import { ShowroomMap } from '../../ui/embed/map.tsx';
import { LicenceLink } from '../../ui/licence/licence.tsx';
import styles from './area-index.module.css';

/** Where we are, and the towns that we go to, by area, each with the license that covers it; as far as that is known. */
export function AreaIndex() {
  const { areas, company, contactWords, terms } = useContent();
  const licences = [...company.licences, ...company.otherLicences];
  if (areas.length === 0) return <ShowroomMap />;
  return (
    <section id="areas" aria-labelledby="areas-title" className={styles.root}>
      <div className={styles.head}>
        <h2 id="areas-title">{contactWords.areas}</h2>
        <p>{contactWords.areasLead}</p>
      </div>
      <ShowroomMap />
      {areas.map(({ name, licence: title, note, towns }) => {
        const licence = licences.find((each) => each.title === title);
        return (
          <div key={name} className={styles.area}>
            <div>
              <h3>{name}</h3>
              {licence && <LicenceLink of={licence} />}
              {note && <p>{note}</p>}
              {termsOfArea(terms, contactWords, { name }).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
            <ul>
              {towns.map((town) => (
                <li key={town}>{town}</li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
