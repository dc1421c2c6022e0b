import { tips } from '../../../content/tips.ts';
import { Drawing } from '../../ui/drawing/drawing.tsx';
import { Link } from '../../ui/link/link.tsx';
import { LinkList } from '../../ui/link-list/link-list.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { EmergencyCall } from '../../ui/sidebar/emergency-call.tsx';
import styles from './tips.module.css';

export default function Tips() {
  const { title, lead, articles, categories } = tips;
  return (
    <>
      <PageHead title={title} lead={lead} />
      <div className={styles.columns}>
        <ul>
          {articles.map((article) => (
            <li key={article.link.to}>
              <Link to={article.link.to} className={styles.article}>
                <Drawing name="banner-guide" view="36 30 1136 545" alt="" className={styles.picture} />
                <h2>{article.title}</h2>
                <p>{article.text}</p>
                <p className={styles.more}>{article.link.text}</p>
              </Link>
            </li>
          ))}
        </ul>
        <aside className={styles.aside} aria-label={categories.title}>
          <h2>{categories.title}</h2>
          <LinkList links={categories.links} />
          <EmergencyCall />
        </aside>
      </div>
    </>
  );
}
