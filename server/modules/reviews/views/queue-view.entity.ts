import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { CreatedAt } from '../../../platform/database/columns';
import type { Review } from '../review.entity';

/** A filter of a queue under a name, of one member of staff. */
@Entity('queue_view')
export class QueueView {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint', name: 'staff_id' })
  staffId!: string;

  @Column({ type: 'text' })
  kind!: Review['kind'];

  @Column({ type: 'text' })
  name!: string;

  /** Field → text, as in the console's address. */
  @Column({ type: 'jsonb' })
  filter!: Readonly<Record<string, string>>;

  @CreatedAt()
  createdAt!: Date;
}
