import { fill } from '../../../contract/fill.ts';
import { useContent } from '../../content/use-content.ts';
import { ButtonLink, ExternalButton } from '../../ui/button/button.tsx';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { HouseWithout } from '../../ui/house/house-without.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageTitle } from '../../ui/page-title/page-title.tsx';
import { Wordmark } from '../../ui/wordmark/wordmark.tsx';
import styles from './not-found.module.css';

export default function NotFound() {
  const { clients, notFoundWords } = useContent();
  const { title, text, home, links, drawing, motto, clients: clientsLabel } = notFoundWords;
  return (
    <>
      <div className={styles.top}>
        <PageTitle title={title} lead={text}>
          <p>
            <ButtonLink to="/">{home}</ButtonLink>
          </p>
          {links.length > 0 && (
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to}>{link.text}</Link>
                </li>
              ))}
            </ul>
          )}
        </PageTitle>
        <HouseWithout {...drawing} />
      </div>
      <section className={styles.motto} aria-labelledby="motto">
        <h2 id="motto">{motto}</h2>
        <MottoButton />
      </section>
      {clients.length > 0 && (
        <section className={styles.clients} aria-labelledby="clients">
          <h2 id="clients">{clientsLabel}</h2>
          <Carousel label={clientsLabel} variant="logos">
            {clients.map((logo) => (
              <Wordmark key={logo.file} {...logo} color="quiet" />
            ))}
          </Carousel>
        </section>
      )}
    </>
  );
}

/** Asks for an estimate: the parent company for one of theirs, or us where there is none. */
function MottoButton() {
  const { company, notFoundWords } = useContent();
  const { button, external } = notFoundWords;
  const { parent } = company;
  if (!parent) return <ButtonLink to="/estimate">{button}</ButtonLink>;
  return (
    <p className={styles.external}>
      <ExternalButton variant="plain" href={`${parent.url}/estimate`} aria-describedby="external">
        {button}
        <Icon name="external" />
      </ExternalButton>
      <span id="external">{fill(external, { site: new URL(parent.url).host })}</span>
    </p>
  );
}
