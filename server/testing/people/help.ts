import { randomUUID } from 'node:crypto';
import { stepsOf, type identitySteps } from '../../../schema/help';
import { applyDecisions, refuseReview, releaseReview, takeReview } from '../../modules/reviews';
import { approveHelp, helpReviews, HelpRequest } from '../../modules/support';
import { mailHelpNotices } from '../../modules/support/decision/mail-help-notices';
import { readAs } from '../../platform/database/read-as';
import { aStaffMember, type StaffPerson, type World } from '../world';

/** Two people who help others, and what they do. */
export async function openHelpDesk(world: World) {
  const [lena, ada] = await Promise.all([
    aStaffMember(world, 'SUPPORT'),
    aStaffMember(world, 'ADMIN'),
  ]);
  const find = (id: string) =>
    readAs(ada.ctx, (tx) => tx.getRepository(HelpRequest).findOneByOrFail({ id }));
  const held = ({ ctx, staff }: StaffPerson) =>
    readAs(ctx, (tx) => tx.getRepository(HelpRequest).findOneBy({ takenBy: staff.staffId }));
  return {
    lena,
    ada,
    find,
    async take(who: StaffPerson, id: string) {
      const other = await held(who);
      if (other && other.id !== id)
        await releaseReview(who.ctx, helpReviews[other.queue], { id: other.id });
      return takeReview(who.ctx, helpReviews[(await find(id)).queue], { id });
    },
    async approve(
      { ctx }: StaffPerson,
      id: string,
      steps = [] as readonly string[] | null,
      birthDate = '1990-05-17',
    ) {
      const { kind } = await find(id);
      const ticked = (steps?.length === 0 ? stepsOf[kind] : (steps ?? [])) as typeof identitySteps;
      return approveHelp(ctx, { id, steps: ticked, birthDate, idempotencyKey: randomUUID() });
    },
    async refuse({ ctx }: StaffPerson, id: string, reason = 'We could not reach you.') {
      const { queue } = await find(id);
      return refuseReview(ctx, helpReviews[queue], { id, reason, idempotencyKey: randomUUID() });
    },
    /** Taken, approved, its effect come, and told on the old channel. */
    async granted(id: string) {
      await this.take(lena, id);
      await this.approve(lena, id);
      await this.effect();
    },
    async effect() {
      await applyDecisions(world.visitor);
      await mailHelpNotices(world.visitor);
    },
  };
}

export type HelpDesk = Awaited<ReturnType<typeof openHelpDesk>>;
