/** Every host that this server calls of its own accord. */
export const OUTGOING_HOSTS = [
  'data-stream.binance.vision',
  'data-api.binance.vision',
  'api.twelvedata.com',
] as const;
