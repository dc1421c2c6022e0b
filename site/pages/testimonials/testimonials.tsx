import { testimonials } from '../../../content/testimonials.ts';
import doors from '../../drawings/header-testimonials.svg?themed';
import { BelowFold } from '../../navigation/below-fold.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { DrawnHeader } from '../../ui/drawn-header/drawn-header.tsx';
import { PageTitle } from '../../ui/page-title/page-title.tsx';
import { ThemedImage } from '../../ui/themed-image/themed-image.tsx';
import { Testimonial } from './testimonial.tsx';
import styles from './testimonials.module.css';

export default function Testimonials() {
  const { title, intro, estimate, link, quotes } = testimonials;
  return (
    <>
      <DrawnHeader drawing={<ThemedImage drawing={doors} size={[720, 400]} alt="" />}>
        <PageTitle title={title} lead={intro}>
          <p className={styles.buttons}>
            <ButtonLink to="/estimate" variant="action" className={styles.inBar}>
              {estimate}
            </ButtonLink>
            <ButtonLink to={link.to}>{link.text}</ButtonLink>
          </p>
        </PageTitle>
      </DrawnHeader>
      <BelowFold>
        {quotes.length > 0 && (
          <ul className={styles.quotes}>
            {quotes.map((quote) => (
              <li key={quote.name}>
                <Testimonial quote={quote} />
              </li>
            ))}
          </ul>
        )}
      </BelowFold>
    </>
  );
}
