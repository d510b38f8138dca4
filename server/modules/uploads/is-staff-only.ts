import type { Context } from '../../platform/context';
import { Upload } from './upload.entity';

/** Whether a file is part of a document of identity, which no signed link opens. */
export const isStaffOnly = ({ db }: Pick<Context, 'db'>, name: string): Promise<boolean> =>
  db.getRepository(Upload).existsBy({ name, staffOnly: true });
