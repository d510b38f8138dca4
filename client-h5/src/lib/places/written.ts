import type { ChatSubjectInput } from '../../graphql.generated';
import { dropDraft, fillDraft, readDraft } from '../forms/useDraft';
import { onSession, session } from '../session/session';

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

/** The draft of the texts, by conversation: a reload takes everything else. */
const TEXTS = 'talks';

/** Whose the texts are: it tells sessions apart, and nothing of the token. */
function markOf(token: string | null): string {
  let sum = 7;
  for (const sign of token ?? '') sum = (Math.imul(sum, 31) + sign.charCodeAt(0)) | 0;
  return String(sum);
}

function textsOf(token: string | null): Readonly<Record<string, string>> {
  const { of, ...texts } = readDraft(TEXTS);
  return of === markOf(token) ? texts : {};
}

function reloaded(token: string | null) {
  const texts = Object.entries(textsOf(token));
  const written = new Map<string, Written>(
    texts.map(([talk, text]) => [talk, { ...nothing, text }]),
  );
  return { token, last: NEW_TALK, written };
}

/**
 * What somebody had written in each conversation when its field went away, to choose a place or because it was closed, for
 * the field they come back to; nobody else’s. In memory, but for the texts: pictures lie in no storage of a device.
 */
let kept = reloaded(session().token);
onSession(own);

/** Those of whoever is here now: what others wrote on this device is forgotten. */
function own() {
  const { token } = session();
  if (kept.token !== token) {
    dropDraft(TEXTS);
    kept = reloaded(token);
  }
  return kept;
}

/** Keeps a text, of a field or of one that went away, through a reload. */
export function keepText(talk: string, text: string): void {
  const { token } = own();
  const { [talk]: before, ...others } = textsOf(token);
  if (text === (before ?? '')) return;
  fillDraft(TEXTS, { of: markOf(token), ...others, ...(text === '' ? {} : { [talk]: text }) });
}

export function keepWritten(talk: string, written: Written = nothing): void {
  const mine = own();
  mine.last = talk;
  if (written === nothing) mine.written.delete(talk);
  else mine.written.set(talk, written);
  keepText(talk, written.text);
}

export const writtenBefore = (talk: string): Written => own().written.get(talk) ?? nothing;

/** The place stands in a line of its own, below what was written in the field that went away last. */
export function addPlace(line: string): void {
  const { last } = own();
  const written = writtenBefore(last);
  const before = written.text.trimEnd();
  keepWritten(last, { ...written, text: before === '' ? line : `${before}\n${line}` });
}
