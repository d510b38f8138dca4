export { acceptSquare, acceptUpload } from './accept-upload';
export { readAvatar } from './read-avatar';
export { ownUpload } from './own-upload';
export type { UploadsLoaders } from './uploads.loaders';
export { Upload } from './upload.entity';
export { pictureOf } from './picture-of';
export {
  dropUnused,
  readPicture,
  storeSent,
  type Given,
  type SentPicture,
  type StoredPicture,
} from './sent-picture';
export { acceptStaffPicture } from './staff-pictures/accept-staff-picture';
export { readShownPicture, readStaffPicture, shownPath } from './staff-pictures/read-staff-picture';
export { isStaffOnly } from './is-staff-only';
export { pictureTokenHash, usePictureView } from './use-picture-view';
