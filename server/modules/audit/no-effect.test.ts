import { applyDecisions } from '../reviews';
import { requestFundPassword } from '../support';
import { confirmProposal } from '../proposals';
import {
  withCreditDesk,
  withHelpDesk,
  withPayoutDesk,
  withVerificationDesk,
  withWorld,
} from '../../testing/suite';
import { rowSums } from '../../testing/support/row-sums';
import { aPerson } from '../../testing/people/second-factors';
import { aUser } from '../../testing/world';

const world = withWorld();
const payout = withPayoutDesk(world);
const verifying = withVerificationDesk(world);
const helping = withHelpDesk(world);
const credits = withCreditDesk(world);

/** Nothing can be added to the log until `work` is over; nothing else is different. */
async function withoutLog(work: () => Promise<unknown>): Promise<void> {
  const rule = `ALTER TABLE audit_entry`;
  await world.sql.owner.query(`${rule} ADD CONSTRAINT full_up CHECK (seq < 0) NOT VALID`);
  try {
    await work();
  } finally {
    await world.sql.owner.query(`${rule} DROP CONSTRAINT full_up`);
  }
}

/** The tables in one order: changing the log's moves it in the list of all. */
const written = async () => (await rowSums(world)).split('\n').sort();

/** Each brings its request to where the act is next; resolves to the act. */
const ACTS: readonly (readonly [string, () => Promise<() => Promise<unknown>>])[] = [
  [
    'approving a payout',
    async () => {
      const { id } = await payout.held();
      return () => payout.approve(payout.lena, id);
    },
  ],
  [
    'refusing a payout',
    async () => {
      const { id } = await payout.held();
      return () => payout.refuse(payout.lena, id);
    },
  ],
  [
    'approving a verification',
    async () => {
      const { id } = await verifying.held();
      return () => verifying.approve(verifying.lena, id);
    },
  ],
  [
    'approving help',
    async () => {
      const { ctx } = await aPerson(world, 'lantern-5');
      const id = await requestFundPassword(ctx, { note: 'Lost.' });
      await helping.take(helping.lena, id);
      return () => helping.approve(helping.lena, id);
    },
  ],
  [
    'proposing a credit',
    async () => {
      const person = await aUser(world);
      return () => credits.propose(person);
    },
  ],
  [
    'confirming a credit',
    async () => {
      const { id } = await credits.propose(await aUser(world));
      return () => confirmProposal(credits.jun.ctx, id);
    },
  ],
  [
    'giving under a campaign',
    async () => {
      const [person, campaign] = [await aUser(world), await credits.campaign()];
      return () => credits.give(person, campaign);
    },
  ],
];

it.each(ACTS)('O3: %s has no effect where its audit entry cannot be written', async (_, ready) => {
  const act = await ready();
  await applyDecisions(world.visitor);
  const before = await written();
  await withoutLog(async () => {
    await expect(act()).rejects.toThrow(/full_up/);
    await applyDecisions(world.visitor);
  });
  expect(await written()).toEqual(before);
  // The same act goes where there is a log.
  await act();
});
