import type { Fault } from '../fault';

const SEND_ORDER = ['client-h5/src/features/trading/review/useSendOrder.test.tsx'];
const RECHARGE = ['client-h5/src/features/recharge/useRecharge.test.tsx'];
const UPLOAD = ['client-h5/src/lib/upload/useUpload.test.tsx'];
const LOG_OUT = ['client-h5/src/features/account/LogOutSheet.test.tsx'];
const LOG_IN = ['client-h5/src/features/auth/LoginScreen.test.tsx'];
const SAYING = ['client-h5/src/features/support/useSaying.test.tsx'];
const WRITTEN = ['client-h5/src/features/support/Composer.test.tsx'];
const WORDS = ['client-h5/src/app/words/featureWords.test.ts'];
const TYPING = [
  'client-h5/src/lib/money/typing.test.ts',
  'client-h5/src/ui/field/MoneyInput.test.tsx',
];

/** What a phone sends, when the network loses it or a thumb is too quick. */
export const clientSendingFaults: readonly Fault[] = [
  {
    id: 'second-tap-orders-again',
    invariant: 'M7',
    what: 'a second tap before the first was drawn sends another order',
    file: 'client-h5/src/features/trading/review/useSendOrder.ts',
    find: '      if (underWay.current) return;\n',
    replace: '',
    tests: SEND_ORDER,
  },
  {
    id: 'lost-order-given-up',
    invariant: 'M7',
    what: 'an order whose answer was lost is not looked for',
    file: 'client-h5/src/features/trading/review/useSendOrder.ts',
    find: '        await check(order);\n',
    replace: '        finish(answer);\n',
    tests: SEND_ORDER,
  },
  {
    id: 'found-order-sent-again',
    invariant: 'M7',
    what: 'an order that stands is sent again after a lost answer',
    file: 'client-h5/src/features/trading/review/orderCalls.ts',
    find: '(await lookUp(client, input.idempotencyKey)) ?? ',
    replace: '',
    tests: SEND_ORDER,
  },
  {
    id: 'lost-recharge-under-another-key',
    invariant: 'M7',
    what: 'a recharge whose answer was lost is sent again under another key',
    file: 'client-h5/src/features/recharge/useRecharge.ts',
    find: '    if (!data) return;\n    setKey(newKey());\n',
    replace: '    setKey(newKey());\n    if (!data) return;\n',
    tests: RECHARGE,
  },
  {
    id: 'other-words-under-lost-id',
    invariant: 'M7',
    what: 'other words after a lost answer go out under the id of the first',
    file: 'client-h5/src/features/support/useSaying.ts',
    find: '      if (intent.current.of !== of) intent',
    replace: '      if (intent.current.of === ``) intent',
    tests: SAYING,
  },
  {
    id: 'refused-recharge-without-field',
    invariant: 'H8',
    what: 'a refused recharge does not say at which field',
    file: 'client-h5/src/features/recharge/useRecharge.ts',
    find: '      if (field) form.setError',
    replace: '      if (!field) form.setError',
    tests: RECHARGE,
  },
  {
    id: 'replaced-upload-counts',
    invariant: 'QUALITY 4',
    what: 'a picture that was replaced or taken away still says that it failed',
    file: 'client-h5/src/lib/upload/useUpload.ts',
    find: '      if (own.signal.aborted) return;\n',
    replace: '',
    tests: UPLOAD,
  },
  {
    id: 'log-out-told-by-another',
    invariant: 'H8',
    what: 'somebody who logs out is asked to log in where another answer tells first that the session has ended',
    file: 'client-h5/src/lib/session/session.ts',
    find: 'const meant = farewell || leaving;',
    replace: 'const meant = farewell;',
    tests: LOG_OUT,
  },
  {
    id: 'log-out-needs-the-server',
    invariant: 'QUALITY 3',
    what: 'a phone stays signed in when the server cannot be reached to log out',
    file: 'client-h5/src/features/account/LogOutSheet.tsx',
    find: '    await close();\n',
    replace: '    if (!(await close()).data) return;\n',
    tests: LOG_OUT,
  },
  {
    id: 'wait-said-as-a-wrong-password',
    invariant: 'A4',
    what: 'an account that must wait is not told so',
    file: 'client-h5/src/features/auth/useLogIn.ts',
    find: "code === 'TOO_MANY_REQUESTS'",
    replace: "code === 'TOO_MANY_CODES'",
    tests: LOG_IN,
  },
  {
    id: 'code-again-at-once',
    invariant: 'H2',
    what: 'another code may be asked for while the server would refuse it',
    file: 'client-h5/src/features/auth/CodeButton.tsx',
    find: ' disabled={wait !== null}',
    replace: '',
    tests: LOG_IN,
  },
  {
    id: 'screen-with-keys',
    invariant: 'QUALITY 4',
    what: 'a screen whose words did not come is drawn with their keys',
    file: 'client-h5/src/app/words/featureWords.ts',
    find: '  if (!i18next.hasResourceBundle(i18next.language, feature)) await chunkFailed();\n',
    replace: '',
    tests: WORDS,
  },
  {
    id: 'written-elsewhere',
    invariant: 'A2',
    what: 'what was written in one conversation, and its pictures, turn up in another',
    file: 'client-h5/src/lib/places/written.ts',
    find: 'own().written.get(talk) ?? nothing',
    replace: 'own().written.get(own().last) ?? nothing',
    tests: WRITTEN,
    only: 'another conversation and somebody else',
  },
  {
    id: 'written-by-others',
    invariant: 'A2',
    what: 'what somebody had written, and its pictures, are shown to who signs in next',
    file: 'client-h5/src/lib/places/written.ts',
    find: 'if (kept.token !== token) {',
    replace: 'if (token === undefined) {',
    tests: WRITTEN,
    only: 'another conversation and somebody else',
  },
  {
    id: 'amount-made-of-another',
    invariant: 'M5',
    what: 'of a pasted text that is no amount the digits are taken for one',
    file: 'client-h5/src/lib/money/typing.ts',
    find: 'fraction === undefined) return noAmount(text);',
    replace: "fraction === undefined) return text.replace(/[^\\d.]/g, '');",
    tests: TYPING,
  },
  {
    id: 'amount-pasted-as-key',
    invariant: 'M5',
    what: 'what is pasted over an amount is read as a key in it',
    file: 'client-h5/src/ui/field/MoneyInput.tsx',
    find: 'isKey(typed) && !isNoAmount(value)',
    replace: '!isNoAmount(value)',
    tests: TYPING,
  },
];
