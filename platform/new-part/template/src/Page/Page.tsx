import { business } from 'shared-content/business';
import type { PageMeta } from 'shared-content/contract/page';
import styles from './Page.module.scss';

export const meta: PageMeta = {
  title: `Guides | ${business.name}`,
  description: `Guides: a page of ${business.name} that is about to be written.`,
};

export default function Page() {
  return (
    <section className={styles.page}>
      <h1 tabIndex={-1}>Guides</h1>
      <p className={styles.intro}>
        This page is about to be written. Until then, call{' '}
        <a href={business.mobile.href}>{business.mobile.display}</a>.
      </p>
    </section>
  );
}
