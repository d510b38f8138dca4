import { READ, type Module } from '../../platform/module';
import { ChangeAdminResolver, ChangeResolver } from './api/change.resolver';
import { VerificationAdminFieldsResolver } from './api/verification-admin-fields.resolver';
import { VerificationAdminResolver } from './api/verification-admin.resolver';
import { VerificationResolver } from './api/verification.resolver';
import { DocumentRemoval } from './retention/document-removal.entity';
import { removeDueDocuments } from './retention/remove-due-documents';
import { Verification } from './verification.entity';
import { Version } from './version.entity';
import { verificationNumbers, verificationsCalled } from './verifications';
import { verificationsLoaders } from './verifications.loaders';

/** Proof of the real name, and changes of what is verified. */
export const verifications = {
  name: 'verifications',
  // Row-level security shows a transaction what belongs to the person it names, and nothing else.
  tables: { document_removal: READ, verification: READ, verification_request: READ },
  functions: [
    ...['change_refusal', 'open_change', 'submit_change', 'take_change'],
    ...['due_documents', 'finish_removal', 'record_removal'],
    ...['approve_verification', 'next_verification', 'open_documents', 'refuse_verification'],
    ...[
      'submit_verification',
      'verification_called',
      'verification_number',
      'verification_refusal',
      'verified_first',
    ],
  ],
  entities: [DocumentRemoval, Verification, Version],
  resolvers: {
    user: [VerificationResolver, ChangeResolver],
    staff: [ChangeAdminResolver, VerificationAdminResolver, VerificationAdminFieldsResolver],
  },
  permissions: {
    'verification.read': ['SUPPORT', 'ADMIN'],
    'verification.take': ['SUPPORT', 'ADMIN'],
    'verification.decide': ['SUPPORT', 'ADMIN'],
  },
  loaders: verificationsLoaders,
  jobs: [{ name: 'remove-due-documents', everyMs: 6 * 3_600_000, run: removeDueDocuments }],
  audited: { verification: { names: verificationNumbers, idsOf: verificationsCalled } },
  sealed: [
    { table: 'verification', column: 'real_name' },
    { table: 'verification', column: 'id_number' },
    { table: 'verification', column: 'birth_date' },
    { table: 'verification', column: 'confirmed_birth' },
  ],
} satisfies Module;
