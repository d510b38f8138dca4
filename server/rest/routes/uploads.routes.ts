import { limits } from '../../../schema/limits';
import { acceptUpload } from '../../modules/uploads';
import { refuse } from '../../platform/domain-error';
import type { FormFile } from '../../http/read-multipart';
import type { LegacyRoute } from '../transport/legacy-route';
import { num } from './show';

/** @throws FILE_TOO_LARGE when the transport cut it off */
export const fileContent = ({ content, truncated }: FormFile): Buffer =>
  truncated
    ? refuse('FILE_TOO_LARGE', { mb: String(limits.uploadBytesMax / 1024 / 1024) })
    : content;

export const uploadRoutes: readonly LegacyRoute[] = [
  {
    path: 'user/uploadfile',
    method: 'W',
    session: true,
    answer: async ({ ctx, form }) => {
      const file = form.file('image', 'file', 'img', 'pic');
      if (!file) refuse('FORM_INCOMPLETE', { fields: 'image' });
      const { id, path } = await acceptUpload(ctx, fileContent(file));
      const data = { id: num(id), image: path, url: path, path };
      return { data, done: 'DONE', beside: { image: path } };
    },
  },
];
