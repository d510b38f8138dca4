import { withClient } from '../../platform/database/database-exists';
import {
  graphqlAsk,
  isBusy,
  isFault,
  legacyAsks,
  send,
  type Answer,
  type Ask,
  type Asker,
} from '../../testing/asks';
import { hostileValues, placesOf, valuesFor } from '../../testing/corpus';
import { legacyParameters } from '../../testing/legacy-parameters';
import { dice, type Dice } from '../../testing/dice';
import { openAsker, publishedSchema } from '../rig/asker';
import { CONNECTIONS, crowd } from '../rig/load';
import { openReviewer } from '../rig/reviewer';
import { openTraders } from '../rig/traders';
import { saySomething } from './hostile-sockets';
import type { Rig } from './rig';
import { assertThat, type Row } from './row';
import { watchServer } from './unharmed';

const SEED = 20_261_121;
/** Guessing is limited, and a limit would answer before the value is met. */
const FORGIVEN_EVERY = 500;
/** Of so many inputs one is said over a socket. */
const SOCKET_EVERY = 20;

interface Tally {
  accepted: number;
  refused: number;
  busy: number;
}

export const hostileInputs: Row = {
  what: 'hostile inputs: every field of both schemas, every old path, sockets',
  async run(rig) {
    const asker = await somebody(rig);
    const watch = watchServer(rig);
    const roll = dice(SEED);
    const ways = waysIn(asker, roll);
    const tally: Tally = { accepted: 0, refused: 0, busy: 0 };
    const { inputs } = rig.dose;
    for (let sent = 0; sent < inputs; sent += FORGIVEN_EVERY) {
      await forgiveTries(rig);
      await crowd(Math.min(FORGIVEN_EVERY, inputs - sent), CONNECTIONS, async (index) => {
        const number = sent + index;
        if (number % SOCKET_EVERY > 0) {
          await overHttp(rig, ways(number), tally);
          return;
        }
        await saySomething(rig.server.url, asker, any(roll, hostileValues));
        tally.refused += 1;
      });
    }
    await forgiveTries(rig);
    await watch.assert();
    const { accepted, refused, busy } = tally;
    return {
      count: `${String(inputs)} sent`,
      result: `${String(refused)} refused, ${String(accepted)} accepted, ${String(busy)} told to come again, none another 5xx; no restart, no fault line`,
    };
  },
};

async function somebody({ addresses, client, instrumentId }: Rig): Promise<Asker> {
  const reviewer = await openReviewer(addresses());
  try {
    const [person] = await openTraders({ reviewer, client }, 'hostile', [5_000]);
    assertThat(person !== undefined, 'nobody was let in');
    const { id: userId, token } = person;
    return await openAsker(reviewer, { userId, token, instrumentId, shade: 5 });
  } finally {
    await reviewer.close();
  }
}

const forgiveTries = ({ addresses }: Rig) =>
  withClient(addresses().owner, (owner) => owner.query('DELETE FROM tarn.failed_try'));

/** Every place in turn, each with any of its values. */
function waysIn(asker: Asker, roll: Dice): (number: number) => Ask {
  const ofGraphql = (['user', 'admin'] as const).flatMap((schema) =>
    placesOf(publishedSchema(schema), asker.samples).map(
      (place) => (): Ask =>
        graphqlAsk(schema, asker, { place, value: any(roll, valuesFor(place)) }),
    ),
  );
  const ofLegacy = Object.entries(legacyParameters).flatMap(([path, names]) =>
    names
      .flat()
      .map(
        (parameter) => (): Ask =>
          roll.pick(legacyAsks({ path, parameter }, asker, any(roll, hostileValues))),
      ),
  );
  const ways = [...ofGraphql, ...ofLegacy];
  return (number) => {
    const way = ways[number % ways.length];
    assertThat(way !== undefined, 'there is no way in');
    return way();
  };
}

function any<T>(roll: Dice, [first, ...others]: readonly T[]): T {
  assertThat(first !== undefined, 'there is no value');
  return roll.pick([first, ...others]);
}

async function overHttp({ server }: Rig, ask: Ask, tally: Tally): Promise<void> {
  const answer = await send(server.url, ask);
  const told = `${ask.name}: ${String(answer.status)} ${answer.text.slice(0, 200)}`;
  assertThat(isBusy(answer) || !isFault(answer), `a fault: ${told}`);
  if (isBusy(answer)) tally.busy += 1;
  else if (isAccepted(answer)) tally.accepted += 1;
  else tally.refused += 1;
}

/** What GraphQL and the old API each say when nothing is wrong. */
function isAccepted({ status, text }: Answer): boolean {
  if (status !== 200 || text.includes('"userErrors":[{') || text.includes('"errors":['))
    return false;
  return !text.includes('"err":"');
}
