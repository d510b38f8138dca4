export { acceptUpload, ownUpload, removeLooseUpload } from './accept-upload';
export type { UploadsLoaders } from './uploads.loaders';
export { Upload } from './upload.entity';
