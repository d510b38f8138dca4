import { randomFillSync } from 'node:crypto';
import { deviceHeader, deviceHeaders, isDeviceId } from './device-id';

const crypto = { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => randomFillSync(bytes) };

function aBrowser(kept = new Map<string, string>()) {
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return { kept, localStorage, crypto };
}

describe('O1: what a browser calls itself', () => {
  it('is made once, at random, and the same with each request', () => {
    const [one, other] = [aBrowser(), aBrowser()];
    const id = deviceHeaders(one)[deviceHeader] ?? '';
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect([deviceHeaders(one), deviceHeaders(one)]).toEqual(Array(2).fill({ [deviceHeader]: id }));
    expect(deviceHeaders(other)[deviceHeader]).not.toBe(id);
    expect([...one.kept]).toEqual([['tarn.device', id]]);
  });

  it('is made anew where something else was kept', () => {
    const browser = aBrowser(new Map([['tarn.device', 'nonsense']]));
    expect(isDeviceId(deviceHeaders(browser)[deviceHeader] ?? '')).toBe(true);
  });

  it.each([
    [
      'storage is refused',
      {
        crypto,
        get localStorage(): never {
          throw new Error('SecurityError');
        },
      },
    ],
    [
      'nothing is kept',
      { crypto, localStorage: { getItem: () => null, setItem: () => undefined } },
    ],
    [
      'storage is full',
      {
        crypto,
        localStorage: {
          getItem: () => null,
          setItem: () => {
            throw new Error('QuotaExceededError');
          },
        },
      },
    ],
  ])('is not sent where %s, and nothing breaks', (_, browser) => {
    expect(deviceHeaders(browser)).toEqual({});
  });
});
