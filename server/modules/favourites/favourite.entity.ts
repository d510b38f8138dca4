import { Entity, PrimaryColumn } from 'typeorm';
import { CreatedAt } from '../../platform/database/columns';

/** A star of one user on one instrument. */
@Entity('favourite')
export class Favourite {
  @PrimaryColumn({ type: 'bigint', name: 'user_id' })
  userId!: string;

  @PrimaryColumn({ type: 'bigint', name: 'instrument_id' })
  instrumentId!: string;

  @CreatedAt({ name: 'starred_at' })
  starredAt!: Date;
}
