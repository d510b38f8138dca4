export { acceptUpload, ownUpload, removeLooseUploads, uploadLinks } from './accept-upload';
export { Upload } from './upload.entity';
