import { screen, within } from '@testing-library/react';
import { renderConsole } from '../../testing/console';
import type { AuditChangeFragment } from './changes.generated';
import { ChangeTable } from './ChangeTable';

const change = (
  field: string,
  shows: AuditChangeFragment['shows'],
  before: string | null,
  after: string | null,
): AuditChangeFragment => ({ field, shows, before, after });

const show = (...changes: readonly AuditChangeFragment[]) => {
  renderConsole(<ChangeTable changes={changes} />);
};

const row = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('what a project offers, before and after', () => {
  it('says in words that there is no top-up and no leaving early', () => {
    show(
      change('topUp', 'MONEY', null, '0.00'),
      change('earlyStop', 'WORD', null, 'false'),
      change('reductionBp', 'BP', null, '0'),
    );
    expect(row(/^Agreed top-up/)).toEqual(['–', 'No top-up']);
    expect(row(/^Reduction of interest/)).toEqual(['–', 'Nobody may leave early']);
  });

  it('keeps figures that are figures: a top-up, and leaving early that costs nothing', () => {
    show(
      change('topUp', 'MONEY', '0.00', '200.00'),
      change('earlyStop', 'WORD', 'false', 'true'),
      change('reductionBp', 'BP', '5000', '0'),
    );
    expect(row(/^Agreed top-up/)).toEqual(['No top-up', '200.00\u00a0USD']);
    expect(row(/^Reduction of interest/)).toEqual(['Nobody may leave early', '0%']);
  });
});
