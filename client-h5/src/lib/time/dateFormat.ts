const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs hundreds of times what using it does: with each price, a phone's whole frame. */
export function dateFormat(tag: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(style);
  const made = formats.get(key) ?? new Intl.DateTimeFormat(tag, style);
  formats.set(key, made);
  return made;
}
