import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ChatAuthor, ChatSubject, ChatTopic } from '../../../../schema/chat/conversations';
import type { Language } from '../../../../schema/languages';
import type { ReviewState } from '../../../../schema/review-states';
import { CreatedAt } from '../../../platform/database/columns';
import { LeaseColumns } from '../../reviews';

/** A talk with customer service, with its review: the view `conversation_review`. */
@Entity({ name: 'conversation_review', synchronize: false })
export class Conversation extends LeaseColumns {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'text' })
  number!: string;

  /** Null for a visitor. */
  @Column({ type: 'bigint', name: 'user_id', nullable: true })
  userId!: string | null;

  /** In which the person last wrote or opened it: staff answer in it. */
  @Column({ type: 'text' })
  language!: Language;

  @Column({ type: 'text' })
  topic!: ChatTopic;

  /** What of one's own it is about, with `subjectId`. */
  @Column({ type: 'text', name: 'subject_kind', nullable: true })
  subjectKind!: ChatSubject | null;

  @Column({ type: 'bigint', name: 'subject_id', nullable: true })
  subjectId!: string | null;

  @Column({ type: 'timestamptz', name: 'opened_at' })
  openedAt!: Date;

  /** When the first question got its first answer. */
  @Column({ type: 'timestamptz', name: 'answered_at', nullable: true })
  answeredAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'closed_at', nullable: true })
  closedAt!: Date | null;

  /** 1 to 5, of the person. */
  @Column({ type: 'int', nullable: true })
  rating!: number | null;

  /** Up to which message each side has read. */
  @Column({ type: 'bigint', name: 'user_read_id' })
  userReadId!: string;

  @Column({ type: 'bigint', name: 'staff_read_id' })
  staffReadId!: string;

  /** The last answer of staff; 0 without one. */
  @Column({ type: 'bigint', name: 'answer_id' })
  answerId!: string;

  @Column({ type: 'text', name: 'review_state' })
  reviewState!: ReviewState;
}

/** One thing that was said. */
@Entity('conversation_message')
export class ChatMessage {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint', name: 'conversation_id' })
  conversationId!: string;

  @Column({ type: 'text' })
  author!: ChatAuthor;

  @Column({ type: 'bigint', name: 'staff_id', nullable: true })
  staffId!: string | null;

  /** Made by who says it, so that a repeat is none. */
  @Column({ type: 'text', name: 'client_id' })
  clientId!: string;

  @Column({ type: 'text' })
  body!: string;

  /** Uploads of the user. */
  @Column({ type: 'bigint', array: true, default: [] })
  pictures!: string[];

  /** Of a line of the system: what its words need. */
  @Column({ type: 'jsonb', default: {} })
  figures!: Readonly<Record<string, string>>;

  @CreatedAt({ name: 'at' })
  at!: Date;
}

/** What staff say often, in each language. */
@Entity('canned_reply')
export class CannedReply {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'jsonb' })
  texts!: Readonly<Record<string, string>>;

  @Column({ type: 'int', default: 1 })
  version!: number;

  @CreatedAt({ name: 'changed_at' })
  changedAt!: Date;
}
