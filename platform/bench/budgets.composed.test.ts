import { composedSite } from '../testing/visit';
import { checkBudgets } from './builtSite';

test('every part keeps its budgets', async () => {
  await expect(checkBudgets(composedSite())).resolves.toBeUndefined();
});
