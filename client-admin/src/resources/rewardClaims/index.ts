import { Gift } from 'lucide-react';
import type { ConsoleResource } from '../../lib/consoleResource';
import { lazyScreen } from '../../lib/lazyScreen';
import { ask } from '../../lib/request';
import { rewardClaimFigures } from './rewardClaim';
import { rewardClaimActions } from './rewardClaimActions';
import { RewardClaimDocument, RewardClaimsDocument } from './rewardClaims.generated';
import { readFilter } from './list/readFilter';

/** No create and no edit: what people claim, they claim themselves. */
export const rewardClaims = {
  resource: {
    name: 'rewardClaims',
    list: lazyScreen('RewardClaimList', () => import('./RewardClaimList')),
    recordRepresentation: 'number',
  },
  table: {
    list: async ({ first, after, filter }) =>
      (await ask(RewardClaimsDocument, { first, after, filter: readFilter(filter) })).rewardClaims,
    one: async (id) => (await ask(RewardClaimDocument, { id })).rewardClaim,
  },
  actions: rewardClaimActions,
  access: {
    list: 'reward.read',
    show: 'reward.read',
    take: 'reward.take',
    decide: 'reward.decide',
  },
  menu: { group: 'queues', icon: Gift, figures: rewardClaimFigures },
  ofUser: {
    tab: 'rewardClaims',
    Table: lazyScreen('UserRewardClaims', () => import('./UserRewardClaims')),
    filter: (userId) => ({ userId }),
  },
  InTalk: lazyScreen('RewardClaimInTalk', () => import('./RewardClaimInTalk')),
} satisfies ConsoleResource;
