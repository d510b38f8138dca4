import { IdCard } from 'lucide-react';
import type { ConsoleResource } from '../../lib/consoleResource';
import { lazyScreen } from '../../lib/lazyScreen';
import { ask } from '../../lib/request';
import { readFilter } from './list/readFilter';
import { verificationFigures, whole } from './verification';
import { verificationActions } from './verificationActions';
import { VerificationDocument, VerificationsDocument } from './verifications.generated';

/** No create and no edit: who somebody is changes only through their own requests. */
export const verifications = {
  resource: {
    name: 'verifications',
    list: lazyScreen('VerificationList', () => import('./VerificationList')),
    recordRepresentation: 'number',
  },
  table: {
    list: async ({ first, after, filter }) =>
      (await ask(VerificationsDocument, { first, after, filter: readFilter(filter) }))
        .verifications,
    one: async (id) => {
      const { verification } = await ask(VerificationDocument, { id });
      return verification && whole(verification);
    },
  },
  actions: verificationActions,
  access: {
    list: 'verification.read',
    show: 'verification.read',
    take: 'verification.take',
    decide: 'verification.decide',
  },
  menu: { group: 'queues', icon: IdCard, figures: verificationFigures },
  ofUser: {
    tab: 'verifications',
    Table: lazyScreen('UserVerifications', () => import('./UserVerifications')),
    filter: (userId) => ({ userId }),
  },
} satisfies ConsoleResource;
