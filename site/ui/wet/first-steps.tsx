import type { WetSteps } from '../../../contract/content/schema.ts';
import { useContent } from '../../content/use-content.ts';
import { Prose } from '../prose/prose.tsx';
import styles from './first-steps.module.css';
import { WetPlaces } from './wet-places.tsx';

/** What to do where it is wet: the steps in the chosen place; on paper, in all. */
export function FirstSteps({ steps }: { steps: WetSteps }) {
  const { wetPlaces } = useContent();
  if (!wetPlaces) return null;
  return (
    <section className={styles.root} aria-labelledby="wet">
      <div className={styles.intro}>
        <h2 id="wet">{wetPlaces.title}</h2>
        <p>{wetPlaces.lead}</p>
      </div>
      <WetPlaces places={wetPlaces} page="" />
      <Prose className={styles.steps}>
        {Object.entries(steps).map(([place, list]) => (
          <section key={place} id={`wet-${place}`}>
            <h3>{wetPlaces.names[place as keyof WetSteps]}</h3>
            <ol>
              {list.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        ))}
      </Prose>
    </section>
  );
}
