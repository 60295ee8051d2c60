import { ArrowRight } from 'lucide';
import { portfolioAddress, quoteAddress } from 'shared-content/content/navigation';
import { projects } from 'shared-content/content/projects';
import { sentencesOf } from 'shared-content/content/sentencesOf';
import { Icon } from 'shared-content/ui/Icon';
import { Rating } from 'shared-content/ui/Rating';
import { revealOnScroll } from 'shared-content/ui/revealOnScroll';
import { route } from '../portfolioView';
import { ProjectPicture } from '../ProjectPicture/ProjectPicture';
import styles from './FinishedWork.module.scss';
import { OtherProjects } from './OtherProjects';

/** The content lists the newest first. */
const [newest, ...others] = projects.slice(0, 3);

/** Wider than half the screen, since the height of a tablet's or a desk's crops the sides. */
const viewSizes = '(min-width: 48rem) 57vw, 100vw';

/** A section for other pages: the newest project large, with what its client says, and two smaller ones. */
export function FinishedWork() {
  if (!newest) return null;
  return (
    <section className={styles.band} aria-labelledby="finished-work" ref={revealOnScroll}>
      <div className={styles.head}>
        <h2 id="finished-work">Finished Work</h2>
        <a className={styles.all} href={route}>
          All projects
          <Icon of={ArrowRight} size={20} />
        </a>
      </div>
      <article className={styles.newest}>
        {newest.before && (
          <figure className={styles.before}>
            <figcaption>Before</figcaption>
            <ProjectPicture {...newest.before} sizes={viewSizes} />
          </figure>
        )}
        <figure className={styles.view}>
          {newest.before && <figcaption>After</figcaption>}
          <ProjectPicture picture={newest.image} alt={newest.imageAlt} sizes={viewSizes} />
        </figure>
        <div className={styles.text}>
          <h3>{newest.title}</h3>
          <p className={styles.description}>{newest.description}</p>
          <p className={styles.brief}>{sentencesOf(newest.brief).at(-1)}</p>
          <div className={styles.last}>
            <p className={styles.facts}>
              <span>{newest.location}</span> <span>{newest.duration}</span>
            </p>
            <a className={styles.control} data-variant="inverse" href={portfolioAddress({ project: newest })}>
              View Case Study <span className={styles.said}>{`→ ${newest.title}`}</span>
              <Icon of={ArrowRight} size={20} />
            </a>
          </div>
        </div>
        <div className={styles.review}>
          <figure className={styles.words}>
            <Rating href={newest.googleReviewLink} />
            <blockquote className={styles.quote}>
              <p>{sentencesOf(newest.clientTestimonial)[0]}</p>
            </blockquote>
            <figcaption className={styles.who}>{newest.clientAttribution}</figcaption>
          </figure>
          <a className={styles.request} data-variant="inverseOutline" href={quoteAddress}>
            Request a Quote
          </a>
        </div>
      </article>
      <OtherProjects projects={others} />
      <div className={styles.visit}>
        <p className={styles.offer}>Look before you decide: some of our work can be seen from the road.</p>
        <a className={styles.ask} data-variant="inverseOutline" href={quoteAddress}>
          Ask to see a finished job near you
        </a>
      </div>
    </section>
  );
}
