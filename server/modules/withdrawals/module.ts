import { READ, type Module } from '../../platform/module';
import { WithdrawalAdminFieldsResolver } from './api/withdrawal-admin-fields.resolver';
import { WithdrawalAdminResolver } from './api/withdrawal-admin.resolver';
import { WithdrawalQueueResolver } from './api/withdrawal-queue.resolver';
import { StatementWithdrawalResolver, WithdrawalResolver } from './api/withdrawal.resolver';
import { withdrawalChecks } from './checks';
import { Withdrawal, WithdrawPolicy } from './withdrawal.entity';
import { withdrawalNumbers, withdrawalsCalled } from './withdrawals';
import { withdrawalsLoaders } from './withdrawals.loaders';

/** Money on its way out. */
export const withdrawals = {
  name: 'withdrawals',
  tables: {
    withdraw_policy: READ,
    // Not the payout's reference: `withdrawal_request` shows it once it is decided.
    withdrawal: {
      SELECT: [
        ...['id', 'number', 'user_id', 'policy_id', 'method_id', 'method_kind', 'amount'],
        ...['fee', 'credited', 'coin', 'coin_amount', 'coin_price', 'flags', 'submitted_at'],
        ...['paid_at', 'returned_at'],
      ],
    },
    withdrawal_request: READ,
  },
  functions: [
    ...['approve_withdrawal', 'cancel_withdrawal', 'open_withdrawals_to', 'submit_withdrawal'],
    ...['withdraw_policy_now', 'withdrawal_unmet', 'withdrawals_called'],
    'withdrawn_today',
  ],
  verify: { tables: { 'verify.withdrawals': READ } },
  entities: [Withdrawal, WithdrawPolicy],
  resolvers: {
    user: [StatementWithdrawalResolver, WithdrawalResolver],
    staff: [WithdrawalAdminFieldsResolver, WithdrawalAdminResolver, WithdrawalQueueResolver],
  },
  permissions: {
    'withdrawal.read': ['SUPPORT', 'ADMIN'],
    'withdrawal.take': ['SUPPORT', 'ADMIN'],
    'withdrawal.decide': ['SUPPORT', 'ADMIN'],
  },
  loaders: withdrawalsLoaders,
  references: { withdrawal: withdrawalNumbers },
  audited: { withdrawal: { names: withdrawalNumbers, idsOf: withdrawalsCalled } },
  checks: withdrawalChecks,
} satisfies Module;
