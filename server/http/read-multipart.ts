import busboy from 'busboy';
import type { Request } from 'express';
import { limits } from '../../schema/limits';
import { refusal } from '../platform/domain-error';
import type { HeldBytes } from './body-room';
import { TransportError } from '../platform/transport-error';

/** A file of a multipart body. */
export interface FormFile {
  readonly field: string;
  readonly content: Buffer;
  /** True when it went over the limit: its content is cut off. */
  readonly truncated: boolean;
}

/** Nothing here unpacks a body: what is small when it arrives stays small. @throws TransportError */
export function assertForm(req: Request): void {
  const packed = (req.headers['content-encoding'] ?? 'identity') !== 'identity';
  if (packed || !req.is('multipart/form-data')) throw new TransportError(415);
}

const FILES_MAX = 3;
const FIELDS_MAX = 50;
const FIELD_BYTES_MAX = 64 * 1024;

export interface Multipart {
  readonly fields: readonly (readonly [string, string])[];
  readonly files: readonly FormFile[];
}

/**
 * A multipart body as it arrives. Files are kept only in the room that is given for them; a body
 * that breaks off or goes over a limit leaves nothing.
 * @throws TransportError, SYSTEM_BUSY when there is no room
 */
export function readMultipart(
  req: Request,
  room: HeldBytes | null,
  fileBytesMax: number = limits.uploadBytesMax,
): Promise<Multipart> {
  return new Promise((resolve, reject) => {
    const reading = new Reading(room);
    const parser = parserOf(req, fileBytesMax);
    const end = (error: Error) => {
      reading.drop();
      req.unpipe(parser);
      // What is still on its way is let go by, so that the answer finds its way back.
      req.resume();
      reject(error);
    };
    const fail = () => {
      end(new TransportError(400));
    };
    const tooMuch = () => {
      end(new TransportError(413));
    };
    parser.on('field', (name, value, info) => {
      if (info.valueTruncated) tooMuch();
      else if (info.nameTruncated || typeof value !== 'string') fail();
      else reading.fields.push([name, value]);
    });
    parser.on('file', (field, stream) => {
      // Without this listener a file that breaks off would end the process.
      stream.on('error', fail);
      reading.file(field, stream, end);
    });
    parser.on('filesLimit', tooMuch).on('fieldsLimit', tooMuch).on('partsLimit', tooMuch);
    parser.on('error', fail).on('close', () => {
      resolve(reading);
    });
    req.on('aborted', fail).pipe(parser);
  });
}

function parserOf(req: Request, fileSize: number): busboy.Busboy {
  try {
    return busboy({
      headers: req.headers,
      limits: {
        fileSize,
        files: FILES_MAX,
        fieldSize: FIELD_BYTES_MAX,
        fields: FIELDS_MAX,
        parts: FILES_MAX + FIELDS_MAX,
      },
    });
  } catch {
    throw new TransportError(400);
  }
}

class Reading implements Multipart {
  readonly fields: [string, string][] = [];
  readonly files: FormFile[] = [];
  private dropped = false;

  constructor(private readonly room: HeldBytes | null) {}

  file(field: string, stream: FileStream, end: (error: Error) => void): void {
    let chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => {
      if (this.dropped || this.room === null || stream.truncated === true) return;
      if (this.room.add(chunk.length)) chunks.push(chunk);
      else end(refusal('SYSTEM_BUSY', {}));
    });
    stream.on('limit', () => (chunks = []));
    stream.on('close', () => {
      if (this.dropped || this.room === null) return;
      this.files.push({ field, content: Buffer.concat(chunks), truncated: !!stream.truncated });
    });
  }

  drop(): void {
    this.dropped = true;
    this.files.length = 0;
    this.room?.release();
  }
}

type FileStream = Parameters<busboy.BusboyEvents['file']>[1];
