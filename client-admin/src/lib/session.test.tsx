import { isDeviceId } from '../../../schema/devices/device-id';
import { uploadCalls } from '../testing/uploadCall';
import { StaffNoticesDocument } from '../layout/notices/notices.generated';
import { ask } from './request';
import { consoleHeaders } from './session';
import { upload } from './upload';

const DEVICE = 'x-tarn-device';

describe('O1: each request of the console', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('says on which device it runs, with files too, and as the app does', async () => {
    const device = consoleHeaders()[DEVICE] ?? '';
    expect(isDeviceId(device)).toBe(true);
    expect(localStorage.getItem('tarn.device')).toBe(device);
    const fetched = jest.fn(() => Promise.resolve(new Response('{"data":{"staffNotices":[]}}')));
    globalThis.fetch = fetched;
    await ask(StaffNoticesDocument, {});
    expect(fetched).toHaveBeenCalledWith(
      '/admin/graphql',
      expect.objectContaining({
        headers: expect.objectContaining({ [DEVICE]: device, 'x-tarn-console': '1' }) as object,
      }),
    );
    const calls = uploadCalls();
    const sent = upload('/admin/bank-files', { form: new FormData() });
    await calls[0]?.answer({ id: '3' });
    await sent;
    expect(calls[0]?.headers).toMatchObject({ [DEVICE]: device });
  });

  it('goes without where nothing can be kept', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError');
    });
    localStorage.removeItem('tarn.device');
    expect(consoleHeaders()).toEqual({ 'x-tarn-console': '1', language: 'en', lang: 'en' });
  });
});
