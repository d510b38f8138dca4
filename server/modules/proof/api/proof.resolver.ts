import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { orderCertificateStates } from '../../../../schema/states';
import type { ApiContext } from '../../../graphql/api-context';
import { graphqlEnum } from '../../../graphql/enums';
import { May } from '../../../graphql/may';
import { movementOfLine } from '../../ledger';
import { StatementLineType } from '../../ledger/api/ledger.types';
import type { Order } from '../../trading';
import { AdminOrderType } from '../../trading/api/order-admin.types';
import { entryProof } from '../entry-proof';
import { anyOrderCertificate, orderCertificate } from '../order-certificate';
import type { ProofLoaders } from '../proof.loaders';

@Resolver()
export class ProofResolver {
  @Query(() => String, {
    description:
      'The certificate of an own settled contract: the file as it is saved and checked. Ready within ten seconds of the settlement.',
  })
  orderCertificate(@Ctx() ctx: ApiContext, @Arg('id', () => ID) id: string): Promise<string> {
    return orderCertificate(ctx, id);
  }

  @Query(() => String, {
    description:
      'One own line of the statement in its sealed block: a file, checked like a certificate.',
  })
  statementProof(@Ctx() ctx: ApiContext, @Arg('lineId', () => ID) lineId: string): Promise<string> {
    return entryProof(ctx, lineId);
  }
}

const OrderCertificateEnum = graphqlEnum(
  'OrderCertificateState',
  orderCertificateStates,
  'Whether a settled contract has its certificate. NONE: it is from before there were seals.',
);

@Resolver(() => AdminOrderType)
export class OrderSealResolver {
  @FieldResolver(() => OrderCertificateEnum, {
    nullable: true,
    description: 'Whether there is a certificate; null while it is open.',
  })
  certificate(@Ctx() ctx: ApiContext<ProofLoaders>, @Root() order: Order) {
    return order.outcome === null ? null : ctx.loaders.orderCertificates.load(order);
  }
}

@Resolver()
export class ProofAdminResolver {
  @May('order.read')
  @Query(() => String, {
    description: 'The certificate of a settled contract, as its owner saves it.',
  })
  orderCertificate(@Ctx() ctx: ApiContext, @Arg('id', () => ID) id: string): Promise<string> {
    return anyOrderCertificate(ctx, id);
  }
}

@Resolver(() => StatementLineType)
export class StatementBlockResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The number of the block it is sealed in, null until it is.',
  })
  block(@Ctx() ctx: ApiContext<ProofLoaders>, @Root() { id }: StatementLineType) {
    return ctx.loaders.blocks.load(movementOfLine(id));
  }
}
