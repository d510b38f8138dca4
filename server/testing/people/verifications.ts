import { randomUUID } from 'node:crypto';
import type { VerificationField } from '../../../schema/identity';
import { releaseReview, takeReview } from '../../modules/reviews';
import { acceptUpload } from '../../modules/uploads';
import {
  approveVerification,
  refuseVerification,
  submitVerification,
  type SubmitVerification,
  Verification,
  verificationById,
  verificationOf,
  verificationReview,
} from '../../modules/verifications';
import { readAs } from '../../platform/database/read-as';
import { aPicture } from '../files/picture';
import { aStaffMember, aUser, type Person, type StaffPerson, type World } from '../world';

const BIRTH_DATE = '1990-05-17';

/** Two people who verify, and what they and users do. */
export async function openVerificationDesk(world: World) {
  const [lena, ada] = await Promise.all([
    aStaffMember(world, 'SUPPORT'),
    aStaffMember(world, 'ADMIN'),
  ]);
  let shades = 0;
  let numbers = 0;
  const desk = {
    lena,
    ada,
    picture: async ({ ctx }: Person) =>
      (await acceptUpload(ctx, await aPicture((shades += 1)))).path,
    /** A whole form of somebody, with a passport that nobody else has. */
    form: async (person: Person, more: Partial<SubmitVerification> = {}) => ({
      name: 'Anna Example',
      idType: 'PASSPORT' as const,
      idNumber: `X${String(1_000_000 + (numbers += 1))}`,
      birthDate: BIRTH_DATE,
      front: await desk.picture(person),
      back: await desk.picture(person),
      idempotencyKey: randomUUID(),
      ...more,
    }),
    async submitted(person: Person, more: Partial<SubmitVerification> = {}): Promise<string> {
      return (await submitVerification(person.ctx, await desk.form(person, more))).resultId;
    },
    /** Leaves the request this person holds, as the console does: each holds one at a time. */
    async take({ ctx, staff }: StaffPerson, id: string) {
      const held = await readAs(ctx, (tx) =>
        tx.getRepository(Verification).findOneBy({ takenBy: staff.staffId }),
      );
      if (held && held.id !== id) await releaseReview(ctx, verificationReview, { id: held.id });
      return takeReview(ctx, verificationReview, { id });
    },
    approve: ({ ctx }: StaffPerson, id: string, birthDate = BIRTH_DATE) =>
      approveVerification(ctx, { id, birthDate, idempotencyKey: randomUUID() }),
    refuse: (
      { ctx }: StaffPerson,
      id: string,
      faulty: readonly VerificationField[] = ['FRONT'],
      reason = 'The picture cannot be read.',
    ) => refuseVerification(ctx, { id, reason, faulty, idempotencyKey: randomUUID() }),
    async find(id: string): Promise<Verification> {
      const row = await verificationById(ada.ctx, id);
      if (!row) throw new Error(`there is no verification ${id}`);
      return row;
    },
    async newestOf({ ctx, userId }: Person): Promise<Verification> {
      const row = await verificationOf(ctx, userId);
      if (!row) throw new Error(`user ${userId} sent in nothing`);
      return row;
    },
    /** Somebody new whose verification Lena holds. */
    async held() {
      const person = await aUser(world);
      const id = await desk.submitted(person);
      await desk.take(lena, id);
      return { person, id };
    },
  };
  return desk;
}

export type VerificationDesk = Awaited<ReturnType<typeof openVerificationDesk>>;
