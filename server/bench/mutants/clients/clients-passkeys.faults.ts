import type { Fault } from '../fault';

const LIB = 'client-h5/src/lib/passkeys';

/** What the app asks a device for. */
export const passkeyClientFaults: readonly Fault[] = [
  {
    id: 'passkey-on-any-page',
    invariant: 'H8',
    what: 'a passkey is offered on a page that cannot use it',
    file: `${LIB}/canSign.ts`,
    find: 'return hostname === host || hostname.endsWith(`.${host}`);',
    replace: 'return hostname !== null;',
    tests: [`${LIB}/passkeys.test.tsx`],
  },
  {
    id: 'passkey-before-its-time',
    invariant: 'H8',
    what: 'a passkey is asked for that does not stand for the fund password yet',
    file: `${LIB}/useFundPasskey.ts`,
    find: 'Date.parse(fundSince) <= now',
    replace: 'Date.parse(fundSince) > 0',
    tests: [`${LIB}/passkeys.test.tsx`],
  },
  {
    id: 'passkey-closes-loudly',
    invariant: 'H8',
    what: 'whoever closes the dialog of the device is told that something went wrong',
    file: `${LIB}/onDevice.ts`,
    find: "if (!['NotAllowedError', 'AbortError'].includes(nameOf(error))) {",
    replace: "if (nameOf(error) !== '') {",
    tests: [`${LIB}/passkeys.test.tsx`],
  },
];
