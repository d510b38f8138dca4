import busboy from 'busboy';
import type { Request } from 'express';
import { limits } from '../../schema/limits';
import { refuse } from '../platform/domain-error';
import { Form, type FormFile } from './form';

/** What is wrong with a request before it means anything; the status says it. */
export class TransportError extends Error {
  override readonly name = 'TransportError';

  constructor(readonly status: 400 | 404 | 405 | 413 | 415) {
    super(String(status));
  }
}

const BODY_BYTES_MAX = 64 * 1024;
const FILES_MAX = 3;
/** Of a name nobody knows, this much is told back. */
const NAME_SHOWN_MAX = 40;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

type Pairs = readonly (readonly [string, string])[];

/**
 * Query and body merged; the body wins, of repeated keys the last.
 * @throws TransportError, PARAM_INVALID for nested values and names that are none
 */
export async function readForm(req: Request): Promise<Form> {
  const { searchParams } = new URL(req.originalUrl, 'http://tarn');
  const query = [...searchParams];
  if (req.method !== 'POST') return toForm(query);
  const [type = ''] = (req.headers['content-type'] ?? '').split(';');
  const plain = type.trim().toLowerCase();
  if (plain === 'multipart/form-data') {
    const { fields, files } = await readMultipart(req);
    return toForm([...query, ...fields], files);
  }
  const body = await readBody(req);
  return toForm(body.length === 0 ? query : [...query, ...readText(plain, body.toString('utf8'))]);
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
  for await (const chunk of req as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > BODY_BYTES_MAX) throw new TransportError(413);
    chunks.push(chunk);
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

interface Multipart {
  readonly fields: Pairs;
  readonly files: readonly FormFile[];
}

function readMultipart(req: Request): Promise<Multipart> {
  return new Promise((resolve, reject) => {
    const fields: [string, string][] = [];
    const files: FormFile[] = [];
    const fail = () => {
      reject(new TransportError(400));
    };
    const tooMuch = () => {
      reject(new TransportError(413));
    };
    let parser;
    try {
      parser = busboy({
        headers: req.headers,
        limits: {
          fileSize: limits.uploadBytesMax,
          files: FILES_MAX,
          fieldSize: BODY_BYTES_MAX,
          fields: 50,
        },
      });
    } catch {
      fail();
      return;
    }
    parser.on('field', (name, value) => fields.push([name, value]));
    parser.on('file', (field, stream) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('close', () =>
        files.push({ field, content: Buffer.concat(chunks), truncated: stream.truncated === true }),
      );
    });
    parser.on('filesLimit', tooMuch).on('fieldsLimit', tooMuch).on('error', fail);
    parser.on('close', () => {
      resolve({ fields, files });
    });
    req.on('aborted', fail).pipe(parser);
  });
}
