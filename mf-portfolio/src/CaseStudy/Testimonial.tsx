import { ExternalLink, Phone } from 'lucide';
import type { Telephone } from 'shared-content/business';
import { Icon } from 'shared-content/ui/Icon';
import { Rating } from 'shared-content/ui/Rating';
import type { Project } from 'shared-content/content/projects';
import styles from './Testimonial.module.scss';

export function Testimonial({ project }: { project: Project }) {
  return (
    <section className={styles.testimonial}>
      <div className={styles.source}>
        <h3>Client Testimonial</h3>
        <Rating />
      </div>
      <div>
        <figure>
          <blockquote className={styles.quote}>
            <p>{project.clientTestimonial}</p>
          </blockquote>
          <figcaption className={styles.who}>{project.clientAttribution}</figcaption>
        </figure>
        <a
          className={styles.review}
          href={project.googleReviewLink}
          target="_blank"
          rel="noopener noreferrer"
        >
          <span className={styles.label}>Read Full Google Review</span>
          <Icon of={ExternalLink} size={18} />
          <span className={styles.newTab}>(opens in a new tab)</span>
        </a>
      </div>
    </section>
  );
}

interface SimilarProps {
  project: Project;
  /** The address of the quote form for such a project. */
  quoteAddress: string;
  telephone: Telephone;
  onClose: () => void;
}

/** The ways to a project like this one. */
export function Similar({ project, quoteAddress, telephone, onClose }: SimilarProps) {
  return (
    <section className={styles.similar}>
      <h3>Interested in a Similar Project?</h3>
      <div className={styles.actions}>
        <a className={styles.action} href={telephone.href}>
          <Icon of={Phone} size={20} />
          Call {telephone.display}
        </a>
        <a className={styles.action} data-variant="outline" href={quoteAddress}>
          Request a Quote
        </a>
        <button className={styles.more} onClick={onClose}>
          View More Projects
        </button>
      </div>
      {project.placeholder && (
        <p className={styles.placeholder}>Placeholder: pictures, testimonial and review.</p>
      )}
    </section>
  );
}
