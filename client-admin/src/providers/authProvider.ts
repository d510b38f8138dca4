import { HttpError, type AuthProvider } from 'react-admin';
import { accepted } from '../lib/refused';
import { ask } from '../lib/request';
import type { ConsoleIdentity } from '../lib/useMe';
import { resources } from '../resources';
import { canAccess } from './canAccess';
import {
  MeDocument,
  StaffSessionCloseDocument,
  StaffSessionOpenDocument,
  type MeQuery,
  type StaffSessionOpenInput,
} from './session.generated';

type Staff = MeQuery['me'];

let known: Promise<Staff> | null = null;

/** Asked once per session; a failure is not remembered. */
function me(): Promise<Staff> {
  known ??= ask(MeDocument, {}).then(
    (answer) => answer.me,
    (error: unknown) => {
      known = null;
      throw error;
    },
  );
  return known;
}

const codeOf = (error: unknown): unknown =>
  error instanceof HttpError ? (error.body as { code?: unknown } | null)?.code : undefined;

export const authProvider: AuthProvider = {
  async login({ email, password }: StaffSessionOpenInput) {
    known = null;
    const { staffSessionOpen } = await ask(StaffSessionOpenDocument, {
      input: { email, password },
    });
    accepted(staffSessionOpen);
  },
  async logout() {
    const signedIn = known !== null;
    known = null;
    // A session that is gone already needs no closing.
    if (signedIn) await ask(StaffSessionCloseDocument, {}).catch(() => undefined);
  },
  async checkAuth() {
    await me();
  },
  checkError(error: unknown) {
    if (codeOf(error) !== 'UNAUTHENTICATED') return Promise.resolve();
    known = null;
    return Promise.reject(new Error('ra.notification.logged_out'));
  },
  async getIdentity(): Promise<ConsoleIdentity> {
    const { id, name, email, role, practice } = await me();
    return { id, fullName: name, email, role, practice };
  },
  async canAccess({ action, resource }) {
    const { permissions } = await me();
    return canAccess(resources, permissions, { action, resource });
  },
};
