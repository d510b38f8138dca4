import { CONNECTIONS, crowd, wayInOf, pick } from '../rig/load';
import { COST_MINOR } from '../rig/order-client';
import { assertThat, type Row } from './row';

/** Long enough that nothing comes back before the last attempt. */
const SECONDS = 300;

export const doubleSpend: Row = {
  what: 'double spend of ten balances through orders, GraphQL and REST mixed, 64 connections',
  async run({ dose, client, scarce, scarceAnswers, instrumentId }) {
    await crowd(dose.attempts, CONNECTIONS, async (index) => {
      const trader = pick(scarce, index);
      const attempt = {
        wayIn: wayInOf(Math.floor(index / scarce.length)),
        token: trader.token,
        key: `spend-${String(index)}`.padEnd(12, '.'),
        instrumentId,
        direction: 'UP',
        seconds: SECONDS,
      } as const;
      scarceAnswers.note(trader, attempt, await client.place(attempt));
    });
    assertThat(
      scarceAnswers.lostAnswers === 0,
      `${String(scarceAnswers.lostAnswers)} without an answer`,
    );
    const placed = scarceAnswers.placed();
    for (const { id, dollars } of scarce) {
      const affordable = Math.floor((dollars * 100) / COST_MINOR);
      const had = placed.filter(({ userId }) => userId === id).length;
      assertThat(
        had === affordable,
        `user ${id} could pay ${String(affordable)}, got ${String(had)}`,
      );
    }
    const { BALANCE_TOO_LOW: refused = 0, ...others } = scarceAnswers.refusals();
    assertThat(Object.keys(others).length === 0, `refused otherwise: ${JSON.stringify(others)}`);
    return {
      count: String(dose.attempts),
      result: `${String(placed.length)} succeeded, exactly the affordable number; ${String(refused)} refused`,
    };
  },
};
