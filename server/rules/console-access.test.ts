import { staffRoles, type StaffRole } from '../../schema/states';
import { permissions as declared } from '../modules';
import { fromRoot } from '../platform/project-root';

const permissionsOf = (role: StaffRole) =>
  Object.keys(declared).filter((one) => declared[one]?.includes(role));

type CanAccess = (
  resources: readonly unknown[],
  permissions: readonly string[],
  wanted: { readonly action: string; readonly resource: string },
) => boolean;

/** The console's own list and rule. Asked for by path: its files are not the server's to compile. */
let canAccess: (permissions: readonly string[], action: string, resource: string) => boolean;

beforeAll(async () => {
  const folder = fromRoot('client-admin', 'src');
  const list = (await import(`${folder}/resources/index`)) as { resources: readonly unknown[] };
  const rule = (await import(`${folder}/providers/canAccess`)) as { canAccess: CanAccess };
  canAccess = (permissions, action, resource) =>
    rule.canAccess(list.resources, permissions, { action, resource });
}, 60_000);

/** Every screen and button of the console, and who finds it there. */
const offered: Readonly<Record<string, readonly StaffRole[]>> = {
  'dashboard.list': ['SUPPORT', 'ADMIN'],
  'recharges.list': ['SUPPORT', 'ADMIN'],
  'recharges.show': ['SUPPORT', 'ADMIN'],
  'recharges.take': ['SUPPORT', 'ADMIN'],
  'recharges.decide': ['SUPPORT', 'ADMIN'],
  'users.list': ['SUPPORT', 'ADMIN'],
  'users.show': ['SUPPORT', 'ADMIN'],
  'users.reveal': ['SUPPORT', 'ADMIN'],
  'users.lock': ['SUPPORT', 'ADMIN'],
  'users.reset': ['SUPPORT', 'ADMIN'],
  'users.declare': ['SUPPORT', 'ADMIN'],
  'users.declareFor': ['ADMIN'],
  'statementLines.list': ['SUPPORT', 'ADMIN'],
  'orders.list': ['SUPPORT', 'ADMIN'],
  'orders.show': ['SUPPORT', 'ADMIN'],
  'exposure.list': ['SUPPORT', 'ADMIN'],
  'followings.list': ['SUPPORT', 'ADMIN'],
  'proofMismatches.list': ['SUPPORT', 'ADMIN'],
  'proofWatch.list': ['SUPPORT', 'ADMIN'],
  'bankFiles.list': ['SUPPORT', 'ADMIN'],
  'bankFiles.import': ['ADMIN'],
  'bankLines.list': ['SUPPORT', 'ADMIN'],
  'auditEntries.list': ['ADMIN'],
  'proposals.list': ['ADMIN'],
  'proposals.decide': ['ADMIN'],
  'proposals.notices': ['SUPPORT', 'ADMIN'],
  'staff.list': ['ADMIN'],
  'staff.invite': ['ADMIN'],
  'staff.reset': ['ADMIN'],
  'campaigns.list': ['ADMIN'],
  'campaigns.propose': ['ADMIN'],
  'campaigns.grant': ['ADMIN'],
  'credits.list': ['SUPPORT', 'ADMIN'],
  'projects.list': ['SUPPORT', 'ADMIN'],
  'projects.show': ['SUPPORT', 'ADMIN'],
  'projects.create': ['ADMIN'],
  'projects.edit': ['ADMIN'],
  'projects.confirm': ['ADMIN'],
  'projectFundings.list': ['SUPPORT', 'ADMIN'],
  'holdings.list': ['SUPPORT', 'ADMIN'],
  'instruments.list': ['SUPPORT', 'ADMIN'],
  'instruments.show': ['SUPPORT', 'ADMIN'],
  'instruments.create': ['ADMIN'],
  'instruments.edit': ['ADMIN'],
  'calendars.list': ['SUPPORT', 'ADMIN'],
  'calendars.show': ['SUPPORT', 'ADMIN'],
  'calendars.edit': ['ADMIN'],
  'terms.list': ['SUPPORT', 'ADMIN'],
  'terms.edit': ['ADMIN'],
  'paymentMethods.list': ['SUPPORT', 'ADMIN'],
  'paymentMethods.reveal': ['SUPPORT', 'ADMIN'],
  'articles.list': ['SUPPORT', 'ADMIN'],
  'articles.create': ['SUPPORT', 'ADMIN'],
  'articles.edit': ['SUPPORT', 'ADMIN'],
  'articles.publish': ['ADMIN'],
  'settings.list': ['ADMIN'],
  'settings.edit': ['ADMIN'],
  'shift.list': ['SUPPORT', 'ADMIN'],
  'passwordRequests.list': ['SUPPORT', 'ADMIN'],
  'passwordRequests.show': ['SUPPORT', 'ADMIN'],
  'passwordRequests.take': ['SUPPORT', 'ADMIN'],
  'passwordRequests.decide': ['SUPPORT', 'ADMIN'],
  'appeals.list': ['SUPPORT', 'ADMIN'],
  'appeals.show': ['SUPPORT', 'ADMIN'],
  'appeals.take': ['SUPPORT', 'ADMIN'],
  'appeals.decide': ['SUPPORT', 'ADMIN'],
  'infoChanges.list': ['SUPPORT', 'ADMIN'],
  'infoChanges.show': ['SUPPORT', 'ADMIN'],
  'infoChanges.take': ['SUPPORT', 'ADMIN'],
  'infoChanges.decide': ['SUPPORT', 'ADMIN'],
  'disputes.list': ['SUPPORT', 'ADMIN'],
  'disputes.show': ['SUPPORT', 'ADMIN'],
  'disputes.take': ['SUPPORT', 'ADMIN'],
  'disputes.decide': ['SUPPORT', 'ADMIN'],
  'conversations.list': ['SUPPORT', 'ADMIN'],
  'conversations.show': ['SUPPORT', 'ADMIN'],
  'conversations.take': ['SUPPORT', 'ADMIN'],
  'cannedReplies.list': ['SUPPORT', 'ADMIN'],
  'cannedReplies.edit': ['SUPPORT', 'ADMIN'],
  'rewardClaims.list': ['SUPPORT', 'ADMIN'],
  'rewardClaims.show': ['SUPPORT', 'ADMIN'],
  'rewardClaims.take': ['SUPPORT', 'ADMIN'],
  'rewardClaims.decide': ['SUPPORT', 'ADMIN'],
};

const ACTIONS = ['list', 'show', 'create', 'edit', 'delete', 'clone', 'export', 'settle', 'lock'];
const ACTS = [
  ...ACTIONS,
  ...['reset', 'reveal', 'declare', 'take', 'decide', 'import', 'propose', 'grant', 'invite'],
  ...['confirm', 'declareFor', 'notices', 'publish'],
];
const RESOURCES = [
  ...['dashboard', 'recharges', 'users', 'statementLines', 'orders', 'auditEntries', 'shift'],
  ...['exposure', 'followings', 'proofMismatches', 'proofWatch'],
  ...[
    'bankFiles',
    'bankLines',
    'campaigns',
    'credits',
    'paymentMethods',
    'proposals',
    ...['projects', 'projectFundings', 'holdings'],
    ...['instruments', 'calendars', 'terms'],
    ...['quotes', 'articles'],
    ...['appeals', 'infoChanges', 'passwordRequests', 'disputes', 'rewardClaims'],
    ...['conversations', 'cannedReplies'],
    'settings',
    'staff',
    'ledger',
  ],
];

it.each(staffRoles)(
  'A9: the console offers %s what the server allows them, and no more',
  (role) => {
    const rights = permissionsOf(role);
    const found = RESOURCES.flatMap((resource) =>
      ACTS.filter((action) => canAccess(rights, action, resource)).map(
        (action) => `${resource}.${action}`,
      ),
    );
    const wanted = Object.keys(offered).filter((screen) => offered[screen]?.includes(role));
    expect(found.sort()).toEqual(wanted.sort());
  },
);

it.each(Object.keys(offered))(
  'A9: %s goes with a right of its own, not with all others',
  (screen) => {
    const [resource = '', action = ''] = screen.split('.');
    expect(canAccess([], action, resource)).toBe(false);
    const sole = permissionsOf('ADMIN').filter((right) => canAccess([right], action, resource));
    expect(sole).toHaveLength(1);
  },
);
