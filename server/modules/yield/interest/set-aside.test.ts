import { aStaffSession, graphql } from '../../../testing/http';
import { withAlarms, withProjectDesk, withServer, withWorld } from '../../../testing/suite';
import { advance, aStaffMember, aUserWith, type Person } from '../../../testing/world';
import { accrueYield, matureHoldings } from './accrue-yield';
import { nextNightInMs } from './next-night';

const world = withWorld();
const desk = withProjectDesk(world);
const server = withServer(world);

const DAY = 86_400;

/** As only the owner of the tables can: 1.50 that a project has promised are gone from its books, or back in them. */
const promise = (project: string, sign: 1 | -1) =>
  world.sql.owner.query(
    'UPDATE yield_project_total SET promised = promised + $2 * 150 WHERE project_id = $1',
    [project, sign],
  );

const sweep = async () => ({
  nights: await accrueYield(world.visitor),
  ends: await matureHoldings(world.visitor),
});

/** What the dashboard says. */
async function shown(): Promise<unknown> {
  const { staff } = await aStaffMember(world, 'SUPPORT');
  const { data } = await graphql(server, {
    query: '{ dashboard { holdingsSetAside { id tries } } }',
    console: await aStaffSession(world, staff.staffId),
  });
  return (data as unknown as { dashboard: { holdingsSetAside: unknown } }).dashboard
    .holdingsSetAside;
}

describe('P11: a holding that cannot be booked', () => {
  let ann: Person;
  let ben: Person;
  let broken: string;
  let stuck: string;
  let fine: string;
  const alarms = withAlarms('holding set aside');

  beforeAll(async () => {
    [ann, ben] = [await aUserWith(world, '1000.00'), await aUserWith(world, '1000.00')];
    broken = await desk.project({ days: 3, dividend: 'DAILY', annualPpm: 365_000 });
    stuck = await desk.join(ann, broken, 50_000);
    fine = await desk.join(ben, await desk.project({ days: 3, dividend: 'DAILY' }), 50_000);
    await promise(broken, -1);
    await advance(world, DAY);
  });

  it('keeps no other waiting, and is set aside after its third failure with one alarm', async () => {
    expect(await sweep()).toEqual({ nights: 1, ends: 0 });
    expect(await desk.says(fine)).toBe('EARNING 50000 12/12');
    for (let time = 2; time <= 6; time += 1) {
      expect(await sweep()).toEqual({ nights: 0, ends: 0 });
    }
    expect(await desk.says(stuck)).toBe('EARNING 50000 0/0');
    expect(alarms).toEqual([
      { holdingId: stuck, fault: expect.stringContaining('yield_project') as string },
    ]);
    expect(await shown()).toEqual([{ id: stuck, tries: 3 }]);
  });

  it('does not keep the job awake, and is tried again each minute', async () => {
    expect(await nextNightInMs(world.visitor)).toBeGreaterThan(60_000);
    await advance(world, 61);
    await sweep();
    await sweep();
    expect(await shown()).toEqual([{ id: stuck, tries: 4 }]);
    expect(alarms).toHaveLength(1);
  });

  it('that cannot end keeps no other from its end', async () => {
    await advance(world, 3 * DAY);
    await matureHoldings(world.visitor);
    await matureHoldings(world.visitor);
    expect(await desk.says(fine)).toBe('SETTLED 50000 37/37');
    expect(await desk.says(stuck)).toBe('EARNING 50000 0/0');
  });

  it('is booked whole once it can be, and then stands nowhere', async () => {
    await promise(broken, 1);
    await advance(world, 61);
    await desk.catchUp();
    expect(await desk.says(stuck)).toBe('SETTLED 50000 150/150');
    expect(await shown()).toEqual([]);
    expect(await desk.one('SELECT count(*) FROM yield_fault')).toBe('0');
  });
});
