import type {
  ConversationAnswerInput,
  ConversationHandOverInput,
  ConversationTakeInput,
} from '../../graphql.generated';
import { accepted, present, type Refusal } from '../../lib/refused';
import { ask } from '../../lib/request';
import { requestOf, type Conversation } from './conversation';
import {
  ConversationAnswerDocument,
  ConversationAnsweredDocument,
  ConversationCloseDocument,
  ConversationHandOverDocument,
  ConversationHeartbeatDocument,
  ConversationReleaseDocument,
  ConversationTakeDocument,
  ConversationTakeNextDocument,
  type ConversationDetailFragment,
} from './conversations.generated';
import { readNextFilter } from './list/readFilter';

interface Acted {
  readonly conversation: ConversationDetailFragment | null;
  readonly userErrors: Refusal[];
}

const after = (acted: Acted): Conversation => requestOf(present(accepted(acted).conversation));

/** What staff can do with a conversation. Each throws `Refused` when the server says no. */
export const conversationActions = {
  take: async (input: ConversationTakeInput) =>
    after((await ask(ConversationTakeDocument, { input })).conversationTake),
  /** Of those under the filter; null when none waits. */
  takeNext: async (filter: Readonly<Record<string, string>>) => {
    const asked = { filter: readNextFilter(filter) };
    const { conversationTakeNext } = await ask(ConversationTakeNextDocument, asked);
    const { conversation } = accepted(conversationTakeNext);
    return conversation && requestOf(conversation);
  },
  heartbeat: async (input: ConversationTakeInput) =>
    after((await ask(ConversationHeartbeatDocument, { input })).conversationHeartbeat),
  release: async (input: ConversationTakeInput) =>
    after((await ask(ConversationReleaseDocument, { input })).conversationRelease),
  /** It waits for the person, whose next word brings it back. */
  answered: async (input: ConversationTakeInput) =>
    after((await ask(ConversationAnsweredDocument, { input })).conversationAnswered),
  handOver: async (input: ConversationHandOverInput) =>
    after((await ask(ConversationHandOverDocument, { input })).conversationHandOver),
  end: async (input: ConversationTakeInput) =>
    after((await ask(ConversationCloseDocument, { input })).conversationClose),
  /** Says something, or notes it for staff alone; once for a client id. */
  say: async (input: ConversationAnswerInput) =>
    after((await ask(ConversationAnswerDocument, { input })).conversationAnswer),
};
