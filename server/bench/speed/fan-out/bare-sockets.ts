import { WebSocketServer, type WebSocket } from 'ws';

/**
 * The least that could send quotes, as the limit for ours: `tsx bare-sockets.ts <frame>` prints its port. Whoever
 * subscribes gets that frame four times a second, made once a beat with the beat's time and written to each socket.
 */
const [, , template = ''] = process.argv;
const BEAT_MS = 250;
const readers = new Set<WebSocket>();

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false }, () => {
  const address = server.address();
  process.stdout.write(`${String(typeof address === 'object' ? address?.port : '')}\n`);
});

server.on('connection', (socket) => {
  socket.on('message', (data: Buffer) => {
    const { type } = JSON.parse(data.toString()) as { readonly type: string };
    if (type === 'connection_init') socket.send('{"type":"connection_ack"}');
    if (type === 'subscribe') readers.add(socket);
  });
  socket.on('close', () => readers.delete(socket));
});

setInterval(() => {
  const at = new Date().toISOString();
  const frame = Buffer.from(template.replaceAll(/"at":"[^"]*"/g, `"at":"${at}"`));
  for (const socket of readers) socket.send(frame, { binary: false });
}, BEAT_MS);
// Whoever started it is gone: so is its reason.
process.stdin.resume().on('end', () => process.exit(0));
