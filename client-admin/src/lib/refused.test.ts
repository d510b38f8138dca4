import { accepted, Refused } from './refused';

const refusal = { code: 'PARAM_INVALID', message: 'Not valid', field: ['input', 'reason'] };

const thrown = (userErrors: readonly ConstructorParameters<typeof Refused>[0][]) => {
  try {
    accepted({ userErrors });
  } catch (error) {
    return error instanceof Refused ? error : null;
  }
  return null;
};

describe('a payload', () => {
  it('without refusals passes', () => {
    expect(accepted({ userErrors: [], id: '7' }).id).toBe('7');
  });

  it('with one throws its words and the field at fault', () => {
    expect(thrown([refusal])).toMatchObject({ message: 'Not valid', field: 'reason' });
  });

  it('answered again names its field by its figures, or by its code', () => {
    const figures = [{ name: 'field', value: 'creditedAmount' }];
    expect(thrown([{ ...refusal, field: null, figures }])?.field).toBe('creditedAmount');
    const used = { code: 'REFERENCE_USED', message: 'Used', field: null };
    expect(thrown([used])?.field).toBe('bankReference');
  });

  it('may concern no field at all', () => {
    expect(thrown([{ code: 'LEASE_REQUIRED', message: 'Lost', field: null }])?.field).toBeNull();
  });
});
