import { Flag } from 'lucide-react';
import type { ConsoleResource } from '../../lib/consoleResource';
import { lazyScreen } from '../../lib/lazyScreen';
import { ask } from '../../lib/request';
import { disputeFigures } from './dispute';
import { disputeActions } from './disputeActions';
import { DisputeDocument, DisputesDocument } from './disputes.generated';
import { readFilter } from './list/readFilter';

/** No create and no edit: what people report, they report themselves. */
export const disputes = {
  resource: {
    name: 'disputes',
    list: lazyScreen('DisputeList', () => import('./DisputeList')),
    recordRepresentation: 'number',
  },
  table: {
    list: async ({ first, after, filter }) =>
      (await ask(DisputesDocument, { first, after, filter: readFilter(filter) })).disputes,
    one: async (id) => (await ask(DisputeDocument, { id })).dispute,
  },
  actions: disputeActions,
  access: {
    list: 'dispute.read',
    show: 'dispute.read',
    take: 'dispute.take',
    decide: 'dispute.decide',
  },
  menu: { group: 'queues', icon: Flag, figures: disputeFigures },
  ofUser: {
    tab: 'disputes',
    Table: lazyScreen('UserDisputes', () => import('./UserDisputes')),
    filter: (userId) => ({ userId }),
  },
} satisfies ConsoleResource;
