import { CombinedGraphQLErrors, type ApolloClient } from '@apollo/client';
import { OrderCertificateDocument, StatementProofDocument } from './certificate.generated';

/**
 * The certificate of an own contract, as its file is saved.
 * @throws CombinedGraphQLErrors, whose refusal `whyNone` reads, and whatever the network fails with
 */
export async function ownCertificate(client: ApolloClient, id: string): Promise<string> {
  const { data } = await client.query({
    query: OrderCertificateDocument,
    variables: { id },
    // A file of up to megabytes has nothing to look for among the answers that are kept.
    fetchPolicy: 'no-cache',
  });
  return data.orderCertificate;
}

/** An own line of the statement in its sealed block, as its file is saved; throws as `ownCertificate`. */
export async function ownEntry(client: ApolloClient, lineId: string): Promise<string> {
  const { data } = await client.query({
    query: StatementProofDocument,
    variables: { lineId },
    fetchPolicy: 'no-cache',
  });
  return data.statementProof;
}

const reasons = ['CERTIFICATE_PENDING', 'CERTIFICATE_BEFORE_SEAL', 'ORDER_NOT_FOUND'] as const;

/** Why there is none, where the server said so. */
export function whyNone(error: unknown): (typeof reasons)[number] | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const code = error.errors[0]?.extensions?.code;
  return reasons.find((reason) => reason === code) ?? null;
}
