import type { IncomingMessage } from 'node:http';
import helmet from 'helmet';

const HOST = /^(?:[a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::[0-9]{1,5})?$/i;

/** The host a request names, or null when that is no host at all. */
export function hostOf({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const { host } = headers;
  return host !== undefined && HOST.test(host) ? host : null;
}

/** Older Safari does not count a socket as `'self'`, so our own host is named; no other ever is. */
function ownHosts(request: IncomingMessage, live: boolean): string {
  const host = hostOf(request);
  if (host === null) return "'self'";
  return live ? `'self' wss://${host}` : `'self' ws://${host} wss://${host}`;
}

/** The headers of every answer, whatever its status. */
export const securityHeaders = (live: boolean) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // MUI and the charts write their styles at run time; scripts get no such leave.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: [(request) => ownHosts(request, live)],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: live ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
