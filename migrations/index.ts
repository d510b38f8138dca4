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
import { PracticeChannel1763701100000 } from './recharges/1763701100000-practice-channel';

type Migration = new () => MigrationInterface;

/** In the order in which they run. A list and no glob: bundlers, tests and servers agree on it. */
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
];
