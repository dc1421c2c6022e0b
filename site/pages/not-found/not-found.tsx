import { clients } from '../../../content/clients.ts';
import { company } from '../../../content/company.ts';
import { notFoundWords } from '../../../content/not-found.ts';
import { ButtonLink, ExternalButton } from '../../ui/button/button.tsx';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { HouseWithout } from '../../ui/house/house-without.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { Wordmark } from '../../ui/wordmark/wordmark.tsx';
import styles from './not-found.module.css';

export default function NotFound() {
  const { title, text, home, links, motto } = notFoundWords;
  return (
    <>
      <div className={styles.top}>
        <PageHead title={title} lead={text}>
          <p>
            <ButtonLink to="/">{home}</ButtonLink>
          </p>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.to}>
                <Link to={link.to}>{link.text}</Link>
              </li>
            ))}
          </ul>
        </PageHead>
        <HouseWithout
          part="andersen"
          label="this page"
          alt="The house in section; where its bay window should be is a dashed outline"
        />
      </div>
      <section className={styles.motto} aria-labelledby="motto">
        <h2 id="motto">{motto}</h2>
        <ExternalButton href={`${company.parent.url}/estimate`}>Get an Estimate</ExternalButton>
      </section>
      <div className={styles.clients}>
        <Carousel label="Clients" variant="logos">
          {clients.map((logo) => (
            <Wordmark key={logo.file} {...logo} />
          ))}
        </Carousel>
      </div>
    </>
  );
}
