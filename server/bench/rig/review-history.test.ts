import { faultOfSteps, type Step } from './review-history';

/** `TAKEN 1` is a step by person 1. */
const fault = (text: string, left: readonly string[] = []): string | null => {
  const steps = `SUBMITTED,${text}`.split(',').map((step): Step => {
    const [kind, staffId = null] = step.split(' ');
    return { kind: kind as Step['kind'], staffId };
  });
  return faultOfSteps(steps, new Set(left));
};

describe('M8: the steps of a request tell whether it was held and decided as it must be', () => {
  it.each([
    'TAKEN 1,APPROVED 1,CREDITED',
    'TAKEN 1,REFUSED 1,ENDED',
    'TAKEN 1,RELEASED 1,TAKEN 2,REFUSED 2,ENDED',
    'TAKEN 1,EXPIRED 1,TAKEN 2,APPROVED 2,CREDITED',
    'TAKEN 1,APPROVED 1,UNDONE 1,APPROVED 1,CREDITED',
    'TAKEN 1,FIRST_APPROVED 1,TAKEN 2,APPROVED 2,UNDONE 2,APPROVED 2,CREDITED',
  ])('nothing is wrong with %s', (steps) => {
    expect(fault(steps)).toBeNull();
  });

  it.each([
    ['two people hold it', 'TAKEN 1,TAKEN 2,APPROVED 2,CREDITED'],
    ['it is decided by somebody who does not hold it', 'TAKEN 1,APPROVED 2,CREDITED'],
    ['it is decided twice', 'TAKEN 1,APPROVED 1,REFUSED 1,ENDED'],
    ['one person is both', 'TAKEN 1,FIRST_APPROVED 1,TAKEN 1,APPROVED 1,CREDITED'],
    ['it is credited twice', 'TAKEN 1,APPROVED 1,CREDITED,CREDITED'],
    ['it is credited although it was refused', 'TAKEN 1,REFUSED 1,CREDITED'],
    ['it is credited before the second person', 'TAKEN 1,FIRST_APPROVED 1,CREDITED'],
    ['somebody undoes what another decided', 'TAKEN 1,APPROVED 1,UNDONE 2,APPROVED 2,CREDITED'],
    ['it is undone after its effect', 'TAKEN 1,APPROVED 1,CREDITED,UNDONE 1'],
    ['it is left behind', 'TAKEN 1'],
    ['its decision has no effect', 'TAKEN 1,APPROVED 1'],
  ])('it is wrong when %s', (_, steps) => {
    expect(fault(steps)).not.toBeNull();
  });

  it('only who went away is taken over without a word', () => {
    expect(fault('TAKEN 1,TAKEN 2,APPROVED 2,CREDITED', ['1'])).toBeNull();
    expect(fault('TAKEN 1,TAKEN 2,APPROVED 2,CREDITED', ['2'])).not.toBeNull();
  });
});
