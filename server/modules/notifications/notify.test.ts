import { languages } from '../../../schema/languages';
import { readOutbox } from '../../platform/mail';
import { holds } from '../../testing/holds';
import { withWorld } from '../../testing/suite';
import { settings } from '../settings';
import { notify } from './notify';

const world = withWorld();

it.each(languages)(
  'H10: the warning that nobody asks for a code names the operator’s own brand, in %s',
  async (locale) => {
    await world.sql.owner.query(`UPDATE setting SET value = '"Lakeside"' WHERE key = 'brand'`);
    await holds(async () => (await settings(world.visitor)).brand === 'Lakeside');
    const to = `brand-${locale}@mail.example`;
    await notify({ ...world.visitor, locale }, to, { kind: 'registerCode', code: '123456' });
    const sent = (await readOutbox(world.config, 100)).find((mail) => mail.to === to);
    expect(sent?.body).toContain('Lakeside');
    expect(`${sent?.subject ?? ''} ${sent?.body ?? ''}`).not.toMatch(/Tarn|\{/);
  },
);
