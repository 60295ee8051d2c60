import { useRef, type MouseEvent, type ReactNode, type Ref } from 'react';
import { ArrowRight } from 'lucide';
import { Icon } from 'shared-content/ui/Icon';
import type { Project } from 'shared-content/content/projects';
import { sentencesOf } from 'shared-content/content/sentencesOf';
import styles from './ProjectCard.module.scss';

interface ProjectCardProps {
  project: Project;
  /** The address at which this project's case study is open. */
  href: string;
  picture: ReactNode;
  controlRef: Ref<HTMLAnchorElement>;
  /** Called when a pointer moves over the card or presses it, or its link takes the focus: the dialog may be opened soon. */
  onPrefetch: () => void;
  /** Called with the element that shows the picture. */
  onOpen: (picture: HTMLElement | null) => void;
}

export function ProjectCard(props: ProjectCardProps) {
  const { project, href, picture, controlRef, onPrefetch, onOpen } = props;
  const pictureFrame = useRef<HTMLDivElement>(null);
  const openHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(pictureFrame.current);
  };

  return (
    <article className={styles.card} onPointerMove={onPrefetch} onPointerDown={onPrefetch}>
      <div className={styles.picture} ref={pictureFrame}>
        {picture}
        <p className={styles.badge}>{project.category}</p>
      </div>
      <div className={styles.text}>
        <h2 className={styles.title}>{project.title}</h2>
        <p className={styles.description}>{project.description}</p>
        <p className={styles.facts}>
          <span>{project.location}</span> <span>{project.duration}</span>
        </p>
        <div className={styles.foot}>
          <figure className={styles.words}>
            <blockquote>
              <p>{sentencesOf(project.clientTestimonial).at(-1)}</p>
            </blockquote>
            <figcaption>{project.clientAttribution}</figcaption>
          </figure>
          <a
            className={styles.control}
            data-variant="outline"
            href={href}
            ref={controlRef}
            aria-haspopup="dialog"
            onFocus={onPrefetch}
            onClick={openHere}
          >
            View Case Study <span className={styles.said}>{`→ ${project.title}`}</span>
            <Icon of={ArrowRight} size={20} />
          </a>
        </div>
      </div>
    </article>
  );
}
