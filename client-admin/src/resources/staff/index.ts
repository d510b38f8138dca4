import { UserCog } from 'lucide-react';
import type { ConsoleResource } from '../../lib/consoleResource';
import { lazyScreen } from '../../lib/lazyScreen';
import { ask } from '../../lib/request';
import { StaffListDocument } from './staff.generated';
import { staffActions } from './staffActions';

/** Who is on the staff: invited, given another role and freed of a lost factor by others, never by themselves. */
export const staff = {
  resource: { name: 'staff', list: lazyScreen('StaffList', () => import('./StaffList')) },
  table: {
    list: async () => ({
      items: (await ask(StaffListDocument, {})).staffMembers,
      info: { endCursor: null, hasNext: false },
    }),
  },
  actions: staffActions,
  access: { list: 'staff.read', invite: 'proposal.decide', reset: 'staff.reset' },
  menu: { group: 'records', icon: UserCog },
} satisfies ConsoleResource;
