import { randomUUID } from 'node:crypto';
import { approveDispute, Dispute, disputeReview } from '../../modules/disputes';
import { refuseReview, takeReview } from '../../modules/reviews';
import { settleDueOrders, type Order } from '../../modules/trading';
import {
  advance,
  aStaffMember,
  aUserWith,
  quote,
  type Person,
  type StaffPerson,
  type World,
} from '../world';
import { withContracts } from './contracts';

interface Desk {
  readonly lena: StaffPerson;
  readonly max: StaffPerson;
  readonly ada: StaffPerson;
  readonly eve: StaffPerson;
}

/** Two of each role, somebody whose contracts are lost, and what staff do with reports of them. */
export function withDisputes(world: World) {
  const { open } = withContracts(world);
  const desk: Partial<Desk> = {};
  beforeAll(async () => {
    const [lena, max] = [
      await aStaffMember(world, 'SUPPORT'),
      await aStaffMember(world, 'SUPPORT'),
    ];
    const [ada, eve] = [await aStaffMember(world, 'ADMIN'), await aStaffMember(world, 'ADMIN')];
    Object.assign(desk, { lena, max, ada, eve });
  });
  const who = (name: keyof Desk): StaffPerson => desk[name] ?? nobody();
  const one = (id: string) => world.db.getRepository(Dispute).findOneByOrFail({ id });
  return {
    who,
    one,
    /** Contracts of one person that were lost just now. */
    async lost(count = 1): Promise<{ readonly person: Person; readonly orders: readonly Order[] }> {
      const person = await aUserWith(world, '9000.00');
      await quote(world, '100.00');
      const orders: Order[] = [];
      for (let n = 0; n < count; n += 1)
        orders.push(await open(person, 1_000 + n, { durationSeconds: 30 }));
      await advance(world, 28);
      await quote(world, '99.00');
      await advance(world, 3);
      await settleDueOrders(world.visitor);
      return { person, orders };
    },
    open,
    take: (name: keyof Desk, id: string) => takeReview(who(name).ctx, disputeReview, { id }),
    /** Finds that the settlement was wrong. */
    wrong: (name: keyof Desk, id: string, reason = 'The quote was out of order.') =>
      approveDispute(who(name).ctx, { id, reason, idempotencyKey: randomUUID() }),
    /** Finds that it was right. */
    right: (name: keyof Desk, id: string, reason = 'It is the last quote before the expiry.') =>
      refuseReview(who(name).ctx, disputeReview, { id, reason, idempotencyKey: randomUUID() }),
    /** Taken and found right. */
    async foundRight(name: keyof Desk, id: string): Promise<void> {
      await this.take(name, id);
      await this.right(name, id);
    },
    /** Taken and found wrong by these two, one after the other. */
    async foundWrong(first: keyof Desk, second: keyof Desk, id: string): Promise<void> {
      for (const name of [first, second]) {
        await this.take(name, id);
        await this.wrong(name, id);
      }
    },
  };
}

const nobody = (): never => {
  throw new Error('there is no desk yet');
};
