import type { CannedReplyInput } from '../../../graphql.generated';
import { accepted } from '../../../lib/refused';
import { ask } from '../../../lib/request';
import { CannedReplyKeepDocument } from './cannedReplies.generated';

/** What staff can do to saved replies. Throws `Refused` when the server says no. */
export const cannedReplyActions = {
  keep: async (input: CannedReplyInput) =>
    accepted((await ask(CannedReplyKeepDocument, { input })).cannedReplyKeep).replies,
};
