/** What the file of own data holds of the queries of the app: all that is a person's own. */
export const ownParts = [
  ...(['me', 'verification', 'verificationAsked', 'safeguards', 'wallet', 'openTurnover'] as const),
  ...([
    'yieldOverview',
    'invitation',
    'dailyBonus',
    'ownLeader',
    'favourites',
    'popUpsSeen',
    'sessions',
  ] as const),
  ...(['paymentMethods', 'followings', 'helpRequests', 'invitees', 'statement', 'orders'] as const),
  ...(['copies', 'disputes', 'holdings', 'projectEntries', 'profitDays', 'recharges'] as const),
  ...([
    'withdrawals',
    'conversions',
    'credits',
    'messages',
    'conversations',
    'staffLooks',
  ] as const),
] as const;

/** What stands in a part of those already, asks for something, or is everybody's. */
export const otherParts = [
  // One of a list that the file holds whole, or the same lines put another way.
  ...(['order', 'orderByKey', 'orderTotals', 'holding', 'recharge', 'withdrawal'] as const),
  ...(['conversation', 'messagesUnread', 'profitItems', 'statementItems'] as const),
  ...(['statementItemLines', 'appeal', 'chatMessages', 'openRequests'] as const),
  // Worked out for a question, or a proof that is fetched where it is shown.
  ...(['holdingSettlement', 'projectOutlook', 'withdrawalPreflight'] as const),
  ...(['orderCertificate', 'statementProof', 'lockedAccount'] as const),
  // The same for everybody.
  ...(['agreement', 'agreementVersions', 'article', 'articles', 'candles', 'chatDesk'] as const),
  ...([
    'instrument',
    'instruments',
    'leaders',
    'outcomeTotals',
    'passkeyHost',
    'platform',
  ] as const),
  ...(['project', 'projects', 'publicProof', 'quoteSecond', 'quotes', 'rechargeChannels'] as const),
  ...(['reviewTimes', 'riskNotice', 'withdrawalPolicy'] as const),
] as const;
