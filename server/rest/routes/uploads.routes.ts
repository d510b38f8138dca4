import { setAvatar } from '../../modules/accounts';
import { acceptUpload, pictureOf } from '../../modules/uploads';
import { refuse } from '../../platform/domain-error';
import type { LegacyRoute } from '../transport/legacy-route';
import { num } from './show';

export const uploadRoutes: readonly LegacyRoute[] = [
  {
    path: 'user/uploadfile',
    method: 'W',
    session: true,
    answer: async ({ ctx, form }) => {
      const file = form.file('image', 'file', 'img', 'pic');
      if (!file) refuse('FORM_INCOMPLETE', { fields: 'image' });
      const { id, path } = await acceptUpload(ctx, pictureOf(file));
      const data = { id: num(id), image: path, url: path, path };
      return { data, done: 'DONE', beside: { image: path } };
    },
  },
  {
    path: 'user/uploadavatar',
    method: 'W',
    session: true,
    answer: async ({ ctx, form }) => {
      const file = form.file('avatar', 'image', 'file');
      if (!file) refuse('FORM_INCOMPLETE', { fields: 'avatar' });
      const link = await setAvatar(ctx, pictureOf(file));
      return { data: { avatar: link, image: link, url: link }, done: 'DONE' };
    },
  },
];
