/** Status lists, each in the order a reader expects, with their legacy numbers where the old API has them. */

export const directions = ['UP', 'DOWN'] as const;
export type Direction = (typeof directions)[number];

export const outcomes = ['WIN', 'LOSS', 'DRAW', 'VOID'] as const;
export type Outcome = (typeof outcomes)[number];

/** Whether a leader's orders are copied for a follower: yes, not for now, no more. */
export const followingStates = ['ACTIVE', 'PAUSED', 'STOPPED'] as const;
export type FollowingState = (typeof followingStates)[number];

/** `is_win` of the old API: a draw and a void look alike there. */
export const legacyIsWin: Record<Outcome, 1 | 2 | 3> = { WIN: 1, LOSS: 2, DRAW: 3, VOID: 3 };

export const instrumentClasses = ['FOREX', 'GOLD', 'FUTURES', 'STOCKS', 'CRYPTO'] as const;
export type InstrumentClass = (typeof instrumentClasses)[number];

/** NON_TRADING: a trading day outside its sessions. CLOSED: no session that day. */
export const marketStates = ['OPEN', 'NON_TRADING', 'CLOSED', 'PROHIBITED'] as const;
export type MarketState = (typeof marketStates)[number];

export const candleIntervals = ['1m', '5m', '15m', '30m', '1h', '4h', '1d'] as const;
export type CandleInterval = (typeof candleIntervals)[number];

export const candleSeconds: Record<CandleInterval, number> = {
  '1m': 60,
  '5m': 300,
  '15m': 900,
  '30m': 1_800,
  '1h': 3_600,
  '4h': 14_400,
  '1d': 86_400,
};

export const rechargeStates = [
  'SUBMITTED',
  'IN_REVIEW',
  'SECOND_APPROVAL',
  'SUCCESS',
  'FAILED',
] as const;
export type RechargeState = (typeof rechargeStates)[number];

export const legacyRechargeStatus: Record<RechargeState, 1 | 2 | 3 | 4> = {
  SUBMITTED: 4,
  IN_REVIEW: 3,
  SECOND_APPROVAL: 3,
  SUCCESS: 1,
  FAILED: 2,
};

export const rechargeClasses = ['SELF', 'GIFT', 'PROMOTION', 'BONUS', 'SYSTEM'] as const;
export type RechargeClass = (typeof rechargeClasses)[number];
export const legacyRechargeClass: Record<RechargeClass, 0 | 1 | 2 | 3 | 4> = {
  SELF: 0,
  GIFT: 1,
  PROMOTION: 2,
  BONUS: 3,
  SYSTEM: 4,
};

/** What the platform gives: every class but what users pay in themselves. */
export const creditClasses = ['GIFT', 'PROMOTION', 'BONUS', 'SYSTEM'] as const;
export type CreditClass = (typeof creditClasses)[number];

/** What a campaign gives for by itself, of which class. */
export const campaignPurposes = ['DAILY_BONUS', 'INVITATION'] as const;
export type CampaignPurpose = (typeof campaignPurposes)[number];
export const classOfPurpose = {
  DAILY_BONUS: 'GIFT',
  INVITATION: 'PROMOTION',
} as const satisfies Readonly<Record<CampaignPurpose, CreditClass>>;

/** OPEN: something is left and its turnover is not fulfilled. USED: losses have used it up before. */
export const creditStates = ['OPEN', 'FULFILLED', 'USED'] as const;
export type CreditState = (typeof creditStates)[number];

export const channelKinds = ['BANK', 'ALIPAY', 'WECHAT', 'USDT', 'PRACTICE'] as const;
export type ChannelKind = (typeof channelKinds)[number];

export const withdrawalStates = [...rechargeStates, 'CANCELLED'] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

export const legacyWithdrawalStatus: Record<WithdrawalState, 1 | 2 | 3> = {
  SUBMITTED: 3,
  IN_REVIEW: 3,
  SECOND_APPROVAL: 3,
  SUCCESS: 1,
  FAILED: 2,
  CANCELLED: 2,
};

/** END pays interest with the principal, DAILY each day's at 00:00. */
export const dividends = ['DAILY', 'END'] as const;
export type Dividend = (typeof dividends)[number];

/** By its dates and what is left of it; a suspended project keeps its phase. */
export const projectPhases = ['UPCOMING', 'ON_SALE', 'SOLD_OUT', 'ENDED'] as const;
export type ProjectPhase = (typeof projectPhases)[number];

/** DUE earns nothing more and waits for its owner, who settles or renews it. */
export const holdingStates = ['EARNING', 'NEEDS_TOPUP', 'DUE', 'SETTLED'] as const;
export type HoldingState = (typeof holdingStates)[number];

export const purses = ['AVAILABLE', 'FROZEN', 'HELD'] as const;
export type Purse = (typeof purses)[number];

export const staffRoles = ['SUPPORT', 'ADMIN'] as const;
export type StaffRole = (typeof staffRoles)[number];
/** What somebody is to the staff: who has left signs in no more, and keeps their name in what they did. */
export const staffStandings = [...staffRoles, 'LEFT'] as const;
export type StaffStanding = (typeof staffStandings)[number];

/**
 * LIFT_WAIT ends the wait after wrong tries to sign in; the password is asked again. UNFREEZE lifts a user's own
 * freeze; FACTOR_OFF, with the password, takes a lost second factor away once staff have agreed. CONTACT goes to an
 * address that is to be one's own, and wants a session.
 */
export const codeScenes = [
  ...(['REGISTER', 'RESET', 'LIFT_WAIT', 'CONTACT'] as const),
  ...(['UNFREEZE', 'FACTOR_OFF'] as const),
] as const;
export type CodeScene = (typeof codeScenes)[number];

/** What of an account's protection was changed. */
export const securityEventKinds = [
  'LOGIN_PASSWORD',
  'FUND_PASSWORD',
  'EMAIL',
  'PHONE',
  'LOCKED',
  'UNLOCKED',
  'SECOND_FACTOR_ON',
  'SECOND_FACTOR_OFF',
  'RECOVERY_CODE',
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
  'PASSKEY_COPIED',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** A label beside the user: it changes no price, payout, limit, review or outcome. */
export const memberLevels = ['STANDARD', 'VIP1', 'VIP2', 'VIP3'] as const;
export type MemberLevel = (typeof memberLevels)[number];

/** What each ledger movement is called; its legs are written in the functions that post them. */
export const movementKinds = [
  'recharge.credit',
  'credit.grant',
  'withdrawal.submit',
  'withdrawal.pay',
  'withdrawal.return',
  'order.open',
  'order.win',
  'order.loss',
  'order.draw',
  'order.void',
  'conversion.convert',
  'project.join',
  'project.topup',
  'project.interest',
  'project.settle',
  'project.renew',
  'project.fund',
  'project.unfund',
] as const;
export type MovementKind = (typeof movementKinds)[number];
/** As its user sees a report of a settlement. RIGHT: the settlement was right. */
/** Where a reward for inviting is for its user; each tier is paid once, and what was refused is claimable again. */
export const rewardStates = ['LOCKED', 'CLAIMABLE', 'UNDER_REVIEW', 'PAID', 'REFUSED'] as const;
export type RewardState = (typeof rewardStates)[number];

/** How far somebody who was invited is. Nothing else of them counts. */
export const inviteeSteps = ['REGISTERED', 'VERIFIED'] as const;
export type InviteeStep = (typeof inviteeSteps)[number];

export const disputeStates = ['UNDER_REVIEW', 'RIGHT', 'WRONG'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** Whether a settled order has its certificate. NONE: it opened before the first block. */
export const orderCertificateStates = ['PENDING', 'READY', 'NONE'] as const;
export type OrderCertificateState = (typeof orderCertificateStates)[number];

/** The certificate of the order that a report is about. NONE: the order is from before orders were sealed. */
export const certificateStates = ['PENDING', 'ATTACHED', 'NONE'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** What a user is told of what staff looked at, changed or decided: what counts at once at once, decisions with their effect. */
export const staffLookKinds = [
  ...(['DOCUMENTS_OPENED', 'NUMBER_OPENED', 'DETAILS_SHOWN', 'LEVEL_CHANGED'] as const),
  ...(['LOCKED', 'UNLOCKED', 'NEW_PASSWORD_REQUIRED', 'WAIT_LIFTED'] as const),
  ...(['CREDIT_GIVEN', 'REQUEST_APPROVED', 'REQUEST_REFUSED'] as const),
] as const;
export type StaffLookKind = (typeof staffLookKinds)[number];
