import { createHash } from 'node:crypto';
import { idTypes, legacyAuth, legacyIdType, type IdType } from '../../../schema/identity';
import type { LoadedContext } from '../../http/context';
import { acceptUpload, pictureOf, type SentPicture } from '../../modules/uploads';
import {
  personOf,
  submitVerification,
  verificationById,
  verificationState,
  type Verification,
} from '../../modules/verifications';
import { requireUser } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { masked } from '../../platform/text/masked';
import type { Form } from '../transport/form';
import type { LegacyCall, LegacyRoute } from '../transport/legacy-route';
import { inOldWords } from '../transport/old-words';
import { sec } from './show';

const NAME = ['name', 'real_name', 'realname', 'truename'] as const;
const NUMBER = ['idcard', 'id_card', 'idno'] as const;
const FRONT = ['card_front', 'id_card_front', 'z_id_card', 'front'] as const;
const BACK = ['card_bank', 'card_back', 'id_card_back', 'f_id_card', 'back'] as const;
const SELFIE = ['selfie'] as const;

/** The type of a document has a default here: where it is missing, so is the number. */
const OLD_WORDS = {
  ...{ idType: NUMBER[0], idNumber: NUMBER[0] },
  ...{ front: FRONT[0], back: BACK[0] },
};

/** Who the user is: the fields that `user/index` shows too. */
export function identityFields(
  { config }: Pick<LoadedContext, 'config'>,
  row: Verification | null,
) {
  const auth = legacyAuth[verificationState(row)];
  if (!row) return { auth, name: '', idcard: '', id_type: 0 };
  const { name, idType, idNumber } = personOf(config, row);
  return { auth, name, idcard: masked(idNumber), id_type: legacyIdType[idType] };
}

/** As it is read and after it was sent in; pictures never come back. */
function showVerification(ctx: LoadedContext, row: Verification | null) {
  const { auth, ...person } = identityFields(ctx, row);
  return {
    auth,
    ...person,
    reason: verificationState(row) === 'REFUSED' ? (row?.decisionReason ?? '') : '',
    time: sec(row?.submittedAt ?? null),
    time2: sec(decidedAt(row)),
  };
}

/** Until the undo window is over nothing is decided. */
const decidedAt = (row: Verification | null): Date | null =>
  row !== null && ['SUCCESS', 'FAILED'].includes(row.state) ? row.decidedAt : null;

async function read({ ctx }: LegacyCall) {
  const { userId } = requireUser(ctx);
  return { data: showVerification(ctx, await ctx.loaders.verifications.load(userId)) };
}

/** A picture sent along, or the path of one that was sent before; null for none. */
function pictureIn({ ctx, form }: LegacyCall, names: readonly string[]) {
  const file = form.file(...names);
  if (!file) return form.get(...names) ?? null;
  return {
    contentHash: createHash('sha256').update(file.content).digest(),
    store: async () => (await acceptUpload(ctx, pictureOf(file))).path,
  } satisfies SentPicture;
}

/** An identity card where the form says nothing. @throws PARAM_INVALID */
function idTypeIn(form: Form): IdType {
  const asked = form.get('id_type');
  if (asked === undefined || asked === '') return 'IDENTITY_CARD';
  return (
    idTypes.find((type) => String(legacyIdType[type]) === asked) ??
    refuse('PARAM_INVALID', { field: 'id_type' })
  );
}

async function submit(call: LegacyCall) {
  const { ctx, form, idempotencyKey } = call;
  requireUser(ctx);
  const number = form.get(...NUMBER) ?? null;
  const { resultId, replayed } = await submitVerification(ctx, {
    name: form.get(...NAME) ?? null,
    // Without a number its type stays as it was sent before.
    idType: number === null && !form.has('id_type') ? null : idTypeIn(form),
    idNumber: number,
    front: pictureIn(call, FRONT),
    back: pictureIn(call, BACK),
    selfie: pictureIn(call, SELFIE),
    idempotencyKey,
  }).catch(inOldWords(OLD_WORDS));
  const row = await verificationById(ctx, resultId);
  return { data: showVerification(ctx, row), done: 'CERTIFICATION_SUBMITTED' as const, replayed };
}

export const verificationRoutes: readonly LegacyRoute[] = [
  {
    path: 'user/certification',
    method: 'D',
    session: true,
    submits: [...NAME, ...NUMBER, 'id_type', ...FRONT, ...BACK, ...SELFIE],
    read,
    answer: submit,
  },
];
