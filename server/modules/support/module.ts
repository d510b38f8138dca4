import { READ, type Module } from '../../platform/module';
import { HelpAdminFieldsResolver } from './api/help-admin-fields.resolver';
import { HelpAdminResolver } from './api/help-admin.resolver';
import { HelpViewsResolver } from './api/help-views.resolver';
import { HelpResolver } from './api/help.resolver';
import { LostFactorResolver } from './api/lost-factor.resolver';
import { mailHelpNotices } from './decision/mail-help-notices';
import { HelpRequest } from './help-request.entity';
import { helpCalled, helpNumbers } from './help-requests';

/** Help through customer service: what people cannot restore or change by themselves. */
export const support = {
  name: 'support',
  // Row-level security shows a transaction what belongs to the person it names, and nothing else.
  tables: { help_request: READ, help_review: READ },
  functions: [
    ...['approve_help', 'choose_fund_password', 'due_help_notices', 'help_called', 'help_number'],
    ...['help_queue_of', 'help_steps', 'keep_stop_link', 'note_help_notice', 'stop_help'],
    ...['stop_help_by_link', 'submit_help', 'turn_factor_off'],
  ],
  entities: [HelpRequest],
  resolvers: {
    user: [HelpResolver, LostFactorResolver],
    staff: [HelpAdminResolver, HelpAdminFieldsResolver, HelpViewsResolver],
  },
  permissions: {
    'help.read': ['SUPPORT', 'ADMIN'],
    'help.take': ['SUPPORT', 'ADMIN'],
    'help.decide': ['SUPPORT', 'ADMIN'],
  },
  jobs: [{ name: 'mail-help-notices', everyMs: 2_000, run: mailHelpNotices }],
  audited: {
    password_request: { names: helpNumbers, idsOf: helpCalled('PASSWORD_REQUEST') },
    appeal: { names: helpNumbers, idsOf: helpCalled('APPEAL') },
    info_change: { names: helpNumbers, idsOf: helpCalled('INFO_CHANGE') },
  },
} satisfies Module;
