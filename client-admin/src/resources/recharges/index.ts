import { Download } from 'lucide-react';
import type { ConsoleResource } from '../../lib/consoleResource';
import { ask } from '../../lib/request';
import { ReviewQueue } from '../../queue/ReviewQueue';
import { rechargeReads } from './checks/rechargeReads';
import { rechargeActions } from './rechargeActions';
import { rechargeQueue } from './rechargeQueue';
import { readAsked } from './list/readFilter';
import { RechargeDocument, RechargesDocument } from './recharges.generated';
import { UserRecharges } from './UserRecharges';

/** No create and no edit: records of money change only through actions. */
export const recharges = {
  resource: {
    name: 'recharges',
    list: () => <ReviewQueue queue={rechargeQueue} />,
    recordRepresentation: 'number',
  },
  table: {
    list: async (asked) => (await ask(RechargesDocument, readAsked(asked))).recharges,
    anyPage: true,
    one: async (id) => (await ask(RechargeDocument, { id })).recharge,
  },
  actions: { ...rechargeActions, ...rechargeReads },
  access: {
    list: 'recharge.read',
    show: 'recharge.read',
    take: 'recharge.take',
    decide: 'recharge.decide',
  },
  menu: { group: 'queues', icon: Download, figures: rechargeQueue.figures },
  ofUser: { tab: 'recharges', Table: UserRecharges, filter: (userId) => ({ userId }) },
} satisfies ConsoleResource;
