import { Trophy } from 'lucide-react';
import type { ConsoleResource } from '../../lib/consoleResource';
import { lazyScreen } from '../../lib/lazyScreen';
import { ask } from '../../lib/request';
import { rewardTermsActions } from './rewardTermsActions';
import { RewardTermsDocument } from './rewardTerms.generated';

/** One row, because one set of tiers holds for everybody. */
export const rewardTerms = {
  resource: {
    name: 'rewardTerms',
    list: lazyScreen('RewardTermsView', () => import('./RewardTermsView')),
  },
  table: { one: async (id) => ({ ...(await ask(RewardTermsDocument, {})).rewardTerms, id }) },
  actions: rewardTermsActions,
  access: { list: 'reward.terms', propose: 'proposal.decide' },
  menu: { group: 'records', icon: Trophy },
} satisfies ConsoleResource;
