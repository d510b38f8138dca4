import { isTexts } from '../../../schema/settings/shapes';
import { refuse } from '../../platform/domain-error';
import type { LookAtProposed, Module } from '../../platform/module';
import { settings } from '../settings';
import { assertCopy } from './articles/publishable';
import { licencesInUse, proposedCopy } from './licences-in-use';

/** What may not be said, also where it could when it was proposed. @throws COPY_FORBIDDEN */
const copy: LookAtProposed = async (ctx, proposed) => {
  const found = await proposedCopy(ctx.db, proposed);
  if (found) await assertCopy(ctx, found);
};

/** A wording of a licence is taken out once nothing says it any more. @throws LICENCE_IN_USE with what does */
const licences: LookAtProposed = async (ctx, { after }) => {
  if (!isTexts(after.licences)) return;
  const change = { now: (await settings(ctx)).licences, after: after.licences };
  if (change.now.every((line) => change.after.includes(line))) return;
  const uses = await licencesInUse(ctx, change);
  if (uses.length > 0) refuse('LICENCE_IN_USE', { uses: uses.join(', ') }, 'licences');
};

export const looks = {
  LEGAL_TEXT: copy,
  BROADCAST: copy,
  SETTINGS: licences,
} satisfies Module['proposed'];
