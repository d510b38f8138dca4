export { acceptUpload } from './accept-upload';
export { ownUpload } from './own-upload';
export { removeLooseUpload } from './remove-loose-uploads';
export type { UploadsLoaders } from './uploads.loaders';
export { Upload } from './upload.entity';
export { pictureOf } from './picture-of';
