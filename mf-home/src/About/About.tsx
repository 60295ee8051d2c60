import { ChevronDown } from 'lucide-react';
import type { Stat } from 'shared-content/stats';
import { useDisclosure } from '../useDisclosure';
import styles from './About.module.scss';
import { Stats } from './Stats/Stats';

interface AboutProps {
  paragraphs: readonly string[];
  towns: readonly string[];
  radiusMiles: number;
  credentials: readonly string[];
  details: string;
  stats: readonly Stat[];
}

export function About({ paragraphs, towns, radiusMiles, credentials, details, stats }: AboutProps) {
  const { button, panel } = useDisclosure();
  return (
    <div className={styles.about}>
      <div className={styles.text} data-reveal>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          You will find our work in {listOf(towns)}, and anywhere within {radiusMiles} miles.
        </p>
        <ul className={styles.credentials}>
          {credentials.map((credential) => (
            <li key={credential} className={styles.credential}>
              {credential}
            </li>
          ))}
        </ul>
        <button {...button} className={styles.learnMore} data-variant="outline">
          Learn More About Us
          <ChevronDown className={styles.chevron} size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
        <div {...panel} className={styles.panel}>
          <p>{details}</p>
          <a className={styles.link} href="/contact#why-choose">
            Why customers choose us
          </a>
        </div>
      </div>
      <Stats stats={stats} />
    </div>
  );
}

function listOf(towns: readonly string[]) {
  return new Intl.ListFormat('en-GB').format(towns);
}
