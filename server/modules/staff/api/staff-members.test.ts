import { aStaffSession, graphql } from '../../../testing/http';
import { withServer, withWorld } from '../../../testing/suite';
import { aStaffMember, type StaffPerson } from '../../../testing/world';
import { assertAsksNothing } from '../../audit';

const world = withWorld();
const server = withServer(world);

interface Members {
  readonly staffMembers: readonly { readonly id: string; readonly refusedTexts: number }[];
}

async function membersAs({ staff }: StaffPerson) {
  const console = await aStaffSession(world, staff.staffId);
  const query = '{ staffMembers { id refusedTexts } }';
  const { data, text } = await graphql(server, { query, console });
  return { members: (data as unknown as Members | null)?.staffMembers, text };
}

it('S1: administrators read how many texts of each member were refused, for what they asked', async () => {
  const [ada, lena] = [await aStaffMember(world, 'ADMIN'), await aStaffMember(world, 'SUPPORT')];
  for (const body of ['Please send me your password.', 'Send me the code you received.'])
    await expect(assertAsksNothing(lena.ctx, { body })).rejects.toMatchObject({
      code: 'MESSAGE_FORBIDDEN',
    });
  const { members } = await membersAs(ada);
  expect(members).toEqual(
    expect.arrayContaining([
      { id: ada.staff.staffId, refusedTexts: 0 },
      { id: lena.staff.staffId, refusedTexts: 2 },
    ]),
  );
  expect((await membersAs(lena)).text).toContain('NOT_PERMITTED');
});
