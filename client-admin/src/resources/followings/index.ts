import { Users } from 'lucide-react';
import type { ConsoleResource } from '../../lib/consoleResource';
import { lazyScreen } from '../../lib/lazyScreen';
import { ask } from '../../lib/request';
import { FollowingsDocument } from './followings.generated';

/** Read only: who follows whom is theirs alone to begin and to end. */
export const followings = {
  resource: {
    name: 'followings',
    list: lazyScreen('FollowingList', () => import('./FollowingList')),
  },
  table: {
    list: async ({ first, after }) => (await ask(FollowingsDocument, { first, after })).followings,
  },
  access: { list: 'follow.read' },
  menu: { group: 'records', icon: Users },
} satisfies ConsoleResource;
