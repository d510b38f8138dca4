import { aSession, graphql } from '../../../testing/http';
import { aVerifiedPerson } from '../../../testing/people/changes';
import { added, aPayee } from '../../../testing/people/payment-methods';
import { refusalOf } from '../../../testing/recharges';
import { withHelpDesk, withServer, withVerificationDesk, withWorld } from '../../../testing/suite';
import { aUser, type Person } from '../../../testing/world';
import { lockUser } from '../../accounts';
import { setMemberLevel } from '../../accounts/label/set-member-level';
import { unlockUser } from '../../accounts/lock/unlock-user';
import { addUserNote } from '../../accounts/notes/add-user-note';
import { revealUser } from '../../accounts/reveal-user';
import { openPaymentMethod } from '../../payment-methods/open-payment-method';
import { openChange } from '../../verifications/change/open-change';
import { openDocuments } from '../../verifications/open-documents';
import { staffLooks } from './staff-looks';

const world = withWorld();
const server = withServer(world);
const desk = withVerificationDesk(world);
const help = withHelpDesk(world);

const all = { first: 50, after: null };
const seenBy = async ({ ctx }: Person) =>
  (await staffLooks(ctx, all)).map(({ kind, reason }) => `${kind}: ${reason ?? ''}`);

const QUERY = `query($first: Int, $after: String) { staffLooks(first: $first, after: $after) {
  edges { node { kind by reason } } pageInfo { endCursor hasNextPage } } }`;

describe('O3: what staff looked at and changed', () => {
  it('is shown to the user whom it concerns, with who and why, and to nobody else', async () => {
    const [ann, bo] = [await aPayee(world), await aUser(world)];
    const card = await added(ann);
    const verification = await desk.submitted(ann);
    await desk.take(desk.lena, verification);
    await openDocuments(desk.lena.ctx, { id: verification });
    await openPaymentMethod(desk.lena.ctx, { id: card, reason: 'Paying out 17.' });
    await revealUser(desk.lena.ctx, { userId: ann.userId, reason: 'A call back.' });
    const { userId } = ann;
    await setMemberLevel(desk.ada.ctx, { userId, level: 'VIP1', reason: 'A year with us.' });
    await lockUser(desk.lena.ctx, { userId, reason: 'Looked into.' });
    await unlockUser(desk.lena.ctx, { userId, reason: 'All is well.' });
    expect(await seenBy(ann)).toEqual([
      ...['UNLOCKED: All is well.', 'LOCKED: Looked into.', 'LEVEL_CHANGED: A year with us.'],
      ...['DETAILS_SHOWN: A call back.', 'NUMBER_OPENED: Paying out 17.', 'DOCUMENTS_OPENED: '],
    ]);
    expect(await seenBy(bo)).toEqual([]);
    expect(await refusalOf(staffLooks(world.visitor, all))).toBe('LOGIN_REQUIRED');
  });

  it('tells no note', async () => {
    const person = await aUser(world);
    await addUserNote(desk.lena.ctx, {
      ...{ userId: person.userId, note: 'Sounds young.', idempotencyKey: null },
    });
    expect(await seenBy(person)).toEqual([]);
  });

  it('counts what a request of two words is about: both documents of a change', async () => {
    const person = await aVerifiedPerson(world, help.ada.staff.staffId);
    const id = await person.asks();
    await help.take(help.ada, id);
    await openChange(help.ada.ctx, { id });
    expect(await seenBy(person)).toEqual(['DOCUMENTS_OPENED: ']);
  });

  it('comes by pages over the wire, each entry once, with the name of whoever did it', async () => {
    const { userId } = await aUser(world);
    for (let n = 0; n < 3; n += 1)
      await revealUser(desk.lena.ctx, { userId, reason: `Call ${String(n)}.` });
    const token = await aSession(world, userId);
    const read: string[] = [];
    let after: string | null = null;
    do {
      const { data } = await graphql(server, {
        ...{ query: QUERY, token, variables: { first: 2, after } },
      });
      const page = (data as unknown as Looks).staffLooks;
      read.push(...page.edges.map(({ node }) => `${node.by} ${node.reason}`));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    const { rows } = await world.sql.owner.query<{ name: string }>(
      'SELECT name FROM staff WHERE id = $1',
      [desk.lena.staff.staffId],
    );
    const name = rows[0]?.name ?? '';
    expect(read).toEqual([`${name} Call 2.`, `${name} Call 1.`, `${name} Call 0.`]);
  });
});

interface Looks {
  readonly staffLooks: {
    readonly edges: readonly { readonly node: { readonly by: string; readonly reason: string } }[];
    readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
  };
}
