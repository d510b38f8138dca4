import { READ, type Module } from '../../platform/module';
import { AccountEventsResolver } from './api/account-events.resolver';
import { MessageResolver } from './api/message.resolver';
import { Message } from './message.entity';

/** Messages to people: by mail, in the inbox, and on an open page. */
export const notifications = {
  name: 'notifications',
  tables: { message: READ },
  functions: ['read_messages'],
  entities: [Message],
  resolvers: { user: [AccountEventsResolver, MessageResolver] },
} satisfies Module;
