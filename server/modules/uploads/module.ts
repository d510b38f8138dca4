import { READ, type Module } from '../../platform/module';
import { removeLooseUploads } from './remove-loose-uploads';
import { Upload } from './upload.entity';
import { uploadsLoaders } from './uploads.loaders';

/** Pictures that people send. */
export const uploads = {
  name: 'uploads',
  tables: { upload: { ...READ, DELETE: true } },
  functions: ['store_upload'],
  entities: [Upload],
  loaders: uploadsLoaders,
  jobs: [{ name: 'remove-loose-uploads', everyMs: 3_600_000, run: removeLooseUploads }],
} satisfies Module;
