/** An address as a letter would have it, and its point in degrees, north and east counted up. */
export interface Office {
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
}

const isDegrees = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

/** What is no address with a point on the earth is none. */
export function officeIn(value: unknown): Office | null {
  if (typeof value !== 'object' || value === null) return null;
  const { address, latitude, longitude } = value as Readonly<Record<keyof Office, unknown>>;
  if (typeof address !== 'string' || address.trim() === '') return null;
  if (!isDegrees(latitude, 90) || !isDegrees(longitude, 180)) return null;
  return { address, latitude, longitude };
}
