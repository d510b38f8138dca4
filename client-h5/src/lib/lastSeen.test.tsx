import { act, renderHook } from '@testing-library/react';
import { followSession, keepSeen, lookBack, useSeenAt } from './lastSeen';
import { lockOut, rereadSession, session, setLanguage, signIn, signOut } from './session/session';

const me = { me: { balances: { total: { amount: '12.50' } } } };
const markets = { instruments: [{ symbol: 'BTC/USDT' }] };
const everything = () => JSON.stringify(Object.entries(localStorage));

beforeAll(followSession);
beforeEach(() => {
  localStorage.clear();
  signOut({ farewell: false });
  signIn('token-of-mia');
  keepSeen('Me', me, session().token);
  keepSeen('PopularMarkets', markets, session().token);
});
afterEach(() => {
  setLanguage('en');
});

describe('what was last seen', () => {
  it('is given again, with its age, until something newer comes', () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-20T14:06:00Z') });
    keepSeen('PopularMarkets', markets, null);
    jest.useRealTimers();
    const { result } = renderHook(() => useSeenAt());
    expect(result.current).toBeNull();
    act(() => {
      expect(lookBack('PopularMarkets')).toEqual(markets);
      expect(lookBack('Me')).toEqual(me);
    });
    expect(result.current).toBe('2026-11-20T14:06:00.000Z');
    act(() => {
      keepSeen('PopularMarkets', markets, null);
      keepSeen('Me', me, session().token);
    });
    expect(result.current).toBeNull();
  });

  it('is kept for each market, and the newer one of any takes the age away', () => {
    const gold = { instrument: { symbol: 'XAU/USD' } };
    keepSeen('Instrument 5', gold, null);
    keepSeen('Instrument 6', { instrument: { symbol: 'EUR/USD' } }, null);
    const { result } = renderHook(() => useSeenAt());
    act(() => {
      expect(lookBack('Instrument 5')).toEqual(gold);
      expect(lookBack('Instrument 7')).toBeNull();
    });
    expect(result.current).not.toBeNull();
    act(() => {
      keepSeen('Instrument 6', gold, null);
    });
    expect(result.current).toBeNull();
  });

  it('in another language is not given', () => {
    setLanguage('de');
    expect(lookBack('PopularMarkets')).toBeNull();
  });

  it.each([
    [
      'logs out',
      () => {
        signOut({ farewell: true });
      },
    ],
    [
      'is signed out by the server',
      () => {
        signOut({ farewell: false });
      },
    ],
    [
      'is locked',
      () => {
        lockOut('A reason');
      },
    ],
    [
      'is followed by another',
      () => {
        signIn('token-of-leo');
      },
    ],
    [
      'logs out in another window',
      () => {
        localStorage.removeItem('tarn.token');
        rereadSession();
      },
    ],
  ])('A2: of a person is gone when that person %s, and the rest stays', (_, leave) => {
    expect(everything()).toContain('12.50');
    leave();
    expect(everything()).not.toContain('12.50');
    expect(lookBack('Me')).toBeNull();
    expect(lookBack('PopularMarkets')).toEqual(markets);
  });

  it('A2: of a person is not kept when the answer comes after the end of the session', () => {
    const { token } = session();
    signOut({ farewell: true });
    keepSeen('Me', me, token);
    signIn('token-of-leo');
    keepSeen('Me', me, token);
    expect(everything()).not.toContain('12.50');
  });

  it('that somebody has written over is nothing', () => {
    localStorage.setItem('tarn.seen', '{"PopularMarkets":');
    expect(lookBack('PopularMarkets')).toBeNull();
    localStorage.setItem('tarn.seen', 'null');
    expect(lookBack('PopularMarkets')).toBeNull();
  });
});
