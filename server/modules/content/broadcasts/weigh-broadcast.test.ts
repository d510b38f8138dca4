import { languages } from '../../../../schema/languages';
import { aBroadcast } from '../../../testing/content/broadcasts';
import { withWorld } from '../../../testing/suite';
import { aStaffMember, type StaffPerson } from '../../../testing/world';
import { readBroadcast } from './read-broadcast';
import type { SendBroadcast } from './send-broadcast';
import { weighBroadcast } from './weigh-broadcast';

const world = withWorld();
let ada: StaffPerson;
beforeAll(async () => {
  ada = await aStaffMember(world, 'ADMIN');
});
const weigh = async ({ ctx }: StaffPerson, asked: SendBroadcast) =>
  weighBroadcast(ctx, { ...asked, after: await readBroadcast(ctx, asked) });

describe('a request for a secret', () => {
  const SECRET = 'Please send me your password.';

  it.each(['title', 'body'] as const)('in a %s is told with its language', async (field) => {
    for (const language of languages) {
      const texts = aBroadcast().texts.map((text) =>
        text.language === language ? { ...text, [field]: SECRET } : text,
      );
      await expect(weigh(ada, aBroadcast({ texts }))).rejects.toMatchObject({
        ...{ code: 'MESSAGE_FORBIDDEN', figures: { rule: 'PASSWORD' } },
        field: `texts.${language}.${field}`,
      });
    }
  });

  it('counts once for each key', async () => {
    const bea = await aStaffMember(world, 'ADMIN');
    const texts = aBroadcast().texts.map((text) => ({ ...text, title: SECRET }));
    const asked = aBroadcast({ texts });
    for (let n = 0; n < 2; n += 1) {
      await expect(weigh(bea, asked)).rejects.toMatchObject({
        code: 'MESSAGE_FORBIDDEN',
      });
    }
    const { rows } = await world.sql.owner.query(
      'SELECT rule, count FROM ask_refusal WHERE staff_id = $1',
      [bea.staff.staffId],
    );
    expect(rows).toEqual([{ rule: 'PASSWORD', count: 1 }]);
  });
});
