import { HttpError, type AuthProvider } from 'react-admin';
import type { ConsoleIdentity } from '../lib/useMe';
import { resources } from '../resources';
import { canAccess } from './canAccess';
import { closeSession, forgetSession, me, openSession } from './session';
import type { StaffSessionOpenInput } from '../graphql.generated';

const codeOf = (error: unknown): unknown =>
  error instanceof HttpError ? (error.body as { code?: unknown } | null)?.code : undefined;

export const authProvider: AuthProvider = {
  async login(input: StaffSessionOpenInput) {
    await openSession(input);
  },
  async logout() {
    await closeSession();
  },
  async checkAuth() {
    await me();
  },
  checkError(error: unknown) {
    if (codeOf(error) !== 'UNAUTHENTICATED') return Promise.resolve();
    forgetSession();
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
