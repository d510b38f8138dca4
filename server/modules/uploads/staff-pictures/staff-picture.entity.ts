import { Column, Entity, PrimaryColumn } from 'typeorm';
import { CreatedAt } from '../../../platform/database/columns';

/** A picture that staff sent to be shown to users: decoded, re-encoded, known by the SHA-256 of its file. */
@Entity('staff_picture')
export class StaffPicture {
  @PrimaryColumn({ type: 'text' })
  hash!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'bigint', name: 'staff_id' })
  staffId!: string;

  @Column({ type: 'int' })
  bytes!: number;

  @Column({ type: 'int' })
  width!: number;

  @Column({ type: 'int' })
  height!: number;

  /** Somebody has proposed it: it is kept for good. */
  @Column({ type: 'boolean', default: false })
  proposed!: boolean;

  /** Two administrators stand for it: users see it. */
  @Column({ type: 'boolean', default: false })
  shown!: boolean;

  @CreatedAt()
  createdAt!: Date;
}
