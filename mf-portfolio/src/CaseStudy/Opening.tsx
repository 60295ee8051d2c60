import type { ReactNode } from 'react';
import { Clock, MapPin, Phone, X } from 'lucide';
import type { Telephone } from 'shared-content/business';
import { Icon } from 'shared-content/ui/Icon';
import type { Project } from 'shared-content/content/projects';
import styles from './Opening.module.scss';

interface BarProps {
  title: string;
  titleId: string;
  /** The address of the quote form for such a project. */
  quoteAddress: string;
  telephone: Telephone;
  onClose: () => void;
}

/** What stays in view: title and close, the call, and on a phone the way to a quote. */
export function Bar({ title, titleId, quoteAddress, telephone, onClose }: BarProps) {
  return (
    <div className={styles.bar}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.ways}>
        <a className={styles.way} href={telephone.href}>
          <span>
            <Icon of={Phone} size={20} />
            Call Now <span className={styles.number}>{telephone.display}</span>
          </span>
        </a>
        <a className={styles.way} data-variant="outline" href={quoteAddress}>
          Request a Quote
        </a>
      </div>
      <button className={styles.close} onClick={onClose} aria-label="Close case study">
        <Icon of={X} size={24} />
      </button>
    </div>
  );
}

interface OpeningProps {
  project: Project;
  picture: ReactNode;
}

/** What the job was, at a glance. */
export function Opening({ project, picture }: OpeningProps) {
  return (
    <div className={styles.opening}>
      <div className={styles.picture}>
        {picture}
        <p className={styles.badge}>{project.category}</p>
      </div>
      <section className={styles.overview}>
        <h3>Overview</h3>
        <p className={styles.description}>{project.description}</p>
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <dt>
              <Icon of={MapPin} size={20} />
              Location
            </dt>
            <dd>{project.location}</dd>
          </div>
          <div className={styles.fact}>
            <dt>
              <Icon of={Clock} size={20} />
              Duration
            </dt>
            <dd>{project.duration}</dd>
          </div>
        </dl>
      </section>
    </div>
  );
}
