import { READ, type Module } from '../../platform/module';
import { removeLooseUploads } from './remove-loose-uploads';
import { removeLooseStaffPictures } from './staff-pictures/remove-loose-staff-pictures';
import { StaffPicture } from './staff-pictures/staff-picture.entity';
import { Upload } from './upload.entity';
import { uploadsLoaders } from './uploads.loaders';

/** Pictures that people send, users and staff. */
export const uploads = {
  name: 'uploads',
  tables: { picture_view: {}, staff_picture: READ, upload: { ...READ, DELETE: true } },
  functions: [
    ...['drop_loose_staff_pictures', 'store_staff_picture', 'store_upload', 'use_picture_view'],
  ],
  entities: [StaffPicture, Upload],
  loaders: uploadsLoaders,
  jobs: [
    { name: 'remove-loose-uploads', everyMs: 3_600_000, run: removeLooseUploads },
    { name: 'remove-loose-staff-pictures', everyMs: 3_600_000, run: removeLooseStaffPictures },
  ],
} satisfies Module;
