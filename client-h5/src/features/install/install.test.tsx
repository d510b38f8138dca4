import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { contentPaths } from '../../../../schema/content/routes';
import { languages } from '../../../../schema/languages';
import { paths } from '../../../../schema/routes';
import { answering } from '../../testing/answering';
import { platform } from '../../testing/answers';
import { draw } from '../../testing/draw';
import { wordsOf } from '../../testing/words';
import { awaitInstallOffer } from '../../lib/install';
import { DownloadScreen } from './DownloadScreen';
import { SplashScreen } from './SplashScreen';

const words = wordsOf('en').install;
const INSTALLED = '(display-mode: standalone)';
const MOUSE = '(hover: hover) and (pointer: fine)';

/** A device of which these queries hold. */
function device(...holds: readonly string[]): void {
  window.matchMedia = ((query: string) => ({
    matches: holds.includes(query),
  })) as unknown as typeof window.matchMedia;
}

const Here = () => <p>at {useLocation().pathname}</p>;

function start(): void {
  const { wrapper } = answering({});
  const routes = (
    <Routes>
      <Route path={contentPaths.splash} element={<SplashScreen />} />
      <Route path="/" element={<Navigate to={contentPaths.splash} />} />
      <Route path="*" element={<Here />} />
    </Routes>
  );
  render(routes, { wrapper });
}

const goOn = () => screen.getByRole('button', { name: words.splash.goOn });

beforeEach(() => {
  localStorage.clear();
  device();
});

describe('the splash', () => {
  const home = `at ${paths.home}`;

  it('in a browser leads on to Home', () => {
    start();
    expect(screen.getByText(home)).toBeTruthy();
  });

  it('says once in the installed app what can be lost, and offers each language', () => {
    device(INSTALLED);
    start();
    expect(screen.getByText(wordsOf('en').shared.common.riskLine)).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(languages.length);
    fireEvent.click(goOn());
    expect(screen.getByText(home)).toBeTruthy();
    cleanup();
    start();
    expect(screen.getByText(home)).toBeTruthy();
  });

  it('is left by its button where the device keeps nothing', () => {
    device(INSTALLED);
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    start();
    fireEvent.click(goOn());
    expect(screen.getByText(home)).toBeTruthy();
    refused.mockRestore();
  });
});

describe('the download page', () => {
  const drawn = (language: (typeof languages)[number] = 'en') =>
    draw(<DownloadScreen />, [], language);

  it('says the browser’s own way where it makes no offer, and draws its address for a phone', () => {
    device(MOUSE);
    const { text, html } = drawn();
    expect(text).toContain(words.menu);
    expect(html).toContain(`QR code of http://localhost/#${contentPaths.download}`);
  });

  it('draws no code on a phone, and says where it is installed already', () => {
    device(INSTALLED);
    const { text, html } = drawn();
    expect(text).toContain(words.installed);
    expect(html).not.toContain('QR code');
  });

  it('takes the browser’s offer up once', async () => {
    awaitInstallOffer();
    const { wrapper } = answering({});
    render(<DownloadScreen />, { wrapper });
    const prompt = jest.fn().mockResolvedValue(null);
    fireEvent(window, Object.assign(new Event('beforeinstallprompt'), { prompt }));
    fireEvent.click(await screen.findByRole('button', { name: words.install }));
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: words.install })).toBeNull();
  });

  it.each(languages)(
    'H10: tells the steps of an iPhone by the operator’s own brand, in %s',
    (language) => {
      const phone = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone OS 18');
      const { text } = draw(<DownloadScreen />, [platform({ brand: 'Lakeside' })], language);
      phone.mockRestore();
      expect(text.match(/Lakeside/g)?.length).toBeGreaterThan(1);
      expect(text).not.toMatch(/Tarn|\{/);
    },
  );

  it.each(languages)('in %s with words of its own', (language) => {
    device(MOUSE);
    expect(drawn(language).text).not.toMatch(/install:|\{/);
  });
});
