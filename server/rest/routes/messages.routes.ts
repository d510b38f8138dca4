import type { LoadedContext } from '../../http/context';
import {
  messageById,
  messages,
  readMessage,
  sayMessage,
  unreadCount,
} from '../../modules/notifications';
import type { Message } from '../../modules/notifications';
import { requireUser } from '../../platform/context';
import type { LegacyCall, LegacyRoute } from '../transport/legacy-route';
import { legacyPage, NEWEST, sliceOf } from '../transport/paging';
import { num, sec } from './show';

/** Its text is plain; the old apps show it as HTML. */
function showMessage({ locale }: LoadedContext, message: Message) {
  const { title, body } = sayMessage(locale, message);
  const content = body.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');
  return {
    id: num(message.id),
    title,
    content,
    time: sec(message.at),
    is_read: message.readAt === null ? 0 : 1,
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

async function read({ ctx, form }: LegacyCall) {
  const id = form.get('id');
  if (id !== undefined && id !== '') return { data: showMessage(ctx, await messageById(ctx, id)) };
  const { rows } = sliceOf(await messages(ctx, NEWEST), legacyPage(form));
  const list = rows.map((message) => showMessage(ctx, message));
  return {
    data: {
      msgtop: list.filter((message) => message.is_read === 0),
      msgfoot: list.filter((message) => message.is_read === 1),
      list,
      unread: await unreadCount(ctx.db, requireUser(ctx).userId),
    },
  };
}

export const messageRoutes: readonly LegacyRoute[] = [
  {
    path: 'user/msg',
    // Reading changes nothing: a GET with an id shows the message and leaves it unread.
    method: 'D',
    session: true,
    submits: ['id'],
    read,
    answer: async ({ ctx, form }) => ({
      data: showMessage(ctx, await readMessage(ctx, form.need('id'))),
    }),
  },
];
