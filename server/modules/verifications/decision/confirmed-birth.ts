import type { EntityManager } from 'typeorm';
import type { Context } from '../../../platform/context';
import { nameActor } from '../../../platform/database/read-as';
import { refuse } from '../../../platform/domain-error';
import { sealPart, sentBirthOf } from '../person';
import { assertAge, readBirth } from '../read-person';
import { Version } from '../version.entity';
import { platformToday } from '../verifications';

/**
 * The day of birth that staff read off the document of a version, `YYYY-MM-DD`, sealed for its row. `check` runs in
 * the transaction of the approval: it is the one that was sent in, and makes its owner old enough.
 * @throws PARAM_INVALID; by `check` BIRTH_DATE_DIFFERS, TOO_YOUNG
 */
export async function confirmedBirth(ctx: Context, id: string, birthDate: string) {
  const today = await platformToday(ctx.db);
  const read = readBirth(birthDate, today);
  return {
    read,
    sealed: sealPart(ctx.config, [id, 'confirmed_birth'], read),
    async check(tx: EntityManager): Promise<void> {
      await nameActor(ctx, tx);
      const row = await tx.getRepository(Version).findOneByOrFail({ id });
      const sent = sentBirthOf(ctx.config, row);
      if (sent !== null && sent !== read) refuse('BIRTH_DATE_DIFFERS', {}, 'birthDate');
      assertAge(read, today);
    },
  };
}
