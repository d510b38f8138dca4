export { acceptUpload, ownUpload } from './accept-upload';
export type { UploadsLoaders } from './uploads.loaders';
export { Upload } from './upload.entity';
export { pictureOf } from './picture-of';
