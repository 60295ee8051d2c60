import { projectType, quoteFormElement, renderQuoteForm } from '../../testing/renderQuoteForm';

test('offers the project type that the address asks for', () => {
  const { rerender } = renderQuoteForm();
  expect(projectType()).toHaveDisplayValue('Choose a project type');

  rerender(quoteFormElement({ requestedProjectType: 'roofing' }));

  expect(projectType()).toHaveDisplayValue('Roofing');
});

test('follows the address while the visitor has not chosen', () => {
  const { rerender } = renderQuoteForm({ requestedProjectType: 'roofing' });

  rerender(quoteFormElement({ requestedProjectType: 'extensions' }));

  expect(projectType()).toHaveDisplayValue('Extensions');
});

test("never replaces the visitor's own choice", async () => {
  const { user, rerender } = renderQuoteForm({ requestedProjectType: 'roofing' });
  await user.selectOptions(projectType(), 'Other');

  rerender(quoteFormElement({ requestedProjectType: 'extensions' }));

  expect(projectType()).toHaveDisplayValue('Other');
});
