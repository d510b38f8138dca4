import { KeyRound, PenLine, Scale, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { HelpQueue } from '../../graphql.generated';
import type { ConsoleResource } from '../../lib/consoleResource';
import { lazyScreen } from '../../lib/lazyScreen';
import { ask } from '../../lib/request';
import type { DashboardRecord } from '../../lib/desk/useDashboard';
import { whole } from './help';
import { HelpRequestDocument, HelpRequestsDocument } from './help.generated';
import { helpActions } from './helpActions';
import { readFilter } from './list/readFilter';

interface Of {
  readonly name: string;
  readonly queue: HelpQueue;
  readonly list: ComponentType;
  readonly icon: LucideIcon;
  readonly figures: (dashboard: DashboardRecord) => DashboardRecord['recharges'];
}

/** No create and no edit: what people ask for, they ask for themselves. */
const resourceOf = ({ name, queue, list, icon, figures }: Of) =>
  ({
    resource: { name, list, recordRepresentation: 'number' },
    table: {
      list: async ({ first, after, filter }) => {
        const asked = { first, after, filter: readFilter(queue, filter) };
        return (await ask(HelpRequestsDocument, asked)).helpRequests;
      },
      one: async (id) => {
        const { helpRequest } = await ask(HelpRequestDocument, { id });
        return helpRequest && whole(helpRequest);
      },
    },
    actions: helpActions(queue),
    access: { list: 'help.read', show: 'help.read', take: 'help.take', decide: 'help.decide' },
    menu: { group: 'queues', icon, figures },
    InTalk: lazyScreen('HelpInTalk', () => import('./HelpInTalk')),
  }) satisfies ConsoleResource;

export const passwordRequests: ConsoleResource = {
  ...resourceOf({
    name: 'passwordRequests',
    queue: 'PASSWORD_REQUEST',
    list: lazyScreen('PasswordRequestList', () => import('./HelpLists')),
    icon: KeyRound,
    figures: (dashboard) => dashboard.passwordRequests,
  }),
  ofUser: {
    tab: 'help',
    Table: lazyScreen('UserHelp', () => import('./UserHelp')),
    filter: (userId) => ({ userId }),
  },
};

export const appeals: ConsoleResource = resourceOf({
  name: 'appeals',
  queue: 'APPEAL',
  list: lazyScreen('AppealList', () => import('./HelpLists')),
  icon: Scale,
  figures: (dashboard) => dashboard.appeals,
});

export const infoChanges: ConsoleResource = resourceOf({
  name: 'infoChanges',
  queue: 'INFO_CHANGE',
  list: lazyScreen('InfoChangeList', () => import('./HelpLists')),
  icon: PenLine,
  figures: (dashboard) => dashboard.infoChanges,
});
