import { useLocation } from 'react-router';
import { resolvePath } from '../../navigation/resolve-path.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';

/** A page whose full text is still to come: its title, one true sentence and the way to an estimate. */
export default function Outline() {
  const resolution = resolvePath(useLocation().pathname);
  if ('redirect' in resolution) return null;
  const { title, description, menu } = resolution.route;
  return (
    <PageHead title={title === 'contact' ? 'Contact Us' : (menu ?? title)} lead={description}>
      <ButtonLink to="/estimate" variant="action">
        Get an Estimate
      </ButtonLink>
    </PageHead>
  );
}
