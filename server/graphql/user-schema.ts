import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { UserResolver } from '../modules/accounts/user.resolver';
import { AgreementResolver } from '../modules/content/agreement.resolver';
import { RechargeChannelResolver, RechargeResolver } from '../modules/funding/recharge.resolver';
import { LedgerResolver } from '../modules/ledger/ledger.resolver';
import { MarketResolver, TermsResolver } from '../modules/market/market.resolver';
import { QuotesResolver } from '../modules/market/quotes.resolver';
import { PlatformResolver } from '../modules/settings/platform.resolver';
import { AccountEventsResolver } from '../modules/trading/account-events.resolver';
import { LockedAccountResolver } from '../modules/trading/locked-account.resolver';
import { OrderResolver } from '../modules/trading/order.resolver';
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
