import { readFileSync } from 'node:fs';
import type { Language } from '../../../schema/languages';
import { fromRoot } from '../../platform/project-root';
import { AGREEMENT_VERSION } from '../accounts';

export interface AgreementText {
  readonly version: string;
  readonly title: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly paragraphs: readonly string[];
  }[];
}

/** The agreement as it is agreed to at registration; it contains the risk notice. */
export function agreement(language: Language): AgreementText {
  const file = fromRoot('schema', 'locales', language, 'agreement.json');
  const text = JSON.parse(readFileSync(file, 'utf8')) as Omit<AgreementText, 'version'>;
  return { version: AGREEMENT_VERSION, ...text };
}
