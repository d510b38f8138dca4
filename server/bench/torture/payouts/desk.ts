import { addStaffMember, startStaffSession } from '../../../modules/staff';
import { pause } from '../../../platform/processes';
import { isBusy, send } from '../../../testing/asks';
import { consoleHeaders, consoleQuery } from '../../rig/desk-client';
import { assertThat } from '../row';
import type { Payouts } from './savers';

const RETRY_MS = 50;

/** Somebody of the staff, signed in to the console. */
export interface Clerk {
  readonly token: string;
}

/** So many new ones: each holds one request at a time. */
export async function openClerks({ reviewer }: Payouts, count: number): Promise<Clerk[]> {
  const admin = reviewer.staff.find(({ role }) => role === 'ADMIN') ?? null;
  const clerks: Clerk[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id } = await addStaffMember(reviewer.ctx, admin, {
      ...{ email: `payer${String(index)}@torture.tarn`, name: `Payer ${String(index)}` },
      ...{ role: 'SUPPORT' as const, password: 'torture-1' },
    });
    clerks.push(await startStaffSession(reviewer.ctx, id));
  }
  return clerks;
}

type Act = 'Take' | 'Approve' | 'Refuse' | 'Undo';

/** The version of a withdrawal that the console was told, or why not. */
export interface Acted {
  readonly version: number | null;
  readonly code: string | null;
}

interface Payload {
  readonly withdrawal: { readonly version: number } | null;
  readonly userErrors: readonly { readonly code: string }[];
}

/**
 * What the console itself asks, of the running server; a busy one is asked again.
 * @throws Error for an answer that is neither a request nor a refusal of the catalogue
 */
export async function actOver(
  { rig }: Pick<Payouts, 'rig'>,
  { token }: Clerk,
  [name, input]: readonly [Act, object],
): Promise<Acted> {
  const body = JSON.stringify({
    query: consoleQuery(`Withdrawal${name}`),
    variables: { input },
  });
  const asked = { path: '/admin/graphql', headers: consoleHeaders(token), body };
  for (;;) {
    const answer = await send(rig.server.url, asked);
    if (isBusy(answer)) {
      await pause(RETRY_MS);
      continue;
    }
    const { data } = JSON.parse(answer.text) as { data?: Record<string, Payload> | null };
    const payload = data && Object.values(data)[0];
    assertThat(payload != null, `${name}: ${String(answer.status)} ${answer.text.slice(0, 300)}`);
    return {
      version: payload.withdrawal?.version ?? null,
      code: payload.userErrors[0]?.code ?? null,
    };
  }
}
