import { randomUUID } from 'node:crypto';
import { approveReward, claimReward, rewardClaimReview } from '../../modules/invitation';
import { applyDecisions, takeReview } from '../../modules/reviews';
import { aUser, type Person, type World } from '../world';
import type { CreditDesk } from './credits';
import type { VerificationDesk } from './verifications';

/** People who invite others, staff who verify those, and campaigns that pay for it. */
export function withInvitation(world: World, credits: CreditDesk, verifier: VerificationDesk) {
  const desk = {
    /** Somebody who registered with the code of another. */
    invited: async ({ userId }: Person): Promise<Person> => {
      const person = await aUser(world);
      await world.sql.owner.query('UPDATE app_user SET inviter_id = $1 WHERE id = $2', [
        ...[userId, person.userId],
      ]);
      return person;
    },
    verify: async (person: Person, idNumber?: string): Promise<void> => {
      const id = await verifier.submitted(person, idNumber === undefined ? {} : { idNumber });
      await verifier.take(verifier.lena, id);
      await verifier.approve(verifier.lena, id);
      await applyDecisions(world.visitor);
    },
    /** Somebody with so many verified invitees. */
    inviter: async (count: number): Promise<Person> => {
      const person = await aUser(world);
      for (let n = 0; n < count; n += 1) await desk.verify(await desk.invited(person));
      return person;
    },
    /** A campaign that pays rewards of ten dollars, three times over, unless said otherwise. */
    paying: (more: Parameters<CreditDesk['campaign']>[0] = {}) =>
      credits.campaign({
        ...{ class: 'PROMOTION', purpose: 'INVITATION', amount: 1_000n, turnoverTimes: 3 },
        ...more,
      }),
    /** No campaign of an earlier test gives by itself any more. */
    closeAll: () =>
      world.sql.owner.query(`
        ALTER TABLE campaign DISABLE TRIGGER campaign_change;
        UPDATE campaign SET open = false WHERE purpose IS NOT NULL;
        ALTER TABLE campaign ENABLE TRIGGER campaign_change`),
    claim: async ({ ctx }: Person, tier = 1): Promise<string> =>
      (await claimReward(ctx, { tier, idempotencyKey: randomUUID() })).resultId,
    approve: (id: string, { ctx } = verifier.lena) =>
      approveReward(ctx, { id, idempotencyKey: randomUUID() }),
    take: (id: string, { ctx } = verifier.lena) => takeReview(ctx, rewardClaimReview, { id }),
    /** Approved and taken effect. */
    paid: async (id: string): Promise<void> => {
      await desk.take(id);
      await desk.approve(id);
      await applyDecisions(world.visitor);
    },
  };
  return desk;
}
