import { isDeviceId } from '../../../../schema/devices/device-id';
import { requestHeaders } from './headers';
import { signIn, signOut } from './session';

const DEVICE = 'x-tarn-device';

describe('O1: each request of the app', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('says on which device it runs, before and after signing in and out', () => {
    const device = requestHeaders()[DEVICE] ?? '';
    expect(isDeviceId(device)).toBe(true);
    signIn('secret');
    expect(requestHeaders()).toMatchObject({ [DEVICE]: device, token: 'secret', lang: 'en' });
    signOut({ farewell: true });
    expect(requestHeaders()).toEqual({ [DEVICE]: device, language: 'en', lang: 'en' });
  });

  it('goes without where nothing can be kept', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(requestHeaders()).toEqual({ language: 'en', lang: 'en' });
  });
});
