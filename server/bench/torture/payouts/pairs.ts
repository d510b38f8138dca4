import { crowd, pick } from '../../rig/load';
import type { Rig } from '../rig';
import { assertThat, type Row } from '../row';
import { openClerks, type Clerk } from './desk';
import { actsOn, asked, both, firstWon, held, versionOf, type Pair } from './pair-acts';
import { effectsOf, proveEnds } from './proof';
import { ASKED_MINOR, submitOver, withSavers, type Payouts } from './savers';

const SAVERS = 10;
const CLERKS = 16;
/** So many pairs of a kind and more must have met each of its ends. */
const BOTH_ENDS_FROM = 100;

type End = 'paid' | 'returned';
type Ends = Record<End, number>;

interface Kind {
  readonly what: string;
  /** Which of them a pair may come to. */
  readonly may: readonly End[];
  readonly run: (payouts: Payouts, pair: Pair) => Promise<End>;
}

const EITHER = ['paid', 'returned'] as const;

const KINDS: readonly Kind[] = [
  {
    what: 'approve with approve',
    may: ['paid'],
    async run(payouts, pair) {
      const { id, version, approve } = await held(payouts, pair, 'approve');
      const answers = await both(
        pair,
        () => approve(version, `ONE-${id}`),
        () => approve(version, `TWO-${id}`),
      );
      firstWon(answers, `approving withdrawal ${id} twice`);
      return 'paid';
    },
  },
  {
    what: 'approve with refuse',
    may: EITHER,
    async run(payouts, pair) {
      const { id, version, approve, refuse } = await held(payouts, pair, 'refuse');
      const answers = await both(
        pair,
        () => approve(version),
        () => refuse(version),
      );
      return firstWon(answers, `withdrawal ${id}`) ? 'paid' : 'returned';
    },
  },
  {
    what: 'approve with cancel',
    may: EITHER,
    async run(payouts, pair) {
      const { id, take, approve, cancel } = await asked(payouts, pair, 'cancel');
      const takeAndApprove = async () => {
        const taken = await take();
        return taken.version === null || taken.code !== null ? taken : approve(taken.version);
      };
      const answers = await both(pair, takeAndApprove, cancel);
      return firstWon(answers, `withdrawal ${id}`) ? 'paid' : 'returned';
    },
  },
  {
    what: 'approve with undo',
    may: EITHER,
    async run(payouts, pair) {
      const { id, version, approve, refuse, undo } = await held(payouts, pair, 'undo');
      const [approved, undone] = await both(
        pair,
        () => approve(version),
        () => undo(version + 1),
      );
      assertThat(approved.code === null, `withdrawal ${id} was not approved`);
      if (undone.code !== null) return 'paid';
      versionOf(await refuse(versionOf(undone)));
      return 'returned';
    },
  },
  {
    what: 'undo with the effect',
    may: EITHER,
    async run(payouts, pair) {
      const { version, approve, refuse, undo, windowEnds } = await held(payouts, pair, 'end');
      const decided = versionOf(await approve(version));
      await windowEnds();
      const undone = await undo(decided);
      if (undone.code === null) {
        versionOf(await refuse(versionOf(undone)));
        return 'returned';
      }
      const late = ['UNDO_LATE', 'REQUEST_CHANGED', 'ALREADY_DECIDED'].includes(undone.code);
      assertThat(late, `undoing was refused: ${undone.code}`);
      return 'paid';
    },
  },
  {
    what: 'submit with submit',
    may: ['returned'],
    async run(payouts, pair) {
      const { saver, index, token } = pair;
      const submitting = { token, key: `out-submit-${String(index)}` };
      const [one, other] = await Promise.all([
        submitOver(payouts, saver, { ...submitting, wayIn: 'graphql' }),
        submitOver(payouts, saver, { ...submitting, wayIn: 'legacy' }),
      ]);
      const told = JSON.stringify([one, other]);
      assertThat(one.id !== null && one.id === other.id, `one key: ${told}`);
      const { take, refuse } = await actsOn(payouts, pair, one.id);
      versionOf(await refuse(versionOf(await take())));
      return 'returned';
    },
  },
];

export const payoutPairs: Row = {
  what: 'two acts on the same withdrawal at once, over the console and both ways in: approve with approve, refuse, cancel and undo, undo with the effect, submit with submit',
  run: (rig) =>
    withSavers(
      rig,
      { name: 'pair-out', dollars: dollarsOf(rig), undoSeconds: 1 },
      async (payouts) => {
        const clerks = await openClerks(payouts, CLERKS);
        const tokens: string[] = [];
        for (const saver of payouts.savers) tokens.push(await rig.client.signIn(saver));
        const told: string[] = [];
        const all: Ends = { paid: 0, returned: 0 };
        for (const kind of KINDS) {
          const { paid, returned } = await endsOf(payouts, kind, { clerks, tokens });
          all.paid += paid;
          all.returned += returned;
          told.push(`${kind.what} ${String(paid)} paid and ${String(returned)} returned`);
        }
        await effectsOf(payouts);
        await proveEnds(payouts, all);
        return {
          count: `${String(rig.dose.pairs)} pairs of each`,
          result: `one won each time, each moved once, nothing left frozen: ${told.join(', ')}`,
        };
      },
    ),
};

/** All pairs of a kind, as many at a time as there are clerks: each holds one request. */
async function endsOf(
  payouts: Payouts,
  { what, may, run }: Kind,
  at: { readonly clerks: readonly Clerk[]; readonly tokens: readonly string[] },
): Promise<Ends> {
  const ends: Ends = { paid: 0, returned: 0 };
  const free = [...at.clerks];
  const { pairs } = payouts.rig.dose;
  await crowd(pairs, free.length, async (index) => {
    const clerk = free.pop();
    assertThat(clerk !== undefined, 'every clerk is at work');
    const saver = pick(payouts.savers, index);
    ends[await run(payouts, { index, saver, token: pick(at.tokens, index), clerk })] += 1;
    free.push(clerk);
  });
  for (const end of pairs < BOTH_ENDS_FROM ? [] : may)
    assertThat(ends[end] > 0, `${what}: of ${String(pairs)} pairs none was ${end}`);
  return ends;
}

/** Enough for every pair to be paid. */
const dollarsOf = ({ dose }: Rig): number[] => {
  const each = Math.ceil((dose.pairs * KINDS.length) / SAVERS) * (Number(ASKED_MINOR) / 100);
  return Array.from({ length: SAVERS }, () => each + 100);
};
