import type { ChatSubjectInput } from '../../graphql.generated';
import { session } from '../session/session';

/** A picture that goes with what is written. */
export interface ChosenPicture {
  readonly file: File;
  /** What the server calls it; null while it has not come there. */
  readonly path: string | null;
}

export interface Written {
  readonly text: string;
  readonly pictures: readonly ChosenPicture[];
  /** What of one's own a new conversation is about. */
  readonly subject: ChatSubjectInput | null;
}

/** Of no conversation yet: of the one that begins. */
export const NEW_TALK = '';

const nothing: Written = { text: '', pictures: [], subject: null };

/**
 * What somebody had written in a conversation when they left to choose a place, for the field they come back to; nobody
 * else’s and no other conversation’s. In memory alone: pictures lie in no storage of a device.
 */
let kept = { token: session().token, talk: NEW_TALK, written: nothing };

export const keepWritten = (talk: string, written: Written = nothing): void => {
  kept = { token: session().token, talk, written };
};

export const writtenBefore = (talk: string): Written =>
  kept.token === session().token && kept.talk === talk ? kept.written : nothing;

/** The place stands in a line of its own, below what was written. */
export function addPlace(line: string): void {
  const written = writtenBefore(kept.talk);
  const before = written.text.trimEnd();
  keepWritten(kept.talk, { ...written, text: before === '' ? line : `${before}\n${line}` });
}
