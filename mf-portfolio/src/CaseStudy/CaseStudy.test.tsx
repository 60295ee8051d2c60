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
      stages={[{ caption: 'The joints, raked', picture: <img src="stage.jpg" alt="Raked joints" /> }]}
      quoteAddress="/contact?service=extensions"
      telephone={telephone}
      onShown={() => undefined}
      onClose={onClose}
    />,
  );
  return { project, onClose, dialog: screen.getByRole('dialog', { name: project.title }) };
}

/** The texts of each row below the headings. */
function pairs() {
  const [, ...rows] = screen.getAllByRole('row');
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
}

test('answers each challenge by its solution in the same row', () => {
  const challenges = ['A drain in the way', 'A wet autumn'];
  show({ challenges, solutions: ['Bridged', 'Covered each evening'] });
  const columns = screen.getAllByRole('columnheader');
  expect(columns.map((column) => within(column).getByRole('heading').textContent)).toEqual([
    'Challenges',
    'Solutions',
  ]);
  expect(pairs()).toEqual([
    ['A drain in the way', 'Bridged'],
    ['A wet autumn', 'Covered each evening'],
  ]);
});

test.each([
  [['One', 'Two'], ['Done']],
  [['One'], ['Done', 'Done too']],
])('shows every text if challenges and solutions differ in number', (challenges, solutions) => {
  show({ challenges, solutions });
  expect(pairs().flat().filter(Boolean).sort()).toEqual([...challenges, ...solutions].sort());
});

test('tells its story in order: work, challenges, materials, what the client says, what to do', () => {
  show();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    projects[0]?.title,
    'Overview',
    'Challenges',
    'Solutions',
    'Materials Used',
    'Client Testimonial',
    'Interested in a Similar Project?',
  ]);
  expect(screen.getByRole('img', { name: 'Raked joints' })).toBeVisible();
  expect(screen.getByText('The joints, raked')).toBeVisible();
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

test('names the parts that are placeholders', () => {
  show({ placeholder: true });
  expect(screen.getByText('Placeholder: pictures, testimonial and review.')).toBeVisible();
});

test('says nothing about placeholders if the work is real', () => {
  show({ placeholder: false });
  expect(screen.queryByText(/^Placeholder:/)).not.toBeInTheDocument();
});

test('invites to call about a similar project, or to ask for a quote for one', () => {
  show();
  const ways = screen.getAllByRole('link', { name: 'Request a Quote' });
  expect(ways).toHaveLength(2);
  for (const way of ways) expect(way).toHaveAttribute('href', '/contact?service=extensions');
  expect(screen.getByRole('heading', { name: 'Interested in a Similar Project?' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call 01234 567890' })).toHaveAttribute('href', telephone.href);
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close control', () => userEvent.click(screen.getByRole('button', { name: 'Close case study' }))],
  ["'View More Projects'", () => userEvent.click(screen.getByRole('button', { name: 'View More Projects' }))],
  ['a click beside it', (dialog: HTMLElement) => userEvent.click(dialog.parentElement ?? dialog)],
])('asks to be closed by %s, not by a click in it', async (_, close) => {
  const { dialog, onClose } = show();
  await userEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  await close(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});
