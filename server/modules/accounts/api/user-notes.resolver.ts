import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { ApiContext } from '../../../graphql/api-context';
import { May } from '../../../graphql/may';
import { toList } from '../../../graphql/page';
import { attempt } from '../../../graphql/user-errors';
import { refuse } from '../../../platform/domain-error';
import { readPage } from '../../../platform/page';
import { readId } from '../../../platform/text/read-money';
import type { StaffLoaders } from '../../staff';
import { addUserNote } from '../notes/add-user-note';
import { userNotes, type UserNote } from '../notes/user-notes';
import {
  UserNoteAddInput,
  UserNoteList,
  UserNotePayload,
  type UserNoteType,
} from './user-notes.types';

type NotesContext = ApiContext<StaffLoaders>;

async function show(
  { loaders }: NotesContext,
  { staffId, ...note }: UserNote,
): Promise<UserNoteType> {
  const found = await loaders.staff.load(staffId);
  return { ...note, by: { id: staffId, name: found?.name ?? '' } };
}

@Resolver()
export class UserNotesResolver {
  @May('user.read')
  @Query(() => UserNoteList, {
    description: 'What staff wrote down about a customer, newest first.',
  })
  async userNotes(
    @Ctx() ctx: NotesContext,
    @Arg('userId', () => ID) asked: string,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    const userId = readId(asked);
    const found = userId === null ? [] : await userNotes(ctx, userId, page);
    const { items, info } = toList(found, page, ({ id }) => id);
    return { items: await Promise.all(items.map((note) => show(ctx, note))), info };
  }

  @May('user.note')
  @Mutation(() => UserNotePayload, {
    description: 'Writes a note about a customer down; nobody changes it any more.',
  })
  async userNoteAdd(
    @Ctx() ctx: NotesContext,
    @Arg('input', () => UserNoteAddInput) { note, ...input }: UserNoteAddInput,
  ) {
    const { value, userErrors } = await attempt(ctx, async () => {
      const userId = readId(input.userId) ?? refuse('USER_NOT_FOUND', {}, 'userId');
      const idempotencyKey = input.idempotencyKey ?? null;
      const id = await addUserNote(ctx, { userId, note, idempotencyKey });
      // The newest before the one that would follow it.
      const [kept] = await userNotes(ctx, userId, {
        first: 1,
        after: (BigInt(id) + 1n).toString(),
      });
      return kept ? show(ctx, kept) : null;
    });
    return { note: value, userErrors };
  }
}
