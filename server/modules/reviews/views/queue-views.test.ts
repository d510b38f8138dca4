import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import { aStaffMember, type StaffPerson } from '../../../testing/world';
import { dropQueueView } from './drop-queue-view';
import { queueViews } from './queue-views';
import { saveQueueView, type SaveQueueView } from './save-queue-view';

const world = withWorld();

const kind = 'RECHARGE';
const filter = [{ name: 'flag', value: 'DUPLICATE_IMAGE' }];
const save = ({ ctx }: StaffPerson, name: string, fields: SaveQueueView['filter'] = filter) =>
  saveQueueView(ctx, { kind, name, filter: fields });
const viewsOf = async ({ ctx }: StaffPerson) =>
  (await queueViews(ctx, kind)).map((view) => [view.name, view.filter]);

describe('a named view of a queue', () => {
  it('A2: is of one person: nobody else sees, overwrites or forgets it', async () => {
    const [lena, ada] = await Promise.all([
      aStaffMember(world, 'SUPPORT'),
      aStaffMember(world, 'ADMIN'),
    ]);
    await save(lena, 'Twice');
    await save(ada, 'Twice', [{ name: 'tab', value: 'DONE' }]);
    expect(await viewsOf(lena)).toEqual([['Twice', { flag: 'DUPLICATE_IMAGE' }]]);
    const [own] = await queueViews(lena.ctx, kind);
    expect(await refusalOf(dropQueueView(ada.ctx, own?.id ?? ''))).toBe('REQUEST_NOT_FOUND');
    expect(await viewsOf(lena)).toHaveLength(1);
    await dropQueueView(lena.ctx, own?.id ?? '');
    expect(await viewsOf(lena)).toEqual([]);
    expect(await viewsOf(ada)).toHaveLength(1);
  });

  it('of the same name takes the place of the older one', async () => {
    const lena = await aStaffMember(world, 'SUPPORT');
    await save(lena, 'Twice');
    await save(lena, ' Twice ', [{ name: 'method', value: 'BANK' }]);
    expect(await viewsOf(lena)).toEqual([['Twice', { method: 'BANK' }]]);
  });

  it('M9: there are at most twenty, even when thirty are saved at once', async () => {
    const lena = await aStaffMember(world, 'SUPPORT');
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => refusalOf(save(lena, `View ${String(n)}`))),
    );
    expect(answers.filter((answer) => answer === 'OK')).toHaveLength(20);
    expect(answers.filter((answer) => answer === 'VIEWS_FULL')).toHaveLength(10);
    expect(await viewsOf(lena)).toHaveLength(20);
  });

  it.each([
    ['an empty name', '  ', filter],
    ['a long name', 'x'.repeat(41), filter],
    ['a name with NUL', 'a\u0000b', filter],
    ['a field that is none', 'v', [{ name: '__proto__', value: 'x' }]],
    ['a long value', 'v', [{ name: 'search', value: 'x'.repeat(255) }]],
    ['a value with NUL', 'v', [{ name: 'search', value: '\u0000' }]],
    ['a lone surrogate', 'v', [{ name: 'search', value: '\ud800' }]],
    ['many fields', 'v', Array.from({ length: 21 }, () => ({ name: 'a', value: 'x' }))],
  ])('with %s is refused', async (_, name, fields) => {
    const lena = await aStaffMember(world, 'SUPPORT');
    expect(await refusalOf(save(lena, name, fields))).toBe('PARAM_INVALID');
  });

  it('O3: is in the audit log, saved and forgotten', async () => {
    const lena = await aStaffMember(world, 'SUPPORT');
    await save(lena, 'Twice');
    const [view] = await queueViews(lena.ctx, kind);
    await dropQueueView(lena.ctx, view?.id ?? '');
    const { rows } = await world.sql.verify.query(
      'SELECT action FROM verify.audit WHERE actor = $1 ORDER BY seq',
      [`staff/${lena.staff.staffId}`],
    );
    expect(rows).toEqual([{ action: 'queueView.save' }, { action: 'queueView.drop' }]);
  });
});
