import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A member of staff and a user who signed in in one browser, undeclared. Written by `flag_shared_device` alone. */
@Entity('shared_device')
export class SharedDevice {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint', name: 'staff_id' })
  staffId!: string;

  @Column({ type: 'bigint', name: 'user_id' })
  userId!: string;

  @Column({ type: 'timestamptz', default: () => 'tarn_now()' })
  at!: Date;
}
