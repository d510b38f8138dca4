import type { MigrationInterface } from 'typeorm';
import { StoppedAccounts1765990000000 } from '../accounts/1765990000000-stopped-accounts';
import { RewardsStayReached1765991000000 } from '../invitation/1765991000000-rewards-stay-reached';
import { WhatTalksTell1765992000000 } from '../support/1765992000000-what-talks-tell';
import { ReleasedOnce1765993000000 } from '../yield/1765993000000-released-once';
import { CandlesAsked1765994000000 } from '../market/1765994000000-candles-asked';
import { VersionThatFollows1765995010000 } from '../content/1765995010000-version-that-follows';
import { UnpaidRewards1765995020000 } from '../reviews/1765995020000-unpaid-rewards';
import { Licences1765995000000 } from '../settings/1765995000000-licences';
import { BlocksByTime1765996000000 } from '../proof/1765996000000-blocks-by-time';
import { FormerContacts1765998000000 } from '../accounts/1765998000000-former-contacts';
import { RoomForBonuses1765997000000 } from '../credits/1765997000000-room-for-bonuses';
import { ReplyVersions1765991010000 } from '../support/1765991010000-reply-versions';
import { ConversionsByTime1765999000000 } from '../conversions/1765999000000-conversions-by-time';
import { CopiesBySettlement1766001000000 } from '../trading/1766001000000-copies-by-settlement';
import { OpenCopies1766004000000 } from '../trading/1766004000000-open-copies';
import { QuotedOnly1766001010000 } from '../market/1766001010000-quoted-only';
import { GivenByTime1765999010000 } from '../recharges/1765999010000-given-by-time';
import { LateSeal1766000000000 } from '../proof/1766000000000-late-seal';
import { ProvedFigures1766000010000 } from '../trading/1766000010000-proved-figures';
import { ChangeByForm1766002000000 } from '../support/1766002000000-change-by-form';
import { ClockMark1766003300000 } from '../market/1766003300000-clock-mark';
import { RefusedRewards1766002010000 } from '../invitation/1766002010000-refused-rewards';
import { BankReferences1766003000000 } from '../ledger/1766003000000-bank-references';
import { SeenSince1766003210000 } from '../content/1766003210000-seen-since';
import { ReopenedHoweverOften1766003200000 } from '../support/1766003200000-reopened-however-often';
import { TitlesInAllLanguages1766007000000 } from '../yield/1766007000000-titles-in-all-languages';
import { CandlesAskedSince1766009000000 } from '../market/1766009000000-candles-asked-since';
import { MoreMinutesThanADay1766009010000 } from '../safeguards/1766009010000-more-minutes-than-a-day';
import { ProvedFundings1766010000000 } from '../yield/1766010000000-proved-fundings';
import { ReducedForUsers1766010010000 } from '../yield/1766010010000-reduced-for-users';
import { CopiesAddedUp1766012000000 } from '../follow/1766012000000-copies-added-up';
import { StakesBounded1766012010000 } from '../trading/1766012010000-stakes-bounded';
import { ShownTerms1766013000000 } from '../trading/1766013000000-shown-terms';
import { InstantsProved1766008000000 } from '../proof/1766008000000-instants-proved';
import { ReadersAddressedAlike1766014000000 } from '../content/1766014000000-readers-addressed-alike';

/** The newest of them, in their order, behind those of index.ts: a list is no longer than people read. */
export const newest: readonly (new () => MigrationInterface)[] = [
  StoppedAccounts1765990000000,
  RewardsStayReached1765991000000,
  ReplyVersions1765991010000,
  WhatTalksTell1765992000000,
  ReleasedOnce1765993000000,
  CandlesAsked1765994000000,
  Licences1765995000000,
  VersionThatFollows1765995010000,
  UnpaidRewards1765995020000,
  BlocksByTime1765996000000,
  RoomForBonuses1765997000000,
  FormerContacts1765998000000,
  ConversionsByTime1765999000000,
  GivenByTime1765999010000,
  LateSeal1766000000000,
  ProvedFigures1766000010000,
  CopiesBySettlement1766001000000,
  QuotedOnly1766001010000,
  ChangeByForm1766002000000,
  RefusedRewards1766002010000,
  BankReferences1766003000000,
  ReopenedHoweverOften1766003200000,
  SeenSince1766003210000,
  ClockMark1766003300000,
  OpenCopies1766004000000,
  TitlesInAllLanguages1766007000000,
  InstantsProved1766008000000,
  CandlesAskedSince1766009000000,
  MoreMinutesThanADay1766009010000,
  ProvedFundings1766010000000,
  ReducedForUsers1766010010000,
  CopiesAddedUp1766012000000,
  StakesBounded1766012010000,
  ShownTerms1766013000000,
  ReadersAddressedAlike1766014000000,
];
