import { inbox, inboxItem, inboxUnread, readInbox, type InboxItem } from '../../modules/content';
import { requireUser } from '../../platform/context';
import type { LegacyCall, LegacyRoute } from '../transport/legacy-route';
import { legacyPage, NEWEST, sliceOf } from '../transport/paging';
import { forOldApp } from './content.routes';
import { num, sec } from './show';

/** A message is plain text, and the old apps show HTML; what is broadcast is HTML already. */
function showMessage({ id, title, body, html, at, readAt }: InboxItem) {
  const plain = () => body.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');
  const content = html === null ? plain() : forOldApp(html);
  return { id: num(id), title, content, time: sec(at), is_read: readAt === null ? 0 : 1 };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

async function read({ ctx, form }: LegacyCall) {
  const id = form.get('id');
  if (id !== undefined && id !== '') return { data: showMessage(await inboxItem(ctx, id)) };
  const { rows } = sliceOf(await inbox(ctx, NEWEST), legacyPage(form));
  const list = rows.map(showMessage);
  return {
    data: {
      msgtop: list.filter((message) => message.is_read === 0),
      msgfoot: list.filter((message) => message.is_read === 1),
      list,
      unread: await inboxUnread(ctx.db, requireUser(ctx).userId),
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
    answer: async ({ ctx, form }) => {
      const id = form.need('id');
      await readInbox(ctx, id);
      return { data: showMessage(await inboxItem(ctx, id)) };
    },
  },
];
