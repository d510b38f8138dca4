import type { CannedReplyDropInput, CannedReplyInput } from '../../../graphql.generated';
import { accepted } from '../../../lib/refused';
import { ask } from '../../../lib/request';
import { CannedReplyDropDocument, CannedReplyKeepDocument } from './cannedReplies.generated';

/** What staff can do to saved replies. Throws `Refused` when the server says no. */
export const cannedReplyActions = {
  keep: async (input: CannedReplyInput) =>
    accepted((await ask(CannedReplyKeepDocument, { input })).cannedReplyKeep).replies,
  drop: async (input: CannedReplyDropInput) =>
    accepted((await ask(CannedReplyDropDocument, { input })).cannedReplyDrop).replies,
};
