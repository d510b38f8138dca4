import { Megaphone } from 'lucide-react';
import type { ConsoleResource } from '../../lib/consoleResource';
import { lazyScreen } from '../../lib/lazyScreen';
import { ask } from '../../lib/request';
import { broadcastActions } from './broadcastActions';
import { BroadcastDocument, BroadcastsDocument } from './broadcasts.generated';

/** What is said to many people at once. What was sent never changes; it can be ended. */
export const broadcasts = {
  resource: {
    name: 'broadcasts',
    list: lazyScreen('BroadcastList', () => import('./BroadcastList')),
    create: lazyScreen('NewBroadcast', () => import('./NewBroadcast')),
    show: lazyScreen('BroadcastShow', () => import('./BroadcastShow')),
    recordRepresentation: 'title',
  },
  table: {
    list: async ({ first, after }) => (await ask(BroadcastsDocument, { first, after })).broadcasts,
    one: async (id) => (await ask(BroadcastDocument, { id })).broadcast,
  },
  actions: broadcastActions,
  access: {
    list: 'content.publish',
    create: 'content.publish',
    show: 'content.publish',
    end: 'content.publish',
  },
  menu: { group: 'records', icon: Megaphone },
} satisfies ConsoleResource;
