const ORIGIN = 'http://tarn';

/**
 * What a request line asks for, whatever was written there: a path, or a whole address as proxies
 * send it. Null when it is neither, and nothing can be looked up under it.
 */
export function readTarget(target: string | undefined): URL | null {
  // A path is never read for a host: `//` is a path too, and means none of our pages.
  if (target?.startsWith('/')) return new URL(`${ORIGIN}${target}`);
  try {
    const url = new URL(target ?? '');
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
  } catch {
    return null;
  }
}
