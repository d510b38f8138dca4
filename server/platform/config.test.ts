import { readConfig } from './config';

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'practice',
      port: 3000,
      host: '127.0.0.1',
      simQuotesPerSecond: 1,
      metricsPort: null,
      metricsHost: '127.0.0.1',
      loginMessages: 'distinct',
      legacySuccessCode: 1,
      legacyStatus: 'literal',
      feed: true,
      simulatedFeed: 'refuse',
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', APP_SECRET: ' ' })).toMatchObject({
      port: 3000,
      appSecret: null,
    });
  });

  it('tells an unknown user from a wrong password in live mode only when asked to', () => {
    expect(readConfig({ MODE: 'live' }).loginMessages).toBe('same');
    expect(readConfig({ MODE: 'live', LOGIN_MESSAGES: 'distinct' }).loginMessages).toBe('distinct');
  });

  it('reads lists', () => {
    const config = readConfig({ LEGACY_BASE64: 'user/index, user/orderlist,' });
    expect(config.legacyBase64).toEqual(['user/index', 'user/orderlist']);
  });

  it.each([
    ['MODE', 'production'],
    ['PORT', '80 80'],
    ['PORT', '70000'],
    ['METRICS_PORT', '9000a'],
    ['SIM_QUOTES_PER_SECOND', '5'],
    ['DATABASE_URL', 'mysql://x'],
    ['FEED', 'yes'],
    ['SIMULATED_FEED', 'on'],
  ])('refuses %s=%s and names it', (key, value) => {
    expect(() => readConfig({ [key]: value })).toThrow(key);
  });
});
