import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A page lives for a second, so it is packed quickly rather than as small as can be. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export type Encoding = 'br' | 'gzip' | 'identity';

/** One page in each form that is asked for, packed once. */
export type PackedPage = (encoding: Encoding) => Promise<Buffer>;

export function packedPage(html: string): PackedPage {
  const plain = Buffer.from(html);
  const forms = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(plain)]]);
  const pack = { br: () => brotli(plain, QUICK), gzip: () => zip(plain) };
  return (encoding) => {
    const known = forms.get(encoding);
    if (known || encoding === 'identity') return known ?? Promise.resolve(plain);
    const made = pack[encoding]();
    forms.set(encoding, made);
    return made;
  };
}
