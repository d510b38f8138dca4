import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { CreatedAt } from '../../platform/database/columns';

/** A picture a user sent: decoded, re-encoded, stored outside the web root under a random name. */
@Entity('upload')
export class Upload {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint', name: 'user_id' })
  userId!: string;

  @Column({ type: 'text' })
  name!: string;

  /** SHA-256 of the decoded pixels: the same picture gives the same hash whatever its metadata. */
  @Column({ type: 'bytea', name: 'image_hash' })
  imageHash!: Buffer;

  @Column({ type: 'int' })
  bytes!: number;

  @Column({ type: 'int' })
  width!: number;

  @Column({ type: 'int' })
  height!: number;

  @Column({ type: 'boolean', default: false })
  attached!: boolean;

  @CreatedAt()
  createdAt!: Date;
}
