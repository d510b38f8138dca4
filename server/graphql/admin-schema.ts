import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { UserAdminResolver } from '../modules/accounts/user-admin.resolver';
import { AuditResolver } from '../modules/audit/audit.resolver';
import { DashboardResolver } from '../modules/funding/dashboard.resolver';
import { RechargeAdminFieldsResolver } from '../modules/funding/recharge-admin-fields.resolver';
import { RechargeAdminResolver } from '../modules/funding/recharge-admin.resolver';
import { LedgerAdminResolver } from '../modules/ledger/ledger-admin.resolver';
import { StaffResolver } from '../modules/staff/staff.resolver';
import { OrderAdminResolver } from '../modules/trading/order-admin.resolver';
import { schemaOptions } from './schema-options';

/** What staff may ask; printed to schema/admin.graphql. */
export const buildAdminSchema = (): Promise<GraphQLSchema> =>
  buildSchema({
    resolvers: [
      AuditResolver,
      DashboardResolver,
      LedgerAdminResolver,
      OrderAdminResolver,
      RechargeAdminFieldsResolver,
      RechargeAdminResolver,
      StaffResolver,
      UserAdminResolver,
    ],
    ...schemaOptions,
  });
