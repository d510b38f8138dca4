import type { APIRequestContext } from '@playwright/test';

interface Envelope {
  readonly code: number;
  readonly info: string;
  readonly err: string | null;
  readonly data: Record<string, never>;
}

/** Somebody who has an app of before: the old paths alone, with the session that they answered. */
export function oldApp(request: APIRequestContext) {
  let token = '';
  const call = async (path: string, form?: Record<string, string>): Promise<Envelope> => {
    const headers = token ? { token } : {};
    const response = form
      ? await request.post(`/api/${path}`, { form, headers })
      : await request.get(`/api/${path}`, { headers });
    return (await response.json()) as Envelope;
  };
  /** Signs in, and keeps the token; resolves to it. */
  const logIn = async (phone: string, password: string): Promise<string> => {
    const { data } = await call('login/index', { phone, password });
    token = String(data.token);
    return token;
  };
  return { call, logIn };
}
