import { fill } from '../../../contract/fill.ts';
import { inWords } from '../../../messages/in-words.ts';
import { useContent } from '../../content/use-content.ts';
import { BelowFold } from '../../navigation/below-fold.tsx';
import { CommercialLink } from '../../ui/commercial-link/commercial-link.tsx';
import { Drawing } from '../../ui/drawing/drawing.tsx';
import { Link } from '../../ui/link/link.tsx';
import { LinkList } from '../../ui/link-list/link-list.tsx';
import { PageTitle } from '../../ui/page-title/page-title.tsx';
import { RuledList } from '../../ui/ruled-list/ruled-list.tsx';
import { EmergencyCall } from '../../ui/sidebar/emergency-call.tsx';
import styles from './tips.module.css';

/** What a reader can do without us. A business without the words for it has no address for this page. */
export default function Tips() {
  const { company, tips } = useContent();
  if (!tips) return null;
  const { title, lead, articles, small, categories } = tips;
  const hasCategories = categories && categories.links.length > 0;
  return (
    <>
      <PageTitle title={title} lead={lead} />
      <BelowFold>
        <div className={styles.columns}>
          {articles.length > 0 && (
            <ul className={styles.articles}>
              {articles.map((article, place) => (
                <li key={article.link.to}>
                  <Link to={article.link.to} className={styles.article}>
                    <Drawing
                      name="banner-guide"
                      size={[1136, 545]}
                      alt=""
                      first={place === 0}
                      className={styles.picture}
                    />
                    <h2>{article.title}</h2>
                    <p>{article.text}</p>
                    <p className={styles.more}>{article.link.text}</p>
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {small && (
            <div className={styles.small}>
              <h2>{fill(small.title, { tips: inWords(small.items.length) })}</h2>
              <RuledList columns={2}>
                {small.items.map((tip) => (
                  <li key={tip.title}>
                    <h3>{tip.title}</h3>
                    <p>{tip.text}</p>
                  </li>
                ))}
              </RuledList>
            </div>
          )}
          {(hasCategories || company.emergencyPhone) && (
            <aside className={styles.aside} aria-label={categories?.title}>
              {hasCategories && (
                <div className={styles.subjects}>
                  <h2>{categories.title}</h2>
                  <LinkList links={categories.links} />
                  <CommercialLink />
                </div>
              )}
              {company.emergencyPhone && (
                <div className={styles.emergency}>
                  <EmergencyCall />
                </div>
              )}
            </aside>
          )}
        </div>
      </BelowFold>
    </>
  );
}
