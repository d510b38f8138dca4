import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { UserAdminResolver } from '../modules/accounts/api/user-admin.resolver';
import { AuditResolver } from '../modules/audit/api/audit.resolver';
import { DashboardResolver } from '../modules/overview/api/dashboard.resolver';
import { RechargeAdminFieldsResolver } from '../modules/recharges/api/recharge-admin-fields.resolver';
import { RechargeAdminResolver } from '../modules/recharges/api/recharge-admin.resolver';
import { LedgerAdminResolver } from '../modules/ledger/api/ledger-admin.resolver';
import { StaffResolver } from '../modules/staff/api/staff.resolver';
import { OrderAdminResolver } from '../modules/trading/api/order-admin.resolver';
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
