import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { projects } from 'shared-content/content/projects';
import { sentencesOf } from 'shared-content/content/sentencesOf';
import { ProjectCard } from './ProjectCard';

function show() {
  const [project] = projects;
  if (!project) throw new Error('There is no project to show');
  const onOpen = jest.fn();
  const onPrefetch = jest.fn();
  render(
    <ProjectCard
      project={project}
      href="/portfolio?project=one"
      picture={<img src="picture.jpg" alt="" />}
      controlRef={null}
      onPrefetch={onPrefetch}
      onOpen={onOpen}
    />,
  );
  return { project, onOpen, onPrefetch, control: screen.getByRole('link') };
}

test('shows what, where, how long and what the client says, and has one control', () => {
  const { project } = show();
  expect(screen.getByRole('article')).toHaveTextContent(
    `${project.category}${project.title}${project.description}${project.location} ${project.duration}${sentencesOf(project.clientTestimonial).at(-1)}${project.clientAttribution}View Case Study →`,
  );
  expect(screen.getByRole('heading', { level: 2, name: project.title })).toBeVisible();
});

test('prefetches what opening needs on keyboard focus and when a pointer moves over the card', async () => {
  const { onPrefetch, onOpen } = show();
  await userEvent.tab();
  expect(onPrefetch).toHaveBeenCalledTimes(1);
  await userEvent.hover(screen.getByRole('article'));
  expect(onPrefetch).toHaveBeenCalledTimes(2);
  expect(onOpen).not.toHaveBeenCalled();
});

test('prefetches nothing when it appears under a resting pointer', () => {
  const { onPrefetch } = show();
  fireEvent.pointerEnter(screen.getByRole('article'));
  fireEvent.pointerOver(screen.getByRole('article'));
  expect(onPrefetch).not.toHaveBeenCalled();
});

test('opens here by a click and by Enter', async () => {
  const { control, onOpen } = show();
  await userEvent.click(control);
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledTimes(2);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'leaves a click with %s to the browser',
  (modifier) => {
    const { control, onOpen } = show();
    const click = createEvent.click(control, { [modifier]: true });
    fireEvent(control, click);
    expect(click.defaultPrevented).toBe(false);
    expect(onOpen).not.toHaveBeenCalled();
  },
);
