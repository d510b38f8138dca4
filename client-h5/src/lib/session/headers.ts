import { deviceHeaders } from '../../../../schema/devices/device-id';
import { session } from './session';

/** The headers that every request carries, GraphQL or not. */
export function requestHeaders(): Record<string, string> {
  const { language, token } = session();
  const own = token === null ? {} : { token };
  return { ...deviceHeaders(globalThis), language, lang: language, ...own };
}
