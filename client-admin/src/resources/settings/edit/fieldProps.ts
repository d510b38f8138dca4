import type { SettingKey } from '../../../../../schema/settings/facts';

export interface SettingFieldProps {
  readonly name: SettingKey;
  /** As `SettingDraft` holds it. */
  readonly typed: readonly string[];
  readonly tried: boolean;
  /** What is wrong with it. */
  readonly fault: string | undefined;
  readonly onTyped: (typed: readonly string[]) => void;
}
