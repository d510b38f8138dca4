import { Download } from 'lucide-react';
import type { ConsoleResource } from '../../lib/consoleResource';
import { lazyScreen } from '../../lib/lazyScreen';
import { ask } from '../../lib/request';
import { rechargeReads } from './checks/rechargeReads';
import { rechargeActions } from './rechargeActions';
import { rechargeFigures } from './recharge';
import { readAsked } from './list/readFilter';
import { RechargeDocument, RechargesDocument } from './recharges.generated';

/** No create and no edit: records of money change only through actions. */
export const recharges = {
  resource: {
    name: 'recharges',
    list: lazyScreen('RechargeList', () => import('./RechargeList')),
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
  menu: { group: 'queues', icon: Download, figures: rechargeFigures },
  ofUser: {
    tab: 'recharges',
    Table: lazyScreen('UserRecharges', () => import('./UserRecharges')),
    filter: (userId) => ({ userId }),
  },
} satisfies ConsoleResource;
