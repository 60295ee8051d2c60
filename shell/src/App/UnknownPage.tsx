import { business } from 'shared-content/business';
import { mainNavigation } from 'shared-content/content/navigation';
import { NotFound } from '../NotFound/NotFound';
import { useArrival } from '../navigation/useArrival';

/** The title of the page for unknown paths, also of `404.html`. */
export const unknownPageTitle = `Page not found | ${business.name}`;

export function UnknownPage({ path }: { path: string }) {
  useArrival(unknownPageTitle);
  return <NotFound business={business} links={mainNavigation} path={path} />;
}
