import type { ReactNode } from 'react';
import type { Photo } from '../../../contract/content/schema.ts';
import { servicePage as servicePageWords } from '../../../messages/en/service-page.ts';
import { useContent } from '../../content/use-content.ts';
import { pageAt } from '../../navigation/resolve-path.ts';
import { type OwnPath, shortName } from '../../page.ts';
import { Drawing } from '../drawing/drawing.tsx';
import { Link } from '../link/link.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './page-header.module.css';

type PageHeaderProps = {
  title: string;
  /** The page's name in the breadcrumb, and its parent page, which may not exist. */
  name: string;
  parent: OwnPath;
  /** What one should know first: of a service, a sentence that can be checked. */
  lead?: string | undefined;
  /** Buttons below the words. */
  children?: ReactNode;
  /** Where the work is done. */
  places?: string | undefined;
  background?: Photo | undefined;
  /** A lower header with a small background. */
  small?: boolean;
  /** Hides the drawing of the van, if there is one. */
  hideVan?: boolean;
};

/** The header of a subpage: breadcrumb, title and background picture. See `PageTitle` for other pages. */
export function PageHeader({
  title,
  name,
  parent,
  lead,
  children,
  places,
  background,
  small = false,
  hideVan = false,
}: PageHeaderProps) {
  const { drawings, sitemap } = useContent();
  const above = ['/', parent].flatMap((path) => pageAt(sitemap, path) ?? []);
  return (
    <header
      className={background ? styles.root : `${styles.root} ${styles.plain}`}
      data-small={small ? '' : undefined}
    >
      {background && (
        <div className={styles.background} data-keep={background.keep?.join(' ')}>
          {/* On a narrow desktop the slot is taller than wide, and its height asks for more than its width. */}
          <Picture photo={background} sizes="(width >= 80rem) 65vw, 100vw" first className={styles.picture} />
        </div>
      )}
      <div className={styles.text}>
        <nav aria-label={servicePageWords.breadcrumb}>
          <ol className={styles.crumbs}>
            {above.map((page) => (
              <li key={page.path}>
                <Link to={page.path}>{shortName(page)}</Link>
              </li>
            ))}
            <li aria-current="page">{name}</li>
          </ol>
        </nav>
        <div className={styles.words}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children && <div className={styles.buttons}>{children}</div>}
          {places && <p className={styles.places}>{places}</p>}
        </div>
        {!hideVan && drawings.van && <Drawing name="van" size={[752, 406]} alt="" className={styles.van} />}
      </div>
    </header>
  );
}
