import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { languages } from '../../../../schema/languages';
import { answering } from '../../testing/answering';
import { draw } from '../../testing/draw';
import { wordsOf } from '../../testing/words';
import { NEW_TALK, writtenBefore } from '../../lib/places/written';
import { setLanguage, signIn, signOut } from '../../lib/session/session';
import { ChoosePlaceScreen } from './ChoosePlaceScreen';
import { cities } from './cities';
import { countryAt, pointAt, sheetAround } from './earth';
import { cityName, countryName, foundCities, inOrder, nameOf } from './search';
import { tongueOf } from './tongue';

const words = wordsOf('en').places;

describe('the list of cities', () => {
  it('has each once, on the earth', () => {
    expect(cities.length).toBeGreaterThan(190);
    expect(new Set(cities.map(({ name, country }) => `${name} ${country}`)).size).toBe(
      cities.length,
    );
    expect(cities.filter(({ lat, lng }) => !(Math.abs(lat) < 70 && Math.abs(lng) < 180))).toEqual(
      [],
    );
  });

  it('lies in the country that each city is listed under, as far as the coarse borders tell', () => {
    const wrong = cities.filter(({ country, lat, lng }) => {
      const around = [0, 1, -1].flatMap((n) =>
        [0, 1, -1].map((e) => ({ lat: lat + n, lng: lng + e })),
      );
      return !around.some((point) => countryAt(point) === country);
    });
    // Too small for borders of that scale, or divided.
    expect(wrong.map(({ name }) => name).sort()).toEqual([
      'Hong Kong',
      'Macao',
      'Makassar',
      'Manama',
      'Nicosia',
      'Singapore',
    ]);
  });

  it('is searched by city and country, in the language on screen and in English', async () => {
    const names = async (asked: string, language: (typeof languages)[number] = 'en') =>
      foundCities(asked, await tongueOf(language)).map(({ name }) => name);
    expect(await names('sao p')).toEqual(['São Paulo']);
    expect(await names('Österreich', 'de')).toEqual(['Vienna']);
    expect(await names('日本', 'jp')).toContain('Osaka');
    expect(await names('york')).toEqual(['New York']);
    expect(await names('x'.repeat(10_000))).toEqual([]);
  });

  it.each([
    ['zh', '东京', 'Tokyo'],
    ['hk', '東京', 'Tokyo'],
    ['jp', '東京', 'Tokyo'],
    ['kor', '서울', 'Seoul'],
    ['th', 'กรุงเทพ', 'Bangkok'],
    ['vi', 'Hà Nội', 'Hanoi'],
    ['de', 'Köln', 'Cologne'],
    ['fr', 'Londres', 'London'],
    ['es', 'Nueva York', 'New York'],
  ] as const)(
    'finds each city by its own name and by the English one, in %s',
    async (language, own, english) => {
      const tongue = await tongueOf(language);
      const called = (asked: string) =>
        foundCities(asked, tongue).map((city) => cityName(city, tongue));
      expect(called(own)[0]).toContain(own);
      expect(foundCities(english, tongue)[0]?.name).toBe(english);
      const known = new Set(cities.map(({ name }) => name));
      expect(Object.keys(tongue.names).filter((name) => !known.has(name))).toEqual([]);
      // Of a language with a script of its own no city is left in English.
      const named = Object.keys(tongue.names).length;
      expect(named).toBeGreaterThan(
        ['vi', 'de', 'fr', 'es'].includes(language) ? 50 : cities.length - 1,
      );
      expect(Object.values(tongue.names).filter((name) => name.trim() === '')).toEqual([]);
    },
  );
});

it('a point is called by a city that is near, else by its country, else by nothing', async () => {
  expect(nameOf({ lat: 48.1, lng: 11.6 }, 'DE', await tongueOf('de'))).toBe('München, Deutschland');
  expect(nameOf({ lat: 44.5, lng: 2.2 }, 'FR', await tongueOf('zh'))).toBe('法国');
  expect(nameOf({ lat: 0, lng: -30 }, null, await tongueOf('en'))).toBe('');
});

it('what is tapped on the sheet is the point that lies there', () => {
  const sheet = sheetAround({ lat: 46.95, lng: 7.45 }, 8);
  expect(pointAt(sheet, 180, 130)).toEqual({ lat: 46.95, lng: 7.45 });
  expect(pointAt(sheetAround({ lat: 20, lng: 179 }, 8), 359, 130)?.lng).toBeCloseTo(-158.6, 0);
  expect(pointAt(sheetAround({ lat: 83, lng: 0 }, 1), 180, 0)).toBeNull();
});

const show = () => {
  const { wrapper } = answering({});
  render(<ChoosePlaceScreen />, { wrapper });
};

it('a city of the list is used for the message that is written', () => {
  show();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'bern' } });
  fireEvent.click(screen.getByRole('button', { name: /^Bern/ }));
  expect(screen.getByText('Bern, Switzerland (46.95, 7.45)')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: words.use }));
  expect(writtenBefore(NEW_TALK).text).toBe('Bern, Switzerland (46.95, 7.45)');
  // Whoever signs in on this phone next finds nothing of it.
  signIn('another');
  expect(writtenBefore(NEW_TALK).text).toBe('');
  signOut({ farewell: false });
});

it('every city of the list can be gone through, by country, and chosen', () => {
  show();
  const rows = () =>
    within(screen.getByRole('list', { name: words.list }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  // As the reader orders countries, not by their letters: the Emirates would come first.
  expect(rows()).toEqual([
    'KabulAfghanistan',
    'AlgiersAlgeria',
    'LuandaAngola',
    'Buenos AiresArgentina',
  ]);
  const more = screen.getByRole('button', { name: `Show all ${String(cities.length)}` });
  fireEvent.click(more);
  expect(rows()).toHaveLength(cities.length);
  expect(rows()[0]).toBe('KabulAfghanistan');
  expect(rows().at(-1)).toBe('HarareZimbabwe');
  fireEvent.click(screen.getByRole('button', { name: /^Harare/ }));
  expect(screen.getByText(/^Harare, Zimbabwe \(/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: words.showFewer }));
  expect(rows()).toHaveLength(4);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ind' } });
  fireEvent.click(screen.getByRole('button', { name: /^Show all/ }));
  expect(rows()).toEqual(expect.arrayContaining(['MumbaiIndia', 'JakartaIndonesia']));
});

it.each(languages)(
  'in %s the whole list stands by country as the language orders names',
  async (language) => {
    const tongue = await tongueOf(language);
    const listed = inOrder(cities, tongue).map(({ country }) => countryName(country, language));
    expect(listed).toHaveLength(cities.length);
    // Each country once, whatever the order of its letters.
    const turns = listed.filter((name, n) => name !== listed[n - 1]);
    expect(new Set(turns).size).toBe(turns.length);
  },
);

it('arrow keys move the marker', async () => {
  show();
  const map = await screen.findByRole('button', { name: words.map });
  fireEvent.keyDown(map, { key: 'ArrowUp' });
  const first = screen.getByText(/, -?[0-9.]+\)$/).textContent;
  fireEvent.keyDown(map, { key: 'ArrowRight' });
  expect(screen.getByText(/, -?[0-9.]+\)$/).textContent).not.toBe(first);
});

/** A device that is asked where it is; answers as it is told to. */
function aDevice(mine: string = words.mine) {
  type Found = (at: { coords: { latitude: number; longitude: number } }) => void;
  type Failed = (error: { code: number }) => void;
  let asked: readonly [Found, Failed] | null = null;
  const getCurrentPosition = (found: Found, failed: Failed) => {
    asked = [found, failed];
  };
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
  const ask = () => {
    fireEvent.click(screen.getByRole('button', { name: mine }));
  };
  return {
    fails: (code: number) => {
      ask();
      act(() => asked?.[1]({ code }));
    },
    finds: (latitude: number, longitude: number) => {
      ask();
      act(() => asked?.[0]({ coords: { latitude, longitude } }));
    },
  };
}

it.each([
  ['does not know it', 2],
  ['takes too long', 3],
])('where the device %s the map stays, and another try finds it', async (_, code) => {
  const device = aDevice();
  show();
  await screen.findByRole('button', { name: words.map });
  device.fails(code);
  expect(screen.getByRole('status').textContent).toBe(words.notFound);
  expect(screen.getByRole('button', { name: words.map })).toBeTruthy();
  device.finds(46.95, 7.45);
  expect(screen.getByText('Bern, Switzerland (46.95, 7.45)')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

it('the map is back once a place is chosen after a refusal', async () => {
  const device = aDevice();
  show();
  device.fails(1);
  expect(screen.queryByRole('button', { name: words.map })).toBeNull();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'bern' } });
  fireEvent.click(screen.getByRole('button', { name: /^Bern/ }));
  expect(screen.queryByText(words.refused)).toBeNull();
  expect(screen.getByRole('button', { name: words.mine })).toBeTruthy();
  expect(await screen.findByRole('button', { name: words.map })).toBeTruthy();
});

describe('without the device’s place', () => {
  const speak = (language: (typeof languages)[number]) =>
    act(async () => {
      setLanguage(language);
      await i18next.changeLanguage(language);
    });
  afterEach(() => {
    cleanup();
    return speak('en');
  });

  it.each(languages)(
    'in %s the list stands alone, with the reason and nothing that does nothing',
    async (language) => {
      const { places } = wordsOf(language);
      await speak(language);
      const device = aDevice(places.mine);
      show();
      device.fails(1);
      expect(screen.getByRole('status').textContent).toBe(places.refused);
      expect(screen.queryByRole('button', { name: places.map })).toBeNull();
      expect(screen.queryByRole('button', { name: places.mine })).toBeNull();
      expect(screen.getByRole('list', { name: places.list })).toBeTruthy();
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'x'.repeat(9) } });
      expect(screen.getByText(places.noneAlone)).toBeTruthy();
      expect(screen.queryByText(places.none)).toBeNull();
    },
  );

  it('a browser that knows no places offers none', () => {
    Reflect.deleteProperty(navigator, 'geolocation');
    show();
    expect(screen.queryByRole('button', { name: words.mine })).toBeNull();
    expect(screen.getByRole('list', { name: words.list })).toBeTruthy();
  });
});

it.each(languages)('in %s with words of its own', (language) => {
  expect(draw(<ChoosePlaceScreen />, [], language).text).not.toMatch(/places:|\{/);
});
