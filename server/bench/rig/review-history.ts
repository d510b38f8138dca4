import type { StepKind } from '../../modules/reviews';

export interface Step {
  readonly kind: StepKind;
  readonly staffId: string | null;
}

interface Told {
  readonly holder: string | null;
  /** Whose decisions stand: one, or two different people. */
  readonly deciders: readonly string[];
  readonly decision: 'APPROVED' | 'REFUSED' | null;
  readonly ended: boolean;
}

type Holds = (told: Told, staffId: string) => boolean;
type After = (told: Told, staffId: string) => Partial<Told>;

const free: Holds = ({ holder, decision }) => holder === null && decision === null;
const held: Holds = ({ holder }, staffId) => holder === staffId;
const byAnother: Holds = (told, staffId) => held(told, staffId) && !told.deciders.includes(staffId);
const stands =
  (decision: Told['decision']): Holds =>
  (told) =>
    told.holder === null && told.decision === decision && !told.ended;

const givenBack: After = () => ({ holder: null });
const decidedAs =
  (decision: Told['decision']): After =>
  ({ deciders }, staffId) => ({ holder: null, decision, deciders: [...deciders, staffId] });

/** When each step may be there, and what it leaves. A step that is not listed has no place at all. */
const STEPS: Partial<Record<StepKind, readonly [Holds, After]>> = {
  TAKEN: [
    (told, staffId) => free(told, staffId) && !told.deciders.includes(staffId),
    (_, staffId) => ({ holder: staffId }),
  ],
  RELEASED: [held, givenBack],
  EXPIRED: [held, givenBack],
  FIRST_APPROVED: [byAnother, decidedAs(null)],
  APPROVED: [byAnother, decidedAs('APPROVED')],
  REFUSED: [byAnother, decidedAs('REFUSED')],
  UNDONE: [
    (told, staffId) =>
      told.decision !== null &&
      !told.ended &&
      told.holder === null &&
      told.deciders.at(-1) === staffId,
    ({ deciders }, staffId) => ({
      holder: staffId,
      decision: null,
      deciders: deciders.slice(0, -1),
    }),
  ],
  CREDITED: [stands('APPROVED'), () => ({ ended: true })],
  ENDED: [stands('REFUSED'), () => ({ ended: true })],
};

/**
 * What is wrong with the steps of one request; null when it was held by one person at a time, decided once
 * by each of its people, and took effect once. `left` are those who went away from it: their lease ended
 * without a word, and the next one takes it over.
 */
export function faultOfSteps(
  [first, ...steps]: readonly Step[],
  left: ReadonlySet<string>,
): string | null {
  if (first?.kind !== 'SUBMITTED') return 'it does not begin with its submission';
  let told: Told = { holder: null, deciders: [], decision: null, ended: false };
  for (const { kind, staffId } of steps) {
    const person = staffId ?? '';
    if (kind === 'TAKEN' && told.holder !== null && left.has(told.holder))
      told = { ...told, holder: null };
    const [may, after] = STEPS[kind] ?? [() => false, givenBack];
    if (!may(told, person)) return `${kind} by ${person} after ${JSON.stringify(told)}`;
    told = { ...told, ...after(told, person) };
  }
  return told.ended ? null : `it was left as ${JSON.stringify(told)}`;
}
