import { READ, type Module } from '../../platform/module';
import { SafeguardsResolver } from './api/safeguards.resolver';

/** What users hold themselves to: limits a day and breaks. Nothing of it is for staff. */
export const safeguards = {
  name: 'safeguards',
  tables: { own_limit: READ, session_day: {}, trading_break: READ },
  functions: ['session_minutes', 'set_own_limit', 'take_break'],
  resolvers: { user: [SafeguardsResolver] },
} satisfies Module;
