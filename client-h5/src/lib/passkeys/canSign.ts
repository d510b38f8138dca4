/** Whether this browser, on this page, can use passkeys of the host that the server names. */
export function canSign(host: string | null | undefined): boolean {
  if (host == null || typeof PublicKeyCredential === 'undefined') return false;
  const { hostname } = window.location;
  return hostname === host || hostname.endsWith(`.${host}`);
}
