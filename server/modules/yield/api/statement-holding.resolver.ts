import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../../../graphql/api-context';
import { StatementItemType } from '../../ledger/api/statement-item.types';
import type { YieldLoaders } from '../yield.loaders';
import { HoldingType } from './holding.types';

@Resolver(() => StatementItemType)
export class StatementHoldingResolver {
  @FieldResolver(() => HoldingType, { nullable: true, description: 'The holding behind it.' })
  async holding(@Ctx() { loaders }: ApiContext<YieldLoaders>, @Root() { key }: StatementItemType) {
    const [, id] = /^project\.[a-z]+:([0-9]+)(:|$)/.exec(key) ?? [];
    return id === undefined ? null : loaders.holdings.load(id);
  }
}
