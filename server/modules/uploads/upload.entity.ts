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

  /** How it looks, as 640 signs; null where nobody looks for copies. */
  @Column({ type: 'bit', length: 640, nullable: true, select: false })
  print!: string | null;

  @Column({ type: 'int' })
  bytes!: number;

  @Column({ type: 'int' })
  width!: number;

  @Column({ type: 'int' })
  height!: number;

  @Column({ type: 'boolean', default: false })
  attached!: boolean;

  /** Part of a document of identity: opened by staff alone, never by a signed link. */
  @Column({ type: 'boolean', name: 'staff_only', default: false })
  staffOnly!: boolean;

  /** The picture beside somebody’s name: shown by its name alone, to everybody. */
  @Column({ type: 'boolean', default: false })
  avatar!: boolean;

  @CreatedAt()
  createdAt!: Date;
}
