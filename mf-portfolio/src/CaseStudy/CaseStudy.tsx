import type { ReactNode } from 'react';
import Modal from 'react-modal';
import type { Telephone } from 'shared-content/business';
import { rootId } from 'shared-content/contract/document';
import type { Project } from 'shared-content/content/projects';
import { Bar } from './Bar';
import { Opening } from './Opening';
import { Similar, Testimonial } from './Testimonial';
import { type ShownStage, Stages } from './Stages';
import { Challenges, Materials } from './Work';
import styles from './CaseStudy.module.scss';

interface CaseStudyProps {
  project: Project;
  picture: ReactNode;
  stages: readonly ShownStage[];
  /** The address of the quote form for such a project. */
  quoteAddress: string;
  telephone: Telephone;
  /** Called once the dialog is in the document. */
  onShown: () => void;
  onClose: () => void;
}

const titleId = 'case-study-title';

/** The dialog about one project: open as long as it is rendered. */
export function CaseStudy({
  project,
  picture,
  stages,
  quoteAddress,
  telephone,
  onShown,
  onClose,
}: CaseStudyProps) {
  const site = document.getElementById(rootId);
  return (
    <Modal
      isOpen
      onRequestClose={onClose}
      // Hidden from assistive technology while the dialog is open.
      appElement={site ?? undefined}
      ariaHideApp={site !== null}
      aria={{ labelledby: titleId }}
      className={styles.dialog}
      overlayClassName={styles.overlay}
      htmlOpenClassName={styles.behind}
      contentRef={onShown}
      // The page returns focus itself, since Safari does not focus a link that is clicked.
      shouldReturnFocusAfterClose={false}
    >
      <Bar
        title={project.title}
        titleId={titleId}
        quoteAddress={quoteAddress}
        telephone={telephone}
        onClose={onClose}
      />
      <Opening project={project} picture={picture} />
      {stages.length > 0 && <Stages stages={stages} />}
      <Challenges challenges={project.challenges} solutions={project.solutions} />
      <Materials materials={project.materials} />
      <Testimonial project={project} />
      <Similar project={project} quoteAddress={quoteAddress} telephone={telephone} onClose={onClose} />
    </Modal>
  );
}
