import { type TabJourney, visible } from 'platform/testing/tab';
import { wall } from './states';

export const tabJourneys: readonly TabJourney[] = [
  {
    name: 'filters the projects, opens a case study and closes it',
    at: '/portfolio',
    go: async (tab) => {
      await tab.click('main button', 'Brickwork');
      await tab.evaluate(visible, '[role=status]', '1 project shown');
      await tab.click('main a[aria-haspopup=dialog]', wall);
      await tab.click('[role=dialog] button', 'View More Projects');
      await tab.evaluate(visible, 'body:not(:has([role=dialog])) main a[aria-haspopup=dialog]');
    },
  },
];
