import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { rechargeChannels } from '../../modules/recharges';
import { startStaffSession } from '../../modules/staff';
import { acceptUpload } from '../../modules/uploads';
import { fromRoot } from '../../platform/project-root';
import { receipt } from '../../seed/receipt';
import type { Asker, SchemaName } from '../../testing/asks';
import type { Reviewer } from './reviewer';

/** The schema as the clients know it. */
export const publishedSchema = (name: SchemaName): GraphQLSchema =>
  buildSchema(readFileSync(fromRoot(`schema/${name}.graphql`), 'utf8'));

interface Known {
  readonly userId: string;
  readonly token: string;
  readonly instrumentId: string;
  /** Of the files: another one makes another picture. */
  readonly shade: number;
}

/** A user and an administrator, and of everything one that is there: so that what they ask gets far. */
export async function openAsker(reviewer: Reviewer, known: Known): Promise<Asker> {
  const { userId, token, instrumentId, shade } = known;
  const admin = reviewer.staff.find(({ role }) => role === 'ADMIN');
  if (!admin) throw new Error('the practice world has no administrator');
  const { token: cookie } = await startStaffSession(reviewer.ctx, admin.staffId);
  const { path } = await acceptUpload(reviewer.asUser(userId), await receipt(shade));
  const channels = await rechargeChannels(reviewer.ctx);
  const samples = {
    instrumentId,
    userId,
    channelId: channels[0]?.id ?? '',
    screenshot: path,
    // As it is once somebody has taken it.
    id: await reviewer.openRecharge(userId, '100.00'),
    version: 2,
    amount: '150.00',
    durationSeconds: 60,
    account: 'somebody@torture.tarn',
    email: 'somebody@torture.tarn',
    password: 'harbour-7',
    passwordRepeat: 'harbour-7',
    reason: 'Asked by the customer.',
    bankReference: 'WIRE 1',
    agreed: true,
  };
  return { token, cookie, samples };
}
