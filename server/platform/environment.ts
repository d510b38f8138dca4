export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown for a setting that cannot be used; its message is meant for the person who set it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** An empty variable counts as one that is not set: `PORT= npm start` means the default. */
export function text(env: Environment, key: string): string | null {
  const given = env[key]?.trim() ?? '';
  return given === '' ? null : given;
}

export function choice<const T extends string>(
  env: Environment,
  key: string,
  [fallback, ...others]: readonly [T, ...T[]],
): T {
  const given = text(env, key);
  if (given === null) return fallback;
  const allowed = [fallback, ...others];
  const found = allowed.find((one) => one === given);
  if (found === undefined) throw new ConfigError(`${key} is ${allowed.join(' or ')}, not ${given}`);
  return found;
}

export function wholeNumber(
  env: Environment,
  key: string,
  range: { readonly fallback: number; readonly min: number; readonly max: number },
): number {
  const given = text(env, key);
  if (given === null) return range.fallback;
  const value = /^\d{1,9}$/.test(given) ? Number.parseInt(given, 10) : NaN;
  if (value >= range.min && value <= range.max) return value;
  throw new ConfigError(
    `${key} is a whole number from ${String(range.min)} to ${String(range.max)}, not ${given}`,
  );
}

export const list = (env: Environment, key: string): readonly string[] =>
  (text(env, key) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export function databaseUrl(env: Environment, key: string): string | null {
  const given = text(env, key);
  if (given === null || /^postgres(ql)?:\/\/./.test(given)) return given;
  throw new ConfigError(`${key} begins with postgres://`);
}

/** A scheme, a host and a port, as a browser names them; null when there is none. */
export function origin(env: Environment, key: string): string | null {
  const given = text(env, key);
  if (given === null) return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url?.origin === given.replace(/\/$/, '') && /^https?:$/.test(url.protocol)) return url.origin;
  throw new ConfigError(`${key} is like https://tarn.example, with nothing behind the host`);
}

/** A key of 32 bytes in hexadecimal; null when there is none. Never repeats it. */
export function key32(env: Environment, key: string): Buffer | null {
  const given = text(env, key);
  if (given === null) return null;
  if (/^[0-9a-f]{64}$/.test(given)) return Buffer.from(given, 'hex');
  throw new ConfigError(`${key} is 64 of 0-9 a-f`);
}
