import type { ConsoleResource } from '../lib/consoleResource';
import { auditEntries } from './auditEntries';
import { bankFiles, bankLines } from './bankFiles';
import { dashboard } from './dashboard';
import { orders } from './orders';
import { recharges } from './recharges';
import { shift } from './shift';
import { statementLines } from './statementLines';
import { users } from './users';

/** All resources, in the order of the menu and of the tabs of a customer's page. */
export const resources: readonly ConsoleResource[] = [
  dashboard,
  statementLines,
  users,
  orders,
  recharges,
  shift,
  bankFiles,
  bankLines,
  auditEntries,
];
