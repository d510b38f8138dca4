import 'i18next';
import type h5 from '../../../schema/locales/en/h5.json';
import type trading from '../../../schema/locales/en/h5-trading.json';
import type { DoneCode, ErrorCode } from '../../../schema/errors';

declare module 'i18next' {
  interface CustomTypeOptions {
    // Words of the screens by their plain key, the others as `errors:CODE`.
    defaultNS: ['h5', 'trading', 'errors', 'done'];
    resources: {
      h5: typeof h5;
      trading: typeof trading;
      errors: Record<ErrorCode, string>;
      done: Record<DoneCode, string>;
    };
  }
}
