import { FailedTry, OneTimeCode, UserSession } from './modules/accounts/accounts.entities';
import { User } from './modules/accounts/user.entity';
import { AuditEntry } from './modules/audit/audit-entry.entity';
import { Recharge, RechargeChannel, RechargeStep } from './modules/recharges/recharge.entity';
import { ledgerEntities } from './modules/ledger';
import { Instrument } from './modules/market/instrument.entity';
import { Terms } from './modules/market/terms.entity';
import { Setting } from './modules/settings/setting.entity';
import { Staff, StaffSession, StaffUser } from './modules/staff/staff.entities';
import { Order, OrderDay, OrderOpenedDay } from './modules/trading/order.entity';
import { Upload } from './modules/uploads/upload.entity';

/** Every table the server reads through TypeORM. */
export const entities = [
  AuditEntry,
  FailedTry,
  Instrument,
  ...ledgerEntities,
  OneTimeCode,
  Order,
  OrderDay,
  OrderOpenedDay,
  Recharge,
  RechargeChannel,
  RechargeStep,
  Setting,
  Staff,
  StaffSession,
  StaffUser,
  Terms,
  Upload,
  User,
  UserSession,
] as const;
