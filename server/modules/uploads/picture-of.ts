import { limits } from '../../../schema/limits';
import { refuse } from '../../platform/domain-error';

/** A file as a transport has read it: `truncated` when it went over the limit. */
interface SentFile {
  readonly content: Buffer;
  readonly truncated: boolean;
}

/** @throws FILE_TOO_LARGE when the transport has cut it off */
export const pictureOf = ({ content, truncated }: SentFile): Buffer =>
  truncated ? refuse('FILE_TOO_LARGE', { mb: limits.uploadBytesMax / 1024 / 1024 }) : content;
