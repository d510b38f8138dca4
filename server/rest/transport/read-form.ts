import type { Request } from 'express';
import { refuse } from '../../platform/domain-error';
import { readTarget } from '../../platform/request-target';
import type { HeldBytes } from '../../http/body-room';
import type { FormFile } from '../../http/read-multipart';
import { Form } from './form';
import { readMultipart } from '../../http/read-multipart';
import { TransportError } from '../../platform/transport-error';

const BODY_BYTES_MAX = 64 * 1024;
/** Of an unknown name, this many characters are repeated in the refusal. */
const NAME_SHOWN_MAX = 40;
const MULTIPART = 'multipart/form-data';
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

type Pairs = readonly (readonly [string, string])[];

/** What the address itself carries. @throws TransportError, PARAM_INVALID */
export const readQuery = (req: Request): Form => toForm(queryOf(req));

function queryOf(req: Request): Pairs {
  const target = readTarget(req.originalUrl);
  if (!target) throw new TransportError(400);
  return [...target.searchParams];
}

export const isMultipart = (req: Request): boolean =>
  req.method === 'POST' && contentType(req) === MULTIPART;

function contentType({ headers }: Request): string {
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  return type.trim().toLowerCase();
}

/**
 * Query and body merged; the body wins, of repeated keys the last. Files stay only where there is
 * room given for them.
 * @throws TransportError, SYSTEM_BUSY, PARAM_INVALID for nested values and names that are none
 */
export async function readForm(req: Request, room: HeldBytes | null): Promise<Form> {
  const query = queryOf(req);
  if (req.method !== 'POST') return toForm(query);
  // Nothing here unpacks a body: what is small when it arrives stays small.
  if ((req.headers['content-encoding'] ?? 'identity') !== 'identity') throw new TransportError(415);
  if (isMultipart(req)) {
    const { fields, files } = await readMultipart(req, room);
    return toForm([...query, ...fields], files);
  }
  const body = await readBody(req);
  const text = body.toString('utf8');
  return toForm(body.length === 0 ? query : [...query, ...readText(contentType(req), text)]);
}

function readText(type: string, body: string): Pairs {
  if (type === 'application/x-www-form-urlencoded') return [...new URLSearchParams(body)];
  if (type === 'application/json') return readJson(body);
  throw new TransportError(415);
}

function toForm(pairs: Pairs, files: readonly FormFile[] = []): Form {
  const bad = pairs.find(([name]) => FORBIDDEN.has(name) || /[[\]]/.test(name));
  if (bad) refuse('PARAM_INVALID', { field: bad[0].slice(0, NAME_SHOWN_MAX) });
  return new Form(new Map(pairs), files);
}

async function readBody(req: Request): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Ending the stream would end the connection, and the answer with it.
  const parts: AsyncIterable<Buffer> = req.iterator({ destroyOnReturn: false });
  try {
    for await (const chunk of parts) {
      bytes += chunk.length;
      if (bytes > BODY_BYTES_MAX) {
        req.resume();
        throw new TransportError(413);
      }
      chunks.push(chunk);
    }
  } catch (error) {
    // Whoever sends half a body and goes away, or is sent away, is no fault of ours.
    throw req.errored ? new TransportError(400) : error;
  }
  return Buffer.concat(chunks);
}

/** Numbers keep the text they were written in, so that no amount passes through a float. */
function readJson(text: string): Pairs {
  const value = parse(withQuotedNumbers(text));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TransportError(400);
  }
  return Object.entries(value).flatMap(([name, entry]: [string, unknown]) => {
    if (entry === null) return [];
    if (typeof entry === 'boolean') return [[name, entry ? '1' : '0']] as const;
    return typeof entry === 'string'
      ? ([[name, entry]] as const)
      : refuse('PARAM_INVALID', { field: name });
  });
}

/** In one pass, and by hand: a pattern for strings looks for the end of a broken one ever again. */
function withQuotedNumbers(text: string): string {
  const parts: string[] = [];
  for (let at = 0; at < text.length;) {
    const end = text[at] === '"' ? endOfString(text, at) : endOfNumber(text, at);
    if (end === at) {
      parts.push(text.charAt(at));
      at += 1;
    } else {
      const token = text.slice(at, end);
      parts.push(token.startsWith('"') ? token : `"${token}"`);
      at = end;
    }
  }
  return parts.join('');
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

const DIGITS = '0123456789';

/** Where the number that begins here ends; `start` when none does. */
function endOfNumber(text: string, start: number): number {
  const first = text[start] === '-' ? start + 1 : start;
  if (!DIGITS.includes(text[first] ?? ' ')) return start;
  let at = first;
  while (at < text.length && '0123456789.eE+-'.includes(text.charAt(at))) at += 1;
  return at;
}

function parse(text: string): unknown {
  try {
    // __proto__ as a key stays an own property here and is refused by its name.
    return JSON.parse(text);
  } catch {
    throw new TransportError(400);
  }
}
