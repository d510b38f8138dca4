// Runs before the app: a dark phone never flashes white, a page that was drawn for another address is
// not shown, and the files of the screen that the address names come beside the app's own. A file of its
// own because the content security policy allows no script inside the page. Keys are those of
// src/lib/session/session.ts, addresses those of schema/routes.ts; the build puts SCREEN_FILES and
// WORDS_VERSION in.
(function () {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const chosen = read('tarn.theme');
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  if (dark) document.querySelector('meta[name="theme-color"]').setAttribute('content', '#0C0E13');

  const name = (rel, file, more) => {
    const link = document.createElement('link');
    Object.assign(link, { rel, ...more });
    link.href = `/h5/assets/${file}`;
    document.head.append(link);
  };
  const scripts = (all) => {
    for (const file of all) name('modulepreload', file, { crossOrigin: '' });
  };
  const words = (all) => {
    for (const file of all) name('preload', file, { as: 'fetch', crossOrigin: '' });
  };
  const list = (text) => (text ? text.split(' ') : []);
  const drawn = document.currentScript.dataset;
  // Their rules are in the page: named, and switched off, so that nobody fetches them.
  for (const file of list(drawn.sheets)) name('stylesheet', file, { disabled: true });

  const built = typeof SCREEN_FILES === 'undefined' ? { files: [], screens: {} } : SCREEN_FILES;
  const { files, screens } = built;
  // Of the other screens once all is quiet, so that the next one comes at once.
  const others = () => {
    for (const file of files) name('prefetch', file, { crossOrigin: '' });
  };
  if (!navigator.connection?.saveData) {
    addEventListener('load', () => {
      setTimeout(() => (window.requestIdleCallback ?? setTimeout)(others), 2_000);
    });
  }

  // The installed app starts there; what it says, it says once. The key is that of features/install/device.ts.
  if (/splash$/.test(location.hash) && read('tarn.splash')) history.replaceState(null, '', '#/');
  const home = ['', '#', '#/', '#/pages/home/home'];
  if (home.includes(location.hash)) {
    scripts(list(drawn.files));
    words(list(drawn.words));
    return;
  }
  root.dataset.elsewhere = '';
  const at = (path) => (Object.hasOwn(screens, path) ? screens[path] : null);
  let screen = at(location.hash.slice(1).split('?')[0]);
  if (screen && screen[1] && !read('tarn.token')) screen = at('/pages/login/login');
  if (!screen) return;
  const [feature, , ...places] = screen;
  const needed = places.map((place) => files[place]);
  scripts(needed.filter((file) => file.endsWith('.js')));
  for (const file of needed) {
    if (file.endsWith('.css')) name('preload', file, { as: 'style', crossOrigin: '' });
  }
  words([`words-${read('tarn.language') ?? 'en'}-${feature}-${WORDS_VERSION}.json`]);
})();
