import { forbiddenWords } from '../../schema/forbidden-words';
import { languages } from '../../schema/languages';
import { allInstruments } from '../modules/market';
import { readStaffPicture } from '../modules/uploads';
import { withWorld } from '../testing/suite';
import { aStaffMember } from '../testing/world';
import { fillInstruments } from './instruments';
import type { People } from './people';

const world = withWorld();
const listed = async () =>
  (await allInstruments(world.visitor, {})).filter((instrument) => instrument.listed);

async function fill(): Promise<void> {
  const { staff, ctx } = await aStaffMember(world, 'ADMIN');
  await fillInstruments(ctx, { staff: { admin: staff } } as unknown as People);
}

describe('the instruments of the practice world', () => {
  it('are described in ten languages, each in its own words, and promise nothing', async () => {
    await fill();
    for (const { symbol, descriptions } of await listed()) {
      const texts = languages.map((language) => descriptions[language] ?? '');
      expect([symbol, new Set(texts).size]).toEqual([symbol, languages.length]);
      const odd = languages.filter((language, n) => {
        const text = texts[n] ?? '';
        return text.includes('{') || forbiddenWords(language, text).length > 0;
      });
      expect([symbol, odd]).toEqual([symbol, []]);
    }
  });

  it('have a picture each, one for all of a class', async () => {
    const all = await listed();
    const pictures = new Map(all.map(({ class: kind, picture }) => [kind, picture]));
    expect(all.filter((one) => one.picture !== pictures.get(one.class))).toEqual([]);
    expect(new Set(pictures.values()).size).toBe(5);
    for (const picture of pictures.values())
      expect(await readStaffPicture(world.visitor, picture ?? '')).not.toBeNull();
  });

  it('are described once, and what an administrator changed stays', async () => {
    const before = await listed();
    await world.sql.owner.query(
      `UPDATE instrument SET descriptions = '{}', sort = 7 WHERE symbol = 'WTI'`,
    );
    await fill();
    const after = await listed();
    expect(after.find(({ symbol }) => symbol === 'WTI')).toMatchObject({
      descriptions: {},
      sort: 7,
    });
    expect(after.filter(({ symbol }) => symbol !== 'WTI')).toEqual(
      before.filter(({ symbol }) => symbol !== 'WTI'),
    );
  });
});
