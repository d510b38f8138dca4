import { readFileSync } from 'node:fs';
import type { Language } from '../../../schema/languages';
import { RISK_NOTICE_ID } from '../accounts';
import { fromRoot } from '../../platform/project-root';

export interface RiskNotice {
  /** Stands for exactly this text; other words need another number. */
  readonly id: string;
  readonly text: string;
}

interface Words {
  readonly risk: { readonly loss: string; readonly odds: string; readonly chance: string };
}

const read = new Map<Language, RiskNotice>();

/** The risk notice in force: the three points that the app shows before the first order. */
export function riskNotice(language: Language): RiskNotice {
  const known = read.get(language);
  if (known) return known;
  const file = fromRoot('schema', 'locales', language, 'h5', 'trading.json');
  const { risk } = JSON.parse(readFileSync(file, 'utf8')) as Words;
  const notice = { id: RISK_NOTICE_ID, text: [risk.loss, risk.odds, risk.chance].join('\n') };
  read.set(language, notice);
  return notice;
}
