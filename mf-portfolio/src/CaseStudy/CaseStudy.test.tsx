import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { projects, type Project } from 'shared-content/content/projects';
import { CaseStudy } from './CaseStudy';

const telephone = { display: '01234 567890', href: 'tel:+441234567890' };

function show(changes: Partial<Project> = {}) {
  const [first] = projects;
  if (!first) throw new Error('There is no project to show');
  const project = { ...first, ...changes };
  const onClose = jest.fn();
  render(
    <CaseStudy
      project={project}
      picture={<img src="picture.jpg" alt={project.imageAlt} />}
      telephone={telephone}
      behind={{ element: document.body.appendChild(document.createElement('div')), hasScrollbar: false }}
      onShown={() => undefined}
      onClose={onClose}
    />,
  );
  return { project, onClose, dialog: screen.getByRole('dialog', { name: project.title }) };
}

test('tells what the job was: trade, place, time and picture', () => {
  const { project, dialog } = show();
  const inside = within(dialog);
  expect(inside.getByText(project.category)).toBeVisible();
  expect(inside.getByText(project.description)).toBeVisible();
  expect(inside.getByText('Location').nextElementSibling).toHaveTextContent(project.location);
  expect(inside.getByText('Duration').nextElementSibling).toHaveTextContent(project.duration);
  expect(inside.getByRole('img', { name: project.imageAlt })).toBeVisible();
});

test.each([
  ['Challenges', projects[0]?.challenges],
  ['Solutions', projects[0]?.solutions],
  ['Materials Used', projects[0]?.materials],
])('lists the %s', (heading, expected) => {
  show();
  const list = screen.getByRole('heading', { name: heading }).nextElementSibling;
  expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual(expected);
});

test('shows the review, whose stars are not read beside their label', () => {
  const { project } = show();
  const rating = screen.getByText('5-star Google Review');
  expect(rating.querySelectorAll('[aria-hidden="true"] > svg')).toHaveLength(5);
  expect(screen.getByText(project.clientTestimonial)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Read Full Google Review (opens in a new tab)' });
  expect(link).toHaveAttribute('href', project.googleReviewLink);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('says that a placeholder is one', () => {
  show({ placeholder: true });
  expect(screen.getByText(/^Placeholder:/)).toBeVisible();
});

test('says nothing of a placeholder about real work', () => {
  show({ placeholder: false });
  expect(screen.queryByText(/^Placeholder:/)).not.toBeInTheDocument();
});

test('invites to call about a similar project', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Interested in a Similar Project?' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call 01234 567890' })).toHaveAttribute('href', telephone.href);
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close control', () => userEvent.click(screen.getByRole('button', { name: 'Close case study' }))],
  ["'View More Projects'", () => userEvent.click(screen.getByRole('button', { name: 'View More Projects' }))],
  ['a click beside it', (dialog: HTMLElement) => userEvent.click(dialog.parentElement ?? dialog)],
])('asks to be closed by %s', async (_, close) => {
  const { dialog, onClose } = show();
  await close(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('stays open when it is clicked itself', async () => {
  const { dialog, onClose } = show();
  await userEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
});
