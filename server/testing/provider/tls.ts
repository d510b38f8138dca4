import 'reflect-metadata';
import { X509CertificateGenerator, SubjectAlternativeNameExtension } from '@peculiar/x509';
import { webcrypto } from 'node:crypto';

export interface TestCertificate {
  /** PEM. It signs itself: whoever is to trust it names it. */
  readonly cert: string;
  readonly key: string;
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/** A certificate of today for this host. */
export async function testCertificate(host: string): Promise<TestCertificate> {
  const keys = await webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const day = 86_400_000;
  const made = await X509CertificateGenerator.createSelfSigned(
    {
      name: `CN=${host}`,
      notBefore: new Date(Date.now() - day),
      notAfter: new Date(Date.now() + day),
      signingAlgorithm: ALGORITHM,
      keys,
      extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: host }])],
    },
    webcrypto,
  );
  const pkcs8 = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey));
  const lines = pkcs8.toString('base64').match(/.{1,64}/g) ?? [];
  const key = ['-----BEGIN PRIVATE KEY-----', ...lines, '-----END PRIVATE KEY-----', ''].join('\n');
  return { cert: made.toString('pem'), key };
}
