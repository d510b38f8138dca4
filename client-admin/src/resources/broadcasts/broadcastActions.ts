import type { BroadcastEndInput, BroadcastSendInput } from '../../graphql.generated';
import { accepted } from '../../lib/refused';
import { ask } from '../../lib/request';
import { BroadcastEndDocument, BroadcastSendDocument } from './broadcasts.generated';

/** Each throws `Refused` when the server says no. */
export const broadcastActions = {
  /** Whether it went out; false where it was proposed. */
  send: async (input: BroadcastSendInput): Promise<boolean> =>
    accepted((await ask(BroadcastSendDocument, { input })).broadcastSend).broadcast !== null,
  end: async (input: BroadcastEndInput): Promise<void> => {
    accepted((await ask(BroadcastEndDocument, { input })).broadcastEnd);
  },
};
