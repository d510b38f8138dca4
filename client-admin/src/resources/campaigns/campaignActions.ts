import type {
  CampaignProposeInput,
  CreditGrantInput,
  CreditProposeInput,
} from '../../graphql.generated';
import { accepted } from '../../lib/refused';
import { ask } from '../../lib/request';
import {
  CampaignProposeDocument,
  CreditGrantDocument,
  CreditProposeDocument,
} from './campaigns.generated';

/** What an administrator can give, or propose to. Each throws `Refused` when the server says no. */
export const campaignActions = {
  propose: async (input: CampaignProposeInput): Promise<void> => {
    accepted((await ask(CampaignProposeDocument, { input })).campaignPropose);
  },
  proposeCredit: async (input: CreditProposeInput): Promise<void> => {
    accepted((await ask(CreditProposeDocument, { input })).creditPropose);
  },
  grant: async (input: CreditGrantInput): Promise<void> => {
    accepted((await ask(CreditGrantDocument, { input })).creditGrant);
  },
};
