import { READ, type Module } from '../../platform/module';
import {
  ChatMessageAdminFieldsResolver,
  ConversationAdminFieldsResolver,
  DeskEventFieldsResolver,
} from './api/conversations/conversation-admin-fields.resolver';
import { ConversationActsResolver } from './api/conversations/conversation-acts.resolver';
import { ConversationAdminResolver } from './api/conversations/conversation-admin.resolver';
import { ConversationAnswersResolver } from './api/conversations/conversation-answers.resolver';
import { ConversationEventsResolver } from './api/conversations/conversation-events.resolver';
import { ConversationReopeningResolver } from './api/conversations/conversation-reopening.resolver';
import { ConversationLeaseResolver } from './api/conversations/conversation-lease.resolver';
import { ConversationResolver } from './api/conversations/conversation.resolver';
import { OwnSubjectResolver } from './api/conversations/own-subject.resolver';
import { HelpAdminFieldsResolver } from './api/help-admin-fields.resolver';
import { HelpAdminResolver } from './api/help-admin.resolver';
import { HelpViewsResolver } from './api/help-views.resolver';
import { HelpResolver } from './api/help.resolver';
import { LostFactorResolver } from './api/lost-factor.resolver';
import {
  conversationNumbers,
  conversationsCalled,
  repliesCalled,
  replyNames,
} from './conversations/conversation-names';
import { sayResults } from './conversations/about/say-results';
import { CannedReply, ChatMessage, Conversation } from './conversations/conversation.entity';
import { conversationLoaders } from './conversations/desk/conversation-glances';
import { mailHelpNotices } from './decision/mail-help-notices';
import { HelpRequest } from './help-request.entity';
import { helpCalled, helpNumbers } from './help-requests';

/** Help through customer service: what people cannot restore or change by themselves. */
export const support = {
  name: 'support',
  // Row-level security shows a transaction what belongs to the person it names, and nothing else.
  tables: {
    ...{ help_request: READ, help_review: READ },
    ...{ ask_refusal: READ, canned_reply: READ, conversation: READ, conversation_message: READ },
    conversation_review: READ,
    // Written by triggers, read by say_results.
    changed_subject: {},
  },
  functions: [
    ...['approve_help', 'choose_fund_password', 'due_help_notices', 'help_called', 'help_number'],
    ...['help_queue_of', 'help_steps', 'keep_stop_link', 'note_help_notice', 'stop_help'],
    ...['standing_appeal', 'stop_help_by_link', 'submit_help', 'turn_factor_off'],
    ...[
      'answer_conversation',
      'answer_due',
      'chat_colleagues',
      'chat_desk',
      'chat_subjects_called',
    ],
    ...['close_conversation', 'close_own_conversation'],
    ...['conversation_called', 'conversation_numbers', 'hand_over_conversation'],
    'count_ask_refusal',
    ...[
      ...['drop_canned_reply', 'keep_canned_reply'],
      'open_appeal',
      'open_conversation',
      'rate_conversation',
      'read_conversation',
    ],
    ...['reopen_conversation', 'say_in_conversation', 'say_results'],
    'support_opening',
  ],
  entities: [CannedReply, ChatMessage, Conversation, HelpRequest],
  resolvers: {
    user: [
      ...[ConversationActsResolver, ConversationEventsResolver, ConversationResolver],
      ...[ConversationReopeningResolver, OwnSubjectResolver],
      ...[HelpResolver, LostFactorResolver],
    ],
    staff: [
      ...[ConversationAdminResolver, ConversationAdminFieldsResolver],
      ...[ConversationAnswersResolver, ConversationLeaseResolver, ChatMessageAdminFieldsResolver],
      ...[DeskEventFieldsResolver],
      ...[HelpAdminResolver, HelpAdminFieldsResolver, HelpViewsResolver],
    ],
  },
  permissions: {
    'help.read': ['SUPPORT', 'ADMIN'],
    'help.take': ['SUPPORT', 'ADMIN'],
    'help.decide': ['SUPPORT', 'ADMIN'],
    'conversation.read': ['SUPPORT', 'ADMIN'],
    'conversation.take': ['SUPPORT', 'ADMIN'],
    'conversation.reply': ['SUPPORT', 'ADMIN'],
  },
  loaders: conversationLoaders,
  jobs: [
    { name: 'mail-help-notices', everyMs: 2_000, run: mailHelpNotices },
    { name: 'say-results', everyMs: 2_000, run: sayResults },
  ],
  audited: {
    conversation: { names: conversationNumbers, idsOf: conversationsCalled },
    cannedReply: { names: replyNames, idsOf: repliesCalled },
    password_request: { names: helpNumbers, idsOf: helpCalled('PASSWORD_REQUEST') },
    appeal: { names: helpNumbers, idsOf: helpCalled('APPEAL') },
    info_change: { names: helpNumbers, idsOf: helpCalled('INFO_CHANGE') },
  },
} satisfies Module;
