import { ChevronDown, ClipboardCheck, Shovel, Umbrella } from 'lucide';
import { quoteAddress } from 'shared-content/content/navigation';
import { Icon } from 'shared-content/ui/Icon';
import type { View } from 'shared-content/content/views';
import type { Stat } from 'shared-content/content/stats';
import { PictureFiles } from 'shared-content/ui/PictureFiles';
import type { Credential, Process } from '../content';
import { useDisclosure } from '../useDisclosure';
import styles from './About.module.scss';
import { Stats } from './Stats';

const icons = { clipboard: ClipboardCheck, shovel: Shovel, umbrella: Umbrella };

interface AboutProps {
  paragraphs: readonly string[];
  view: View;
  towns: readonly string[];
  radiusMiles: number;
  credentials: readonly Credential[];
  process: Process;
  details: string;
  stats: readonly Stat[];
}

export function About({
  paragraphs,
  view,
  towns,
  radiusMiles,
  credentials,
  process,
  details,
  stats,
}: AboutProps) {
  const { button, panel } = useDisclosure();
  return (
    <div className={styles.about}>
      <div className={styles.text} data-reveal>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          You will find our work in {listOf(towns)}, and anywhere within&nbsp;{radiusMiles}&nbsp;miles.
        </p>
      </div>
      <div className={styles.more} data-reveal>
        <button {...button} className={styles.learnMore} data-variant="outline">
          Learn More About Us
          <Icon of={ChevronDown} size={20} />
        </button>
        <div {...panel} className={styles.panel}>
          <p>{details}</p>
          <a className={styles.link} href="/contact#why-choose">
            Why customers choose us
          </a>
        </div>
      </div>
      <div className={styles.frame}>
        <PictureFiles
          {...view}
          className={styles.picture}
          sizes="(width >= 77rem) 36rem, (width >= 64rem) 60vw, calc(100vw - 2rem)"
          loading="lazy"
        />
      </div>
      <ul id="credentials" className={styles.credentials} data-reveal>
        {credentials.map(({ icon, label, meaning }) => (
          <li key={label} className={styles.credential}>
            <Icon of={icons[icon]} className={styles.icon} />
            <strong className={styles.label}>{label}</strong>
            <span className={styles.meaning}>{meaning}</span>
          </li>
        ))}
      </ul>
      <div className={styles.process} data-reveal>
        <div className={styles.processHead}>
          <h3>{process.heading}</h3>
          <a className={styles.quote} data-variant="outline" href={quoteAddress}>
            Request a Quote
          </a>
        </div>
        <ol className={styles.steps}>
          {process.steps.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <h4 className={styles.stepTitle}>{title}</h4>
              <p className={styles.stepText}>{text}</p>
            </li>
          ))}
        </ol>
        <div id="guarantee" className={styles.guarantee}>
          <p>
            <strong>{process.guarantee.question}</strong> {process.guarantee.answer}
          </p>
        </div>
      </div>
      <div className={styles.stats}>
        <Stats stats={stats} />
      </div>
    </div>
  );
}

/** The same text as from `Intl.ListFormat`, which costs a phone 15 ms to set up. */
function listOf(towns: readonly string[]) {
  return towns.join(', ').replace(/, ([^,]*)$/, ' and $1');
}
