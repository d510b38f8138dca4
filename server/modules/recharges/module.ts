import { READ, type Module } from '../../platform/module';
import { BankChannelResolver, BankFileResolver, BankLineResolver } from './api/bank-line.resolver';
import { ChannelAdminResolver } from './api/channel-admin.resolver';
import { RechargeAdminFieldsResolver } from './api/recharge-admin-fields.resolver';
import { RechargeAdminResolver } from './api/recharge-admin.resolver';
import { RechargeQueueResolver } from './api/recharge-queue.resolver';
import { RechargeChannelResolver, RechargeResolver } from './api/recharge.resolver';
import {
  AdminPaymentReferenceResolver,
  PaymentReferenceResolver,
} from './api/payment-reference.resolver';
import { StatementRechargeResolver } from './api/statement-recharge.resolver';
import { RequestChecksResolver } from './api/request-checks.resolver';
import { BankFile, BankLine } from './bank-lines/bank-line.entity';
import { bankFileNames, bankFilesCalled } from './bank-lines/bank-files';
import { rechargeChecks } from './checks';
import { RechargeRecord } from './credits/recharge-record.entity';
import { Recharge, RechargeChannel } from './recharge.entity';
import { channelNames, channelsCalled } from './channels';
import { rechargeNumbers, rechargesCalled } from './recharges';
import { PaymentReference } from './payment-reference.entity';
import { runPracticeDesk } from './practice/run-practice-desk';
import { rechargesLoaders } from './recharges.loaders';

/** Money on its way in. */
export const recharges = {
  name: 'recharges',
  tables: {
    bank_file: READ,
    bank_line: READ,
    credited_bank_line: READ,
    payment_reference: READ,
    // Not what was found: `recharge_request` shows that once it is decided.
    recharge: {
      SELECT: [
        ...['id', 'number', 'user_id', 'channel_id', 'class', 'amount', 'upload_id', 'image_hash'],
        ...['payer_name', 'remark', 'submitted_at', 'receiving_hash', 'credited', 'credited_at'],
        ...['campaign_id', 'proposal_id', 'rewards_id', 'channel_version'],
      ],
    },
    recharge_alike: READ,
    recharge_channel: READ,
    recharge_channel_version: READ,
    recharge_record: READ,
    recharge_request: READ,
  },
  functions: [
    ...['approve_by_bank_line', 'approve_recharge', 'bring_in_bank_file'],
    ...['day_recharged', 'recharges_of_reference', 'submit_recharge'],
  ],
  verify: {
    tables: {
      'verify.bank_files': READ,
      'verify.bank_lines': READ,
      'verify.recharges': READ,
    },
  },
  entities: [BankFile, BankLine, PaymentReference, Recharge, RechargeChannel, RechargeRecord],
  resolvers: {
    user: [
      PaymentReferenceResolver,
      RechargeChannelResolver,
      RechargeResolver,
      StatementRechargeResolver,
    ],
    staff: [
      BankChannelResolver,
      ChannelAdminResolver,
      BankFileResolver,
      BankLineResolver,
      AdminPaymentReferenceResolver,
      RechargeAdminFieldsResolver,
      RechargeAdminResolver,
      RechargeQueueResolver,
      RequestChecksResolver,
    ],
  },
  permissions: {
    // Whoever decides most requests does not bring in what they are decided by.
    'bank.import': ['ADMIN'],
    'bank.read': ['SUPPORT', 'ADMIN'],
    'channel.read': ['ADMIN'],
    'recharge.read': ['SUPPORT', 'ADMIN'],
    'recharge.take': ['SUPPORT', 'ADMIN'],
    'recharge.decide': ['SUPPORT', 'ADMIN'],
  },
  loaders: rechargesLoaders,
  references: { credit: rechargeNumbers, recharge: rechargeNumbers },
  audited: {
    'bank-file': { names: bankFileNames, idsOf: bankFilesCalled },
    channel: { names: channelNames, idsOf: channelsCalled },
    recharge: { names: rechargeNumbers, idsOf: rechargesCalled },
  },
  jobs: [{ name: 'practice-desk', mode: 'practice', everyMs: 1_000, run: runPracticeDesk }],
  checks: rechargeChecks,
} satisfies Module;
