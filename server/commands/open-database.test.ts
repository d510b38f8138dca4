import { withWorld } from '../testing/suite';
import { refuseOtherRights } from './open-database';

const world = withWorld();

/** A server that was given no owner of this world's database. */
const startsAs = (mode: 'practice' | 'live') =>
  refuseOtherRights({ ...world.config, mode }, world.sql.urls.app);

it('O6: no live server runs on rights of practice mode, nor one of practice without them', async () => {
  await expect(startsAs('practice')).resolves.toBeUndefined();
  await expect(startsAs('live')).rejects.toThrow('Run MODE=live npm run migrate first');
  await world.sql.owner.query(
    'REVOKE EXECUTE ON FUNCTION add_staff, add_practice_desk FROM tarn_app',
  );
  await expect(startsAs('live')).resolves.toBeUndefined();
  await expect(startsAs('practice')).rejects.toThrow('Run MODE=practice npm run migrate first');
});
