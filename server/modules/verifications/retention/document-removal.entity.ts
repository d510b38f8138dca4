import { Column, Entity, PrimaryColumn } from 'typeorm';
import { CreatedAt } from '../../../platform/database/columns';

/** A picture of a document that was removed: what proves which one it was. */
@Entity('document_removal')
export class DocumentRemoval {
  @PrimaryColumn({ type: 'bigint', name: 'upload_id' })
  uploadId!: string;

  /** SHA-256 of the stored file. */
  @Column({ type: 'bytea', name: 'file_hash' })
  fileHash!: Buffer;

  @CreatedAt({ name: 'recorded_at' })
  recordedAt!: Date;

  /** Null while the file may still be there. */
  @Column({ type: 'timestamptz', name: 'removed_at', nullable: true })
  removedAt!: Date | null;
}
