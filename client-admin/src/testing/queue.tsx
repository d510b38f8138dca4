import { fireEvent, screen } from '@testing-library/react';
import { recharges } from '../resources/recharges';
import type { Recharge } from '../resources/recharges/recharge';
import { answering } from './answering';
import { renderConsole } from './console';
import { LiveSocket } from './liveSocket';
import { list, waiting } from './recharges';

export const dashboard = {
  dashboard: {
    recharges: { waiting: 2, inReview: 0, secondApproval: 0, oldestAt: null, doneToday: 0 },
    verifications: { waiting: 0, inReview: 0, secondApproval: 0, oldestAt: null, doneToday: 0 },
    passwordRequests: { waiting: 0, inReview: 0, secondApproval: 0, oldestAt: null, doneToday: 0 },
    appeals: { waiting: 0, inReview: 0, secondApproval: 0, oldestAt: null, doneToday: 0 },
    infoChanges: { waiting: 0, inReview: 0, secondApproval: 0, oldestAt: null, doneToday: 0 },
    rewardClaims: { waiting: 0, inReview: 0, secondApproval: 0, oldestAt: null, doneToday: 0 },
    conversations: { waiting: 0, inReview: 0, secondApproval: 0, oldestAt: null, doneToday: 0 },
    disputes: { waiting: 0, inReview: 0, secondApproval: 0, oldestAt: null, doneToday: 0 },
    withdrawals: { waiting: 1, inReview: 0, secondApproval: 0, oldestAt: null, doneToday: 0 },
  },
};

/** What the list shows, where a test does not say. */
export const two = [waiting(), waiting({ id: '8', number: 'B8' })];

type Answers = Parameters<typeof answering>[0];

/** The queue of recharges; `open` is the request in the drawer. */
export function queue(answers: Answers, open?: Recharge, kept = {}) {
  const server = answering({
    Dashboard: [dashboard],
    Recharges: [list(two)],
    RechargeChecks: [{ rechargeChecks: [] }],
    LineCandidates: [{ lineCandidates: [] }],
    ...(open && {
      Recharge: [{ recharge: open }],
      RechargeHeartbeat: [{ rechargeHeartbeat: { recharge: open, userErrors: [] } }],
      RechargeRelease: [{ rechargeRelease: { recharge: waiting(), userErrors: [] } }],
    }),
    ...answers,
  });
  const List = recharges.resource.list;
  renderConsole(<List />, open ? `/recharges/${open.id}` : '/recharges', kept);
  return server;
}

/** A refusal by the server, with the figures of its words. */
export const refusal = (code: string, figures: Readonly<Record<string, string>> = {}) => ({
  code,
  message: `Refused: ${code}`,
  field: null,
  figures: Object.entries(figures).map(([name, value]) => ({ name, value })),
});

export const press = (key: string, more: object = {}): void => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
};

/** The dialog that repeats the total of what two people approve. */
export const totalDialog = (): Promise<HTMLElement> =>
  screen.findByRole('dialog', { name: 'Check the total' });

export const times = (server: { names: () => string[] }, name: string): number =>
  server.names().filter((one) => one === name).length;

export const reference = (): Promise<HTMLElement> => screen.findByLabelText(/Bank reference/);

export const type = async (field: Promise<HTMLElement>, value: string): Promise<void> => {
  fireEvent.change(await field, { target: { value } });
};

/** What a browser has and jsdom lacks. */
export function prepareQueue(): void {
  beforeAll(() => {
    Object.assign(globalThis, { WebSocket: LiveSocket });
    Element.prototype.scrollIntoView = () => undefined;
    // The code of the page is loaded once, whichever test opens it first.
    return import('../resources/recharges/RechargeList');
  });
  beforeEach(() => {
    LiveSocket.alive = true;
  });
}
