/** Bounds both sides check. Every minimum and maximum is inclusive. */
export const limits = {
  passwordLengthMin: 6,
  passwordLengthMax: 16,
  codeDigits: 6,
  codeSeconds: 300,
  codeResendSeconds: 60,
  codeTriesMax: 5,
  /** Wrong passwords or codes per account, and failures per address, in one window. */
  failuresPerAccountMax: 5,
  failuresPerAddressMax: 50,
  /** Codes asked for from one address in one window: somebody else's mailbox is not a toy. */
  codesPerAddressMax: 50,
  /** Sign-ins by passkey that are begun from one address in one window: each is kept for five minutes. */
  passkeyAsksPerAddressMax: 200,
  failureWindowSeconds: 900,
  /** How long an account waits after its fifth wrong try, after the next one, and after each later one. */
  accountWaitsSeconds: [60, 300, 900],
  userNameLengthMin: 4,
  userNameLengthMax: 20,
  emailLengthMax: 254,
  payerNameLengthMax: 80,
  staffNameLengthMax: 80,
  remarkLengthMax: 200,
  reasonLengthMax: 500,
  bankReferenceLengthMax: 80,
  /** Of cards, addresses and accounts that money is paid out to. */
  paymentMethodsMax: 20,
  /** How long one waits that was added without the fund password. */
  paymentMethodWaitHours: 24,
  passkeysMax: 10,
  passkeyNameLengthMax: 40,
  /** How long a new one that was added without the fund password does not stand for it. */
  passkeyWaitHours: 24,
  bankNameLengthMax: 80,
  branchLengthMax: 120,
  addressLengthMax: 128,
  payAccountLengthMin: 3,
  payAccountLengthMax: 64,
  /** What staff or users look for; longer is no search. */
  searchLengthMax: 254,
  instrumentSearchLengthMax: 40,
  /** The console's search over everything. */
  findLengthMin: 2,
  findLengthMax: 64,
  findHitsMax: 5,
  /** Platform days that the console's chart of money goes back. */
  moneyDaysMax: 90,
  /** Of one-time codes and invitation codes as they are sent in. */
  codeLengthMax: 32,
  yearMin: 2000,
  yearMax: 2100,
  uploadBytesMax: 10 * 1024 * 1024,
  uploadPixelsMax: 25_000_000,
  uploadsPerDayMax: 100,
  /** A signed link to an uploaded file, and a file nobody attached. */
  uploadLinkSeconds: 600,
  uploadUnattachedHours: 24,
  /** A link that opens a picture of a document once. */
  pictureViewSeconds: 60,
  /** Entries of the audit log in one file. */
  auditCsvLinesMax: 50_000,
  bankFileBytesMax: 2 * 1024 * 1024,
  /** Incoming payments and others together. */
  bankFileLinesMax: 20_000,
  bankFileNameLengthMax: 120,
  /** Tries of one member of staff in one window. */
  bankFilesPerWindowMax: 30,
  /** Of a title, a note or one line of receiving details of a way to pay in. */
  channelTextLengthMax: 500,
  /** Of one credit by the platform, of all of a campaign, and of the stated turnover. Minor units of USD. */
  creditMax: 100_000_000n,
  campaignBudgetMax: 100_000_000_000n,
  turnoverTimesMax: 100,
  channelDetailsMax: 10,
  pageSizeDefault: 20,
  pageSizeMax: 100,
  candlesMax: 500,
  /** Of recorded quotes in one answer: how long a span, how many points, how many spans a request. */
  spanMsMax: 2 * 3_600_000,
  spanQuotesMax: 5_000,
  spansPerRequestMax: 4,
  /** Of quotes recorded within one second. */
  secondQuotesMax: 100,
  /** Markets that one account may star. */
  favouritesMax: 50,
  /** So far a queue is counted, and opened by the number of a page. */
  queueDepthMax: 100_000,
  /** Of the name of a kept filter. */
  queueViewNameLengthMax: 40,
  /** How long a member of staff holds a request they took. */
  leaseSeconds: 600,
  lockedPassSeconds: 900,
  /** What somebody tells customer service with a request for help, and how long an approved one can be confirmed. */
  helpNoteLengthMax: 1_000,
  helpConfirmDays: 7,
  /** What somebody says with a report of a settlement. */
  disputeNoteLengthMax: 1_000,
  /** Signs of what an agreement or a risk notice is accepted by. */
  legalNumberMax: 20,
  rewardTiersMax: 10,
  rewardNeedMax: 100_000,
  /** So long nobody ends a user's own freeze. */
  freezeHours: 24,
  userSessionIdleDays: 30,
  userSessionDays: 90,
  staffSessionIdleMinutes: 30,
  staffSessionHours: 12,
  /** Of a limit a day that users set themselves: minor units of USD, and minutes. */
  ownLimitMax: 100_000_000n,
  ownMinutesMax: 1_440,
  /** Of a copy, and of what goes into copies a day, in minor units of USD. */
  copyMax: 1_000_000_000_000n,
  /** How long a limit waits that is raised or taken away. */
  ownLimitWaitHours: 24,
  /** Yield projects: of a holding and of a project in minor units of USD. */
  projectRatePpmMax: 1_000_000,
  projectDaysMax: 1_095,
  holdingAmountMax: 100_000_000n,
  projectCapacityMax: 10_000_000_000n,
  projectTitleLengthMax: 120,
  projectTextLengthMax: 4_000,
} as const;
