import { linesOfHtml } from '../../../../schema/content/html';
import type { Context } from '../../../platform/context';
import { legalText } from './legal-texts';

export interface RiskNotice {
  /** Stands for exactly this text; other words have another number. */
  readonly id: string;
  /** Its points, one a line. */
  readonly text: string;
}

/** The risk notice in force, which is acknowledged before the next order. */
export async function riskNotice({
  db,
  locale,
}: Pick<Context, 'db' | 'locale'>): Promise<RiskNotice> {
  const { number, body } = await legalText(db, 'RISK', locale);
  return { id: number, text: linesOfHtml(body).join('\n') };
}
