import { accepted } from '../lib/refused';
import { ask } from '../lib/request';
import {
  MeDocument,
  StaffSessionCloseDocument,
  StaffSessionOpenDocument,
  type MeQuery,
  type StaffSessionOpenInput,
} from './session.generated';

/** Who is signed in. What sign-in needs is here, apart from react-admin, which is loaded after it. */
export type Staff = MeQuery['me'];

let known: Promise<Staff> | null = null;

/**
 * Who is signed in: asked once per session; a failure is not remembered.
 * @throws HttpError, with `body.code` UNAUTHENTICATED when nobody is
 */
export function me(): Promise<Staff> {
  known ??= ask(MeDocument, {}).then(
    (answer) => answer.me,
    (error: unknown) => {
      known = null;
      throw error;
    },
  );
  return known;
}

/** @throws HttpError with the server's words when it refuses */
export async function openSession(input: StaffSessionOpenInput): Promise<void> {
  known = null;
  const { staffSessionOpen } = await ask(StaffSessionOpenDocument, { input });
  accepted(staffSessionOpen);
}

export async function closeSession(): Promise<void> {
  const signedIn = known !== null;
  known = null;
  // A session that is gone already needs no closing.
  if (signedIn) await ask(StaffSessionCloseDocument, {}).catch(() => undefined);
}

/** The server says that nobody is signed in any more. */
export function forgetSession(): void {
  known = null;
}
