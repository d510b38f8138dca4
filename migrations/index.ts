import type { MigrationInterface } from 'typeorm';
import { Foundation1763600000000 } from './1763600000000-foundation';
import { Accounts1763600100000 } from './1763600100000-accounts';
import { Ledger1763600150000 } from './1763600150000-ledger';
import { Market1763600200000 } from './1763600200000-market';
import { TradingCalendars1763600200001 } from './1763600200001-trading-calendars';
import { Instruments1763600200002 } from './1763600200002-instruments';
import { Trading1763600300000 } from './1763600300000-trading';
import { Funding1763600400000 } from './1763600400000-funding';
import { GuardedWrites1763700000000 } from './1763700000000-guarded-writes';
import { WaysIn1763700100000 } from './1763700100000-ways-in';
import { PlainText1763700200000 } from './1763700200000-plain-text';
import { ListsAndBounds1763700300000 } from './1763700300000-lists-and-bounds';
import { Throttles1763700400000 } from './1763700400000-throttles';
import { OpenPeriods1763700500000 } from './1763700500000-open-periods';
import { Reviews1763700600000 } from './1763700600000-reviews';
import { ReviewDesk1763700700000 } from './1763700700000-review-desk';
import { AuditLog1763700800000 } from './1763700800000-audit-log';
import { Search1763700810000 } from './1763700810000-search';
import { ReceivingDetails1763700900000 } from './1763700900000-receiving-details';
import { BankLines1763700910000 } from './1763700910000-bank-lines';
import { Favourites1763701000000 } from './1763701000000-favourites';
import { CreditedByDay1763701010000 } from './1763701010000-credited-by-day';
import { PaymentReferences1763701050000 } from './1763701050000-payment-references';
import { MovementObjects1763701060000 } from './1763701060000-movement-objects';
import { SecondRiskNotice1763701110000 } from './accounts/1763701110000-second-risk-notice';
import { SecondFactors1763810020000 } from './accounts/1763810020000-second-factors';
import { PasswordResets1763880040000 } from './accounts/1763880040000-password-resets';
import { SelfFreeze1763880000000 } from './accounts/1763880000000-self-freeze';
import { HelpRequests1763880010000 } from './support/1763880010000-help-requests';
import { HelpReviewKinds1763880020000 } from './support/1763880020000-help-review-kinds';
import { Devices1763810010000 } from './accounts/1763810010000-devices';
import { OwnSecurity1763810000000 } from './accounts/1763810000000-own-security';
import { Profiles1763890000000 } from './accounts/1763890000000-profiles';
import { Proposals1763820000000 } from './proposals/1763820000000-proposals';
import { ChannelVersions1763820100000 } from './recharges/1763820100000-channel-versions';
import { StaffNotices1763820050000 } from './staff/1763820050000-staff-notices';
import { Messages1763820200000 } from './notifications/1763820200000-messages';
import { Conversions1763860000000 } from './conversions/1763860000000-conversions';
import { PaymentMethods1763830000000 } from './payment-methods/1763830000000-payment-methods';
import { DollarsACoin1763840010000 } from './market/1763840010000-dollars-a-coin';
import { Withdrawals1763840000000 } from './withdrawals/1763840000000-withdrawals';
import { PracticeChannel1763701100000 } from './recharges/1763701100000-practice-channel';
import { Verifications1763800000000 } from './verifications/1763800000000-verifications';
import { DocumentRemovals1763850010000 } from './verifications/1763850010000-document-removals';
import { Credits1763870000000 } from './credits/1763870000000-credits';
import { CreditProposals1763870010000 } from './proposals/1763870010000-credit-proposals';
import { ViewsOfAllQueues1763850000000 } from './reviews/1763850000000-views-of-all-queues';
import { OverdueRequests1763880030000 } from './reviews/1763880030000-overdue-requests';
import { PressingRequests1765910000000 } from './reviews/1765910000000-pressing-requests';
import { ReturnedDecisions1765920000000 } from './reviews/1765920000000-returned-decisions';
import { RewardsOnceByNeed1765940000000 } from './invitation/1765940000000-rewards-once-by-need';
import { TargetProvenLater1765941000000 } from './payment-methods/1765941000000-target-proven-later';
import { CampaignOfActivity1765950000000 } from './content/1765950000000-campaign-of-activity';
import { PopUpsSeen1765951000000 } from './content/1765951000000-pop-ups-seen';
import { VerificationQueue1763900010000 } from './verifications/1763900010000-verification-queue';
import { StoppedRequests1763930000000 } from './reviews/1763930000000-stopped-requests';
import { Changes1763930020000 } from './verifications/1763930020000-changes';
import { StopLinks1763930010000 } from './support/1763930010000-stop-links';
import { StaffResets1763930030000 } from './staff/1763930030000-staff-resets';
import { StaffResetNotices1763930040000 } from './staff/1763930040000-staff-reset-notices';
import { StaffWaysIn1763900000000 } from './staff/1763900000000-staff-ways-in';
import { Passkeys1763910000000 } from './accounts/1763910000000-passkeys';
import { StaffPictures1763920000000 } from './uploads/1763920000000-staff-pictures';
import { ChannelPictures1763920010000 } from './recharges/1763920010000-channel-pictures';
import { PicturePrints1763920020000 } from './uploads/1763920020000-picture-prints';
import { UserNotes1763920040000 } from './accounts/1763920040000-user-notes';
import { AlikePictures1763920030000 } from './recharges/1763920030000-alike-pictures';

type Migration = new () => MigrationInterface;

/** In the order in which they run. A list and no glob: bundlers, tests and servers agree on it. */
import { YieldHoldings1764000001000 } from './yield/1764000001000-yield-holdings';
import { YieldProjects1764000000000 } from './yield/1764000000000-yield-projects';
import { ProjectProposals1764000010000 } from './yield/1764000010000-project-proposals';
import { LegsByProbe1764100000000 } from './ledger/1764100000000-legs-by-probe';
import { KeysWithoutCounting1765110010000 } from './ledger/1765110010000-keys-without-counting';
import { QuoteLinks1764400000000 } from './market/1764400000000-quote-links';
import { MarketVersions1764700000000 } from './market/1764700000000-market-versions';
import { RealFeeds1764800000000 } from './market/1764800000000-real-feeds';
import { Disputes1765100000000 } from './disputes/1765100000000-disputes';
import { DailyBonus1765400000000 } from './credits/1765400000000-daily-bonus';
import { Invitation1765401000000 } from './invitation/1765401000000-invitation';
import { SharedDevices1765890000000 } from './staff/1765890000000-shared-devices';
import { LeavingStaff1765942000000 } from './staff/1765942000000-leaving-staff';
import { DeclaredByOthers1765960000000 } from './staff/1765960000000-declared-by-others';
import { WhoseEntries1765895020000 } from './audit/1765895020000-whose-entries';
import { DecisionsInEffect1765895010000 } from './credits/1765895010000-decisions-in-effect';
import { QuotesOfUser1765895000000 } from './conversions/1765895000000-quotes-of-user';
import { Conversations1765300000000 } from './support/1765300000000-conversations';
import { AppealConversations1765830000000 } from './support/1765830000000-appeal-conversations';
import { ClaimConversations1765830010000 } from './support/1765830010000-claim-conversations';
import { ConversationLines1765500000000 } from './support/1765500000000-conversation-lines';
import { FeedChanges1764810000000 } from './market/1764810000000-feed-changes';
import { OutcomeTotals1765000000000 } from './proof/1765000000000-outcome-totals';
import { YieldFaults1764100010000 } from './yield/1764100010000-yield-faults';
import { DailyInterest1764200000000 } from './yield/1764200000000-daily-interest';
import { Safeguards1764300000000 } from './safeguards/1764300000000-safeguards';
import { Seal1764500000000 } from './proof/1764500000000-seal';
import { LegalTexts1765600000000 } from './content/1765600000000-legal-texts';
import { Broadcasts1765800000000 } from './content/1765800000000-broadcasts';
import { BroadcastReads1765820000000 } from './content/1765820000000-broadcast-reads';
import { SettingVersions1765840000000 } from './settings/1765840000000-setting-versions';
import { StaffRightsOnce1765850000000 } from './support/1765850000000-staff-rights-once';
import { HelpQueue1765860000000 } from './support/1765860000000-help-queue';
import { ConversationReads1765880000000 } from './support/1765880000000-conversation-reads';
import { ToldReasons1765900000000 } from './support/1765900000000-told-reasons';
import { UnreadAnswers1765930000000 } from './support/1765930000000-unread-answers';
import { LookReasons1765930010000 } from './support/1765930010000-look-reasons';
import { RefusalsByDay1765960010000 } from './support/1765960010000-refusals-by-day';
import { DayFromNotice1765970030000 } from './support/1765970030000-day-from-notice';
import { laterMigrations } from './later';
import { StatesOfQueues1765970000000 } from './reviews/1765970000000-states-of-queues';
import { OpenContractsOfUser1765970020000 } from './trading/1765970020000-open-contracts-of-user';
import { StoppedAccounts1765990000000 } from './accounts/1765990000000-stopped-accounts';
import { DocumentsStayTheirs1765980000000 } from './verifications/1765980000000-documents-stay-theirs';
import { VerificationRightsOnce1765970010000 } from './verifications/1765970010000-verification-rights-once';
import { QueueCursors1765860010000 } from './reviews/1765860010000-queue-cursors';
import { OwnRechargeLimitAsked1765870000000 } from './safeguards/1765870000000-own-recharge-limit-asked';
import { ThresholdWhenDecided1765850010000 } from './reviews/1765850010000-threshold-when-decided';
import { Articles1765200000000 } from './content/1765200000000-articles';
import { FirstArticles1765200010000 } from './content/1765200010000-first-articles';
import { CopiedOrders1764600000000 } from './trading/1764600000000-copied-orders';
import { PlacingFacts1765110000000 } from './trading/1765110000000-placing-facts';
import { Follow1764600010000 } from './follow/1764600010000-follow';
import { ProofRuns1764900000000 } from './proof/1764900000000-proof-runs';

export const migrations: readonly Migration[] = [
  Foundation1763600000000,
  Accounts1763600100000,
  Ledger1763600150000,
  Market1763600200000,
  TradingCalendars1763600200001,
  Instruments1763600200002,
  Trading1763600300000,
  Funding1763600400000,
  GuardedWrites1763700000000,
  WaysIn1763700100000,
  PlainText1763700200000,
  ListsAndBounds1763700300000,
  Throttles1763700400000,
  OpenPeriods1763700500000,
  Reviews1763700600000,
  ReviewDesk1763700700000,
  AuditLog1763700800000,
  Search1763700810000,
  ReceivingDetails1763700900000,
  BankLines1763700910000,
  Favourites1763701000000,
  CreditedByDay1763701010000,
  PaymentReferences1763701050000,
  MovementObjects1763701060000,
  PracticeChannel1763701100000,
  SecondRiskNotice1763701110000,
  Verifications1763800000000,
  OwnSecurity1763810000000,
  Devices1763810010000,
  SecondFactors1763810020000,
  Proposals1763820000000,
  StaffNotices1763820050000,
  ChannelVersions1763820100000,
  Messages1763820200000,
  PaymentMethods1763830000000,
  Withdrawals1763840000000,
  DollarsACoin1763840010000,
  ViewsOfAllQueues1763850000000,
  DocumentRemovals1763850010000,
  Conversions1763860000000,
  Credits1763870000000,
  CreditProposals1763870010000,
  SelfFreeze1763880000000,
  HelpRequests1763880010000,
  HelpReviewKinds1763880020000,
  OverdueRequests1763880030000,
  PasswordResets1763880040000,
  Profiles1763890000000,
  StaffWaysIn1763900000000,
  VerificationQueue1763900010000,
  Passkeys1763910000000,
  StaffPictures1763920000000,
  ChannelPictures1763920010000,
  PicturePrints1763920020000,
  AlikePictures1763920030000,
  UserNotes1763920040000,
  StoppedRequests1763930000000,
  StopLinks1763930010000,
  Changes1763930020000,
  StaffResets1763930030000,
  StaffResetNotices1763930040000,
  YieldProjects1764000000000,
  YieldHoldings1764000001000,
  ProjectProposals1764000010000,
  LegsByProbe1764100000000,
  YieldFaults1764100010000,
  DailyInterest1764200000000,
  Safeguards1764300000000,
  QuoteLinks1764400000000,
  Seal1764500000000,
  CopiedOrders1764600000000,
  Follow1764600010000,
  MarketVersions1764700000000,
  RealFeeds1764800000000,
  FeedChanges1764810000000,
  ProofRuns1764900000000,
  OutcomeTotals1765000000000,
  Disputes1765100000000,
  PlacingFacts1765110000000,
  KeysWithoutCounting1765110010000,
  Articles1765200000000,
  FirstArticles1765200010000,
  Conversations1765300000000,
  DailyBonus1765400000000,
  Invitation1765401000000,
  ConversationLines1765500000000,
  LegalTexts1765600000000,
  Broadcasts1765800000000,
  BroadcastReads1765820000000,
  AppealConversations1765830000000,
  ClaimConversations1765830010000,
  SettingVersions1765840000000,
  StaffRightsOnce1765850000000,
  ThresholdWhenDecided1765850010000,
  HelpQueue1765860000000,
  QueueCursors1765860010000,
  OwnRechargeLimitAsked1765870000000,
  ConversationReads1765880000000,
  SharedDevices1765890000000,
  QuotesOfUser1765895000000,
  DecisionsInEffect1765895010000,
  WhoseEntries1765895020000,
  ToldReasons1765900000000,
  PressingRequests1765910000000,
  ReturnedDecisions1765920000000,
  UnreadAnswers1765930000000,
  LookReasons1765930010000,
  RewardsOnceByNeed1765940000000,
  TargetProvenLater1765941000000,
  LeavingStaff1765942000000,
  CampaignOfActivity1765950000000,
  PopUpsSeen1765951000000,
  DeclaredByOthers1765960000000,
  RefusalsByDay1765960010000,
  StatesOfQueues1765970000000,
  VerificationRightsOnce1765970010000,
  OpenContractsOfUser1765970020000,
  DayFromNotice1765970030000,
  DocumentsStayTheirs1765980000000,
  StoppedAccounts1765990000000,
  ...laterMigrations,
];
