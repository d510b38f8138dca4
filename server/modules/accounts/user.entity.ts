import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from '../../../schema/languages';
import type { MemberLevel } from '../../../schema/states';
import { CreatedAt } from '../../platform/database/columns';

/** A customer. Lock columns are written by `lock_user` and `unlock_user` alone. */
@Entity('app_user')
export class User {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'text', name: 'user_name', nullable: true })
  userName!: string | null;

  @Column({ type: 'text', nullable: true })
  email!: string | null;

  @Column({ type: 'text', nullable: true })
  phone!: string | null;

  /** The file beside the name; changed by `set_avatar` alone. */
  @Column({ type: 'text', nullable: true })
  avatar!: string | null;

  @Column({ type: 'text', name: 'password_hash' })
  passwordHash!: string;

  @Column({ type: 'text', name: 'fund_password_hash', nullable: true })
  fundPasswordHash!: string | null;

  @Column({ type: 'text', name: 'invitation_code' })
  invitationCode!: string;

  @Column({ type: 'bigint', name: 'inviter_id', nullable: true })
  inviterId!: string | null;

  @Column({ type: 'text', default: 'en' })
  language!: Language;

  @Column({ type: 'text', name: 'member_level', default: 'STANDARD' })
  memberLevel!: MemberLevel;

  @Column({ type: 'text', name: 'agreement_version' })
  agreementVersion!: string;

  @Column({ type: 'timestamptz', name: 'risk_acknowledged_at', nullable: true })
  riskAcknowledgedAt!: Date | null;

  /** The number of the risk notice that was acknowledged then; the database writes it. */
  @Column({ type: 'text', name: 'risk_notice', nullable: true })
  riskNotice!: string | null;

  @Column({ type: 'timestamptz', name: 'locked_at', nullable: true })
  lockedAt!: Date | null;

  @Column({ type: 'text', name: 'lock_reason', nullable: true })
  lockReason!: string | null;

  /** Since when the user's own freeze stands; nobody ends it within 24 hours. */
  @Column({ type: 'timestamptz', name: 'frozen_at', nullable: true })
  frozenAt!: Date | null;

  /** The reason that a frozen account shows, in the language its user had. */
  @Column({ type: 'text', name: 'frozen_words', nullable: true })
  frozenWords!: string | null;

  /** Since when its user has to choose a new login password before signing in. */
  @Column({ type: 'timestamptz', name: 'reset_asked_at', nullable: true })
  resetAskedAt!: Date | null;

  @CreatedAt()
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'last_login_at', nullable: true })
  lastLoginAt!: Date | null;
}
