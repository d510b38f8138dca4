/** `order.open` is ORDER_OPEN on the wire. */
export const toKindName = (kind: string): string => kind.toUpperCase().replace('.', '_');
export const fromKindName = (name: string): string => name.toLowerCase().replace('_', '.');
