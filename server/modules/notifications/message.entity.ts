import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from '../../../schema/languages';
import type { MessageKind } from '../../../schema/messages';

/** Said as it is, or a name by language, which is read in the reader's own. */
export type MessageFigure = string | Readonly<Partial<Record<Language, string>>>;

/** What a user is told in the inbox. */
@Entity('message')
export class Message {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint', name: 'user_id' })
  userId!: string;

  @Column({ type: 'text' })
  kind!: MessageKind;

  /** What it is about: `recharge/17`. */
  @Column({ type: 'text', nullable: true })
  subject!: string | null;

  /** Amounts are minor units of USD. */
  @Column({ type: 'jsonb', default: {} })
  figures!: Readonly<Record<string, MessageFigure>>;

  @Column({ type: 'timestamptz', default: () => 'tarn_now()' })
  at!: Date;

  @Column({ type: 'timestamptz', name: 'read_at', nullable: true })
  readAt!: Date | null;
}
