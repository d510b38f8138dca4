import type { Fault } from '../fault';

/** Who looks for help is answered in their language, and led on where a device refuses. */
export const readingFaults: readonly Fault[] = [
  {
    id: 'language-left-behind',
    invariant: 'QUALITY 4',
    what: 'staff answer in the language of before whoever changed it and reads on',
    file: 'server/modules/support/conversations/read_conversation.sql',
    find: ', language = p_language',
    replace: '',
    tests: ['server/modules/support/conversations/language.test.ts'],
  },
  {
    id: 'place-asked-in-vain',
    invariant: 'QUALITY 4',
    what: 'where the device’s place was refused, a button stands that does nothing',
    file: 'client-h5/src/features/places/ChoosePlaceScreen.tsx',
    find: "{!listAlone && 'geolocation' in navigator && (",
    replace: "{'geolocation' in navigator && (",
    tests: ['client-h5/src/features/places/places.test.tsx'],
    only: 'in en the list stands alone',
  },
];
