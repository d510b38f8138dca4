import { hasTurn } from '../testing/turns';
import { claimBonuses } from './torture/bonuses/claim-bonuses';
import { decideTwice } from './torture/decide-twice';
import { SMALL } from './torture/dose';
import { doubleSpend } from './torture/double-spend';
import { drain } from './torture/drain';
import { hostileInputs } from './torture/hostile-inputs';
import { killDatabase } from './torture/kill-database';
import { killServer } from './torture/kill-server';
import { killInPayout } from './torture/payouts/kill-in-payout';
import { mixedSpend } from './torture/payouts/mixed-spend';
import { payoutPairs } from './torture/payouts/pairs';
import { killNights } from './torture/projects/kill-nights';
import { shareProjects } from './torture/projects/share-projects';
import { certificates } from './torture/proof/certificates';
import { openRig, type Rig } from './torture/rig';
import type { Row } from './torture/row';
import { runRow, settling } from './torture/run-torture';
import { sameKey } from './torture/same-key';
import { sockets } from './torture/sockets';
import { staffAtOnce } from './torture/staff-at-once';
import { talk } from './torture/talk/talk';
import { twoServers } from './torture/two-servers';
import { uploads } from './torture/uploads';
import { verifier } from './torture/verifier';

// Of one row, beside a linter and other tests, on a slow machine.
jest.setTimeout(300_000);

/**
 * A real server and its database, killed and stopped; the full run is `npm run torture`. Most rows take turns, a
 * third of them a day: between what opens contracts and what looks at how all of them were settled.
 */
describe('under torture', () => {
  let rig: Rig | undefined;
  beforeAll(async () => {
    rig = await openRig(SMALL);
  });
  afterAll(() => rig?.close());

  /** What one row opens falls due under the next. */
  const holds = (row: Row) => async (): Promise<void> => {
    if (!rig) throw new Error('no server was started');
    const { what, count, result, took } = await runRow(rig, row);
    process.stdout.write(`  ${what}: ${count}, ${took}: ${result}\n`);
  };

  it('M6: keeps what was acknowledged when the server is killed', holds(killServer));
  it('M2: lets exactly the affordable orders through', holds(doubleSpend));

  if (hasTurn(0, 3)) {
    it('M6: keeps what was acknowledged when the database is killed', holds(killDatabase));
    it('P11: serves from two processes as from one', holds(twoServers));
    it('QUALITY 3: keeps pictures whole while others break theirs off', holds(uploads));
    it('QUALITY 3: answers no hostile input with a fault', holds(hostileInputs));
    it('M2: spends no balance twice, whichever way it goes', holds(mixedSpend));
  }

  if (hasTurn(1, 3)) {
    it('M7: a conversation over two servers loses nothing and says nothing twice', holds(talk));
    it('M7: answers a repeated key with the first effect', holds(sameKey));
    it('M8: of two acts on a withdrawal one wins, and its money moves once', holds(payoutPairs));
    it('M10: gives a bonus once a day, and no more than its budget', holds(claimBonuses));
    it('QUALITY 3: keeps honest sockets while others flood', holds(sockets));
    it('O5: serves while the read-only role does its worst', holds(verifier));
  }

  if (hasTurn(2, 3)) {
    it('M8: decides a recharge once', holds(decideTwice));
    it('M12: joins and tops up no more than is there, free and covered', holds(shareProjects));
    it('M6: pays each payout once after a kill in its undo window', holds(killInPayout));
    it(
      'M8: a shift over two servers that are killed decides each request once',
      holds(staffAtOnce),
    );
    it('M11: books each night once though servers are killed around it', holds(killNights));
  }

  it('M6: finishes what it took before it stops', holds(drain));
  it('P2: settles by the quote an independent walk names', holds(settling));
  it('P13: gives files that two verifiers hold, and no changed one', holds(certificates));
});
