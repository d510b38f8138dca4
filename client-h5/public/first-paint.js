// Runs before the app: a dark phone never flashes white, and a page that was drawn for another address
// is not shown. A file of its own because the content security policy allows no script inside the
// page. Keys are those of src/lib/session/session.ts, addresses those of schema/routes.ts.
(function () {
  var root = document.documentElement;
  var read = function (key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  var chosen = read('tarn.theme');
  var dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  if (dark) document.querySelector('meta[name="theme-color"]').setAttribute('content', '#0C0E13');
  var home = ['', '#', '#/', '#/pages/home/home'];
  if (!home.includes(location.hash)) root.dataset.elsewhere = '';
})();
