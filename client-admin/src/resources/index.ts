import type { ConsoleResource } from '../lib/consoleResource';
import { articles } from './articles';
import { auditEntries } from './auditEntries';
import { bankFiles, bankLines } from './bankFiles';
import { broadcasts } from './broadcasts';
import { campaigns } from './campaigns';
import { cannedReplies, conversations } from './conversations';
import { credits } from './credits';
import { dashboard } from './dashboard';
import { disputes } from './disputes';
import { exposure } from './exposure';
import { followings } from './followings';
import { appeals, infoChanges, passwordRequests } from './help';
import { calendars, feeds, instruments, terms } from './markets';
import { orders } from './orders';
import { paymentMethods } from './paymentMethods';
import { holdings, projectFundings, projects } from './projects';
import { proofMismatches, proofWatch } from './proof';
import { proposals } from './proposals';
import { recharges } from './recharges';
import { rewardClaims } from './rewardClaims';
import { rewardTerms } from './rewardTerms';
import { settings } from './settings';
import { shift } from './shift';
import { staff } from './staff';
import { statementLines } from './statementLines';
import { userNotes } from './userNotes';
import { userSessions } from './userSessions';
import { users } from './users';
import { withdrawals } from './withdrawals';
import { verifications } from './verifications';

/** All resources, in the order of the menu and of the tabs of a customer's page. */
export const resources: readonly ConsoleResource[] = [
  dashboard,
  statementLines,
  users,
  orders,
  exposure,
  followings,
  projects,
  projectFundings,
  holdings,
  instruments,
  calendars,
  terms,
  feeds,
  withdrawals,
  recharges,
  verifications,
  passwordRequests,
  appeals,
  infoChanges,
  disputes,
  rewardClaims,
  conversations,
  paymentMethods,
  credits,
  userSessions,
  userNotes,
  articles,
  broadcasts,
  cannedReplies,
  shift,
  proofWatch,
  proofMismatches,
  bankFiles,
  bankLines,
  campaigns,
  rewardTerms,
  settings,
  proposals,
  staff,
  auditEntries,
];
