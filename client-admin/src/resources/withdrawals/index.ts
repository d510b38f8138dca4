import { Upload } from 'lucide-react';
import type { ConsoleResource } from '../../lib/consoleResource';
import { lazyScreen } from '../../lib/lazyScreen';
import { ask } from '../../lib/request';
import { readAsked } from './list/readFilter';
import { withdrawalFigures } from './withdrawal';
import { withdrawalActions } from './withdrawalActions';
import { WithdrawalDocument, WithdrawalsDocument } from './withdrawals.generated';

/** No create and no edit: records of money change only through actions. */
export const withdrawals = {
  resource: {
    name: 'withdrawals',
    list: lazyScreen('WithdrawalList', () => import('./WithdrawalList')),
    recordRepresentation: 'number',
  },
  table: {
    list: async (asked) => (await ask(WithdrawalsDocument, readAsked(asked))).withdrawals,
    anyPage: true,
    one: async (id) => (await ask(WithdrawalDocument, { id })).withdrawal,
  },
  actions: withdrawalActions,
  access: {
    list: 'withdrawal.read',
    show: 'withdrawal.read',
    take: 'withdrawal.take',
    decide: 'withdrawal.decide',
    reveal: 'payment-method.reveal',
  },
  menu: { group: 'queues', icon: Upload, figures: withdrawalFigures },
  ofUser: {
    tab: 'withdrawals',
    Table: lazyScreen('UserWithdrawals', () => import('./UserWithdrawals')),
    filter: (userId) => ({ userId }),
  },
} satisfies ConsoleResource;
