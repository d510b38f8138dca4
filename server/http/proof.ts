import { readFileSync } from 'node:fs';
import type { Express } from 'express';
import { publishedBlocks, publishedHeads } from '../modules/proof';
import { refuse } from '../platform/domain-error';
import { fromRoot } from '../platform/project-root';
import { readTarget } from '../platform/request-target';
import type { Base } from './context';
import { serveFilePath, type FileRequest } from './file-answer';

const FORMAT = 'server/modules/proof/FORMAT.md';
/** What was answered may be given again by whoever stands between, for so long. */
const FRESH_SECONDS = 2;

/**
 * What anybody checks us by, without a session: `GET /proof/heads`, `/proof/blocks?from=&to=` or
 * `?numbers=`, and `/proof/format`, which says every byte of it.
 */
export function serveProof(app: Express, base: Base): void {
  const heads = async ({ ctx, res }: FileRequest) => {
    const answer = await publishedHeads(ctx);
    publicly(res).json(answer);
  };
  const blocks = async ({ ctx, req, res }: FileRequest) => {
    const asked = readTarget(req.originalUrl)?.searchParams ?? new URLSearchParams();
    const answer = await publishedBlocks(ctx, {
      from: one(asked, 'from'),
      to: one(asked, 'to'),
      numbers: one(asked, 'numbers'),
    });
    publicly(res).json(answer);
  };
  let text: string | undefined;
  const format = ({ res }: FileRequest) => {
    text ??= readFileSync(fromRoot(FORMAT), 'utf8');
    publicly(res).type('text/markdown').send(text);
    return Promise.resolve();
  };
  app.all('/proof/heads', serveFilePath(base, { method: 'GET', answer: heads }));
  app.all('/proof/blocks', serveFilePath(base, { method: 'GET', answer: blocks }));
  app.all('/proof/format', serveFilePath(base, { method: 'GET', answer: format }));
}

function publicly(res: FileRequest['res']): FileRequest['res'] {
  return res.setHeader('Cache-Control', `public, max-age=${String(FRESH_SECONDS)}`);
}

/** @throws PARAM_INVALID for a parameter that comes twice */
function one(asked: URLSearchParams, name: string): string | null {
  const [value = '', ...others] = asked.getAll(name);
  if (others.length > 0) refuse('PARAM_INVALID', { field: name }, name);
  return value === '' ? null : value;
}
