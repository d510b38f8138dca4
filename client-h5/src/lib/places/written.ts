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
 * What somebody had written in each conversation when its field went away, to choose a place or because it was closed, for
 * the field they come back to; nobody else’s. In memory alone: pictures lie in no storage of a device.
 */
let kept = { token: session().token, last: NEW_TALK, written: new Map<string, Written>() };

/** Those of whoever is here now: what others wrote on this device is forgotten. */
function own() {
  const { token } = session();
  if (kept.token !== token) kept = { token, last: NEW_TALK, written: new Map() };
  return kept;
}

export function keepWritten(talk: string, written: Written = nothing): void {
  const mine = own();
  mine.last = talk;
  if (written === nothing) mine.written.delete(talk);
  else mine.written.set(talk, written);
}

export const writtenBefore = (talk: string): Written => own().written.get(talk) ?? nothing;

/** The place stands in a line of its own, below what was written in the field that went away last. */
export function addPlace(line: string): void {
  const { last } = own();
  const written = writtenBefore(last);
  const before = written.text.trimEnd();
  keepWritten(last, { ...written, text: before === '' ? line : `${before}\n${line}` });
}
