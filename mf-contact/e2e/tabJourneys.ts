import { fieldNames, quoteForm } from 'shared-content/content/quoteForm';
import { type TabJourney, visible } from 'platform/testing/tab';

export const tabJourneys: readonly TabJourney[] = [
  {
    name: 'says what is missing in the quote form, and sends it',
    at: '/contact?service=extensions',
    go: async (tab) => {
      await tab.click('main form button');
      await tab.evaluate(visible, '[aria-invalid=true]');
      for (const field of fieldNames.filter((name) => !quoteForm.fields[name].choices))
        await tab.type(`[name=${field}]`, 'ada@example.org');
      await tab.click('label:has([value=phone])');
      await tab.click('main form button');
      await tab.evaluate(visible, '[role=status]', quoteForm.success.title);
    },
  },
];
