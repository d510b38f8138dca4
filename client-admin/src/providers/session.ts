import type {
  StaffFactorBeginInput,
  StaffInvitationAcceptInput,
  StaffPasswordResetInput,
  StaffSessionOpenInput,
} from '../graphql.generated';
import { accepted, present } from '../lib/refused';
import { ask } from '../lib/request';
import {
  MeDocument,
  StaffFactorBeginDocument,
  StaffInvitationAcceptDocument,
  StaffPasswordForgotDocument,
  StaffPasswordResetDocument,
  StaffSessionCloseDocument,
  StaffSessionOpenDocument,
  type MeQuery,
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

/** @throws Refused in the server’s words */
export async function openSession(input: StaffSessionOpenInput): Promise<void> {
  known = null;
  const { staffSessionOpen } = await ask(StaffSessionOpenDocument, { input });
  accepted(staffSessionOpen);
}

export interface FactorSetup {
  /** Base32, to be typed. */
  readonly key: string;
  /** The same as a link. */
  readonly uri: string;
}

/** What an authenticator app needs; whoever signs in with a code of it has it in use. @throws Refused */
export async function beginFactor(input: StaffFactorBeginInput): Promise<FactorSetup> {
  const { staffFactorBegin } = await ask(StaffFactorBeginDocument, { input });
  const { setupKey, setupUri } = accepted(staffFactorBegin);
  return { key: present(setupKey), uri: present(setupUri) };
}

/** Joins the staff by the link of a mail. @throws Refused */
export async function acceptInvitation(input: StaffInvitationAcceptInput): Promise<void> {
  const { staffInvitationAccept } = await ask(StaffInvitationAcceptDocument, { input });
  accepted(staffInvitationAccept);
}

/** Asks for a link to a mailbox of the staff; nothing is said of whose it is. @throws Refused */
export async function forgotPassword(email: string): Promise<void> {
  const { staffPasswordForgot } = await ask(StaffPasswordForgotDocument, { email });
  accepted(staffPasswordForgot);
}

/** Chooses another password by the link of a mail. @throws Refused */
export async function resetPassword(input: StaffPasswordResetInput): Promise<void> {
  const { staffPasswordReset } = await ask(StaffPasswordResetDocument, { input });
  accepted(staffPasswordReset);
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
