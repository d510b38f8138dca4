import type { RewardTermsProposeInput } from '../../graphql.generated';
import { accepted } from '../../lib/refused';
import { ask } from '../../lib/request';
import { RewardTermsProposeDocument } from './rewardTerms.generated';

/** Throws `Refused` when the server says no. */
export const rewardTermsActions = {
  propose: async (input: RewardTermsProposeInput): Promise<void> => {
    accepted((await ask(RewardTermsProposeDocument, { input })).rewardTermsPropose);
  },
};
