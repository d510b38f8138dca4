import type { Module } from '../../platform/module';
import { AgreementResolver } from './api/agreement.resolver';

/** What the operator says to people. */
export const content = {
  name: 'content',
  resolvers: { user: [AgreementResolver] },
} satisfies Module;
