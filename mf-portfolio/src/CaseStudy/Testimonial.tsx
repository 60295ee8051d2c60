import { ExternalLink } from 'lucide';
import { Icon } from 'shared-content/ui/Icon';
import type { Project } from 'shared-content/content/projects';
import { Rating } from '../Rating';
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
