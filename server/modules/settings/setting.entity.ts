import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One value staff may change; the migration holds its default. */
@Entity('setting')
export class Setting {
  @PrimaryColumn({ type: 'text' })
  key!: string;

  @Column({ type: 'jsonb' })
  value!: unknown;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'tarn_now()' })
  updatedAt!: Date;
}
