import { useEffect, useRef } from 'react';
import { ArrowRight } from 'lucide';
import { projects } from 'shared-content/content/projects';
import { Icon } from 'shared-content/ui/Icon';
import { revealOnScroll } from 'shared-content/ui/revealOnScroll';
import { addressOf, route } from '../Page/portfolioAddress';
import { ProjectPicture } from '../ProjectPicture/ProjectPicture';
import { Rating } from '../Rating';
import styles from './FinishedWork.module.scss';

/** The newest projects: the content lists the newest first. */
const finished = projects.slice(0, 3).map((project, position) => ({
  project,
  href: addressOf({ project }),
  picture: (
    <ProjectPicture
      image={project.image}
      alt={project.imageAlt}
      sizes={
        position === 0
          ? '(min-width: 64rem) max(57vw, 51rem), 100vw'
          : '(min-width: 72rem) 14rem, (min-width: 48rem) 20vw, 30vw'
      }
    />
  ),
}));
type FinishedProject = (typeof finished)[number];

/** A section for the pages of others: the newest project large, with what its client says, and others beside it. */
export function FinishedWork() {
  const [newest, ...others] = finished;
  const section = useRef<HTMLElement>(null);

  useEffect(() => revealOnScroll(section.current?.querySelectorAll<HTMLElement>('[data-reveal]') ?? []), []);

  if (!newest) return null;
  return (
    <section className={styles.band} aria-labelledby="finished-work" ref={section}>
      <div className={styles.head}>
        <h2 id="finished-work">Finished Work</h2>
        <a className={styles.all} href={route}>
          All projects
          <Icon of={ArrowRight} size={20} />
        </a>
      </div>
      <article className={styles.newest}>
        <div className={styles.picture}>{newest.picture}</div>
        <div className={styles.text}>
          <Summary {...newest} />
          <p className={styles.description}>{newest.project.description}</p>
        </div>
        <figure className={styles.review}>
          <Rating />
          <blockquote className={styles.quote}>
            <p>{newest.project.clientTestimonial}</p>
          </blockquote>
          <figcaption className={styles.who}>{newest.project.clientAttribution}</figcaption>
        </figure>
      </article>
      <ul className={styles.others}>
        {others.map((other) => (
          <li key={other.project.id} className={styles.other} data-reveal>
            <div className={styles.thumbnail}>{other.picture}</div>
            <div className={styles.otherText}>
              <Summary {...other} />
              <p className={styles.teaser}>{other.project.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Summary({ project, href }: Omit<FinishedProject, 'picture'>) {
  return (
    <>
      <h3>
        <a className={styles.title} href={href}>
          {project.title.replace('& ', '&\u00a0')}
          <Icon of={ArrowRight} size={20} className={styles.arrow} />
        </a>
      </h3>
      <p className={styles.facts}>
        <span>{project.location}</span> <span>{project.duration}</span>
      </p>
    </>
  );
}
