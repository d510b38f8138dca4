import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { UserResolver } from '../modules/accounts/api/user.resolver';
import { AgreementResolver } from '../modules/content/api/agreement.resolver';
import {
  RechargeChannelResolver,
  RechargeResolver,
} from '../modules/recharges/api/recharge.resolver';
import { LedgerResolver } from '../modules/ledger/api/ledger.resolver';
import { MarketResolver, TermsResolver } from '../modules/market/api/market.resolver';
import { QuotesResolver } from '../modules/market/api/quotes.resolver';
import { PlatformResolver } from '../modules/overview/api/platform.resolver';
import { AccountEventsResolver } from '../modules/notifications/api/account-events.resolver';
import { LockedAccountResolver } from '../modules/overview/api/locked-account.resolver';
import { OrderResolver } from '../modules/trading/api/order.resolver';
import { schemaOptions } from './schema-options';

/** What customers may ask; printed to schema/user.graphql. */
export const buildUserSchema = (): Promise<GraphQLSchema> =>
  buildSchema({
    resolvers: [
      AccountEventsResolver,
      AgreementResolver,
      LedgerResolver,
      LockedAccountResolver,
      MarketResolver,
      OrderResolver,
      PlatformResolver,
      QuotesResolver,
      RechargeChannelResolver,
      RechargeResolver,
      TermsResolver,
      UserResolver,
    ],
    ...schemaOptions,
  });
