import type { Module } from '../../platform/module';
import { AccountEventsResolver } from './api/account-events.resolver';

/** Messages to people: by mail, and on an open page. */
export const notifications = {
  name: 'notifications',
  resolvers: { user: [AccountEventsResolver] },
} satisfies Module;
