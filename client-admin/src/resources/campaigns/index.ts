import { Gift } from 'lucide-react';
import type { ConsoleResource } from '../../lib/consoleResource';
import { lazyScreen } from '../../lib/lazyScreen';
import { ask } from '../../lib/request';
import { campaignActions } from './campaignActions';
import { CampaignsDocument } from './campaigns.generated';

/** What the platform promises to give, and the ways to give. */
export const campaigns = {
  resource: { name: 'campaigns', list: lazyScreen('CampaignList', () => import('./CampaignList')) },
  table: {
    list: async ({ first, after }) => (await ask(CampaignsDocument, { first, after })).campaigns,
  },
  actions: campaignActions,
  access: { list: 'campaign.read', propose: 'proposal.decide', grant: 'credit.grant' },
  menu: { group: 'records', icon: Gift },
} satisfies ConsoleResource;
