import { useRef } from 'react';
import { business } from 'shared-content/business';
import {
  allCategories,
  categories,
  type Category,
  type Project,
  projects,
  type Stage,
} from 'shared-content/content/projects';
import { portfolioAddress } from 'shared-content/content/navigation';
import type { PageMeta, PageProps } from 'shared-content/contract/page';
import { fetchMask, fetchPicture } from 'shared-content/ui/picture';
import { viewChanged } from 'shared-content/ui/viewTransition';
import bond from 'shared-content/images/flemish-bond.svg';
import { CallToAction } from '../CallToAction/CallToAction';
import { PageHeader } from '../PageHeader/PageHeader';
import { quoteAddressOf, readView, route } from '../portfolioView';
import { ProjectCard } from '../ProjectCard/ProjectCard';
import { CategoryFilter, EmptyCategory, ProjectGrid } from '../ProjectGrid/ProjectGrid';
import { ProjectPicture } from '../ProjectPicture/ProjectPicture';
import { openWithTransition } from './pictureTransition';
import { prefetchDialog, useDialogChunk } from './useDialogChunk';
import { useOpenProject } from './useOpenProject';
import styles from './Page.module.scss';

export const meta: PageMeta = {
  title: `Our Portfolio | ${business.name}`,
  description:
    'Extensions, new builds and brickwork across South East London and Kent: what each job was up against, how it was solved and what it is built of.',
};

/** The widths at which the card's and the dialog's style sheets show a picture, with those parts that they cut off. */
const sizes = {
  lead: '(min-width: 64rem) 47rem, calc(100vw - 2rem)',
  card: '(min-width: 48rem) min(36rem, 46vw), calc(100vw - 2rem)',
  dialog:
    '(min-width: 30rem) and (orientation: landscape) min(36rem, 64vw), (min-width: 48rem) min(72rem, 100vw - 4rem), 100vw',
  stage: '(min-width: 48rem) 36rem, 100vw',
};

export { FinishedWork as Highlight } from '../FinishedWork/FinishedWork';

export function prefetch() {
  // The first row on a wide screen; on a phone, the cards whose pictures load without scrolling.
  projects.slice(0, 3).forEach(({ image }, position) => {
    fetchPicture(image, position === 0 ? sizes.lead : sizes.card);
  });
  fetchMask(bond);
}

function stagesOf({ before, stages }: Project): readonly Stage[] {
  return before ? [{ ...before, caption: 'Before' }, ...stages] : stages;
}

/** A project of another category that shows such work. */
function exampleOf(category: Category) {
  for (const project of projects) {
    const stage = project.stages.find((each) => each.category === category);
    if (stage)
      return {
        title: project.title,
        href: portfolioAddress({ category, project }),
        picture: <ProjectPicture {...stage} sizes={sizes.stage} />,
      };
  }
}

export default function Page({ search, navigate, notify }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const controls = useRef(new Map<Project, HTMLAnchorElement>());
  const view = readView(search);
  const { category, project } = view;

  const { open, close } = useOpenProject(view, navigate, (closed) => {
    // The card of a project that was linked to may be filtered out.
    (controls.current.get(closed) ?? heading.current)?.focus();
  });
  const dialog = useDialogChunk(project !== undefined, () => {
    notify({
      kind: 'error',
      title: 'The case study could not be opened',
      description: 'Check your connection and choose it again.',
    });
    close();
  });

  const example = category && exampleOf(category);
  const shown = projects.filter((item) => !category || item.category === category);
  const cards = shown.map((item, position) => ({
    id: item.id,
    card: (
      <ProjectCard
        project={item}
        href={portfolioAddress({ project: item })}
        picture={
          <ProjectPicture
            picture={item.image}
            alt={item.imageAlt}
            sizes={position === 0 ? sizes.lead : sizes.card}
            eager={position === 0}
          />
        }
        controlRef={(control) => {
          if (control) controls.current.set(item, control);
          return () => {
            controls.current.delete(item);
          };
        }}
        onPrefetch={prefetchDialog}
        onOpen={(cardPicture) => {
          openWithTransition(() => {
            open(item);
          }, cardPicture);
        }}
      />
    ),
  }));

  return (
    <>
      <PageHeader headingRef={heading} />
      <section className={styles.work} aria-label="Projects">
        <CategoryFilter
          action={route}
          all={allCategories}
          categories={categories}
          chosen={category ?? allCategories}
          onChoose={(choice) => {
            navigate(portfolioAddress({ category: categories.find((known) => known === choice) }), {
              replace: true,
            });
          }}
        />
        <ProjectGrid
          cards={cards}
          empty={
            category && (
              <EmptyCategory category={category} quoteAddress={quoteAddressOf(category)} example={example} />
            )
          }
        />
      </section>
      <CallToAction telephone={business.mobile} replyTime={business.claims.replyTime} />
      {project && dialog && (
        <dialog.CaseStudy
          project={project}
          picture={
            <ProjectPicture picture={project.image} alt={project.imageAlt} sizes={sizes.dialog} eager />
          }
          stages={stagesOf(project).map((stage) => ({
            caption: stage.caption,
            picture: <ProjectPicture {...stage} sizes={sizes.stage} />,
          }))}
          quoteAddress={quoteAddressOf(project.category)}
          telephone={business.mobile}
          onShown={viewChanged}
          onClose={close}
        />
      )}
    </>
  );
}
