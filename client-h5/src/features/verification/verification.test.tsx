import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { languages } from '../../../../schema/languages';
import i18next from 'i18next';
import { setLanguage } from '../../lib/session/session';
import { hostToasts } from '../../lib/toast';
import { clockAt } from '../../testing/clock';
import { answering, refusal } from '../../testing/answering';
import { platform } from '../../testing/answers';
import { draw, known } from '../../testing/draw';
import { press } from '../../testing/press';
import { askedFor, stepsOf } from './steps';
import { VerificationDocument, type VerificationFieldsFragment } from './verification.generated';
import { VerificationForm } from './VerificationForm';
import { VerificationScreen } from './VerificationScreen';

const one: VerificationFieldsFragment & { readonly __typename: 'Verification' } = {
  __typename: 'Verification',
  id: '1',
  state: 'UNDER_REVIEW',
  name: 'Mia Sommer',
  idType: 'PASSPORT',
  idNumberMasked: 'C01****89',
  birthDate: '1990-05-17',
  faulty: [],
  reason: null,
  submittedAt: '2026-11-20T12:00:00.000Z',
  decidedAt: null,
  reviewBy: '2026-11-21T12:00:00.000Z',
};
const refused = {
  ...one,
  state: 'REFUSED' as const,
  faulty: ['NAME' as const],
  reason: 'The name differs.',
};

const drawn = (verification: typeof one | null, ...rest: [] | [(typeof languages)[number]]) =>
  draw(
    <VerificationScreen />,
    [known(VerificationDocument, { verification, helpRequests: [] }), platform()],
    ...rest,
  );

const toasts: string[] = [];
beforeEach(() => {
  toasts.length = 0;
  clockAt('2026-11-20T12:30:00.000Z');
  setLanguage('en');
  void i18next.changeLanguage('en');
  hostToasts({ show: ({ text }) => toasts.push(text), close: () => undefined });
  window.scrollTo = () => undefined;
});

function opening(answers: Parameters<typeof answering>[0]) {
  const asked = answering({ Platform: [{ ...platform().data }], ...answers });
  render(<VerificationScreen />, { wrapper: asked.wrapper });
  return asked;
}
const type = async (label: string, value: string) => {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
};

describe('what is asked for', () => {
  it('everything in three steps the first time', () => {
    expect(stepsOf(askedFor(null))).toEqual(['details', 'photos', 'check']);
    expect(askedFor(null).photos).toEqual(['FRONT', 'BACK', 'SELFIE']);
  });

  it('after a refusal what was at fault; another type of document brings its number', () => {
    expect(askedFor(['BACK'])).toEqual({ details: [], photos: ['BACK'] });
    expect(stepsOf(askedFor(['BACK']))).toEqual(['photos', 'check']);
    expect(askedFor(['ID_TYPE']).details).toEqual(['ID_TYPE', 'ID_NUMBER']);
    expect(stepsOf(askedFor(['NAME']))).toEqual(['details', 'check']);
  });
});

describe('A2: what one sent in', () => {
  it('is read alone while staff look at it, name and number masked', () => {
    const { facts, text, html } = drawn(one);
    expect(facts).toMatchObject({ 'Full name': 'Mia****mer', 'Document number': 'C01****89' });
    expect(text).toContain('Under review');
    expect(html).not.toContain('<input');
  });

  it('H8: says when it is checked, and past that time that it is late', () => {
    clockAt('2026-11-21T11:59:50.000Z');
    expect(drawn(one).text).toContain('We check it by');
    clockAt('2026-11-21T12:00:10.000Z');
    expect(drawn(one).text).toMatch(/promised by .* and is late\. Administrators are told of it/);
    expect(drawn(one).text).not.toContain('We check it by');
  });

  it('a verified user has no form', () => {
    const { text, html } = drawn({
      ...one,
      state: 'VERIFIED',
      decidedAt: '2026-11-20T13:00:00.000Z',
    });
    expect(text).toContain('Your real name is verified.');
    expect(`${html}${text}`).not.toMatch(/<input|Mia Sommer/);
  });

  it.each([
    [[], 'Change my data', '/pages/user/auth?change=1'],
    [['STOPPED'], 'Change my data', '/pages/user/auth?change=1'],
    [['UNDER_REVIEW'], 'See how far my change is', '/pages/user/help'],
    [['WAITING'], 'See how far my change is', '/pages/user/help'],
    [['READY'], 'Confirm my new data', '/pages/user/help'],
  ] as const)(
    'H8: of a verified user whose changes are %j the way on is: %s',
    (states, words, path) => {
      const helpRequests = states.map((state) => ({
        ...{ __typename: 'HelpRequest' as const, id: '3', kind: 'INFO_CHANGE' as const, state },
      }));
      const verification = { ...one, state: 'VERIFIED' as const };
      const { html } = draw(<VerificationScreen />, [
        known(VerificationDocument, { verification, helpRequests }),
        platform(),
      ]);
      expect(html).toContain(`href="${path}" data-discover="true">${words}</a>`);
    },
  );

  it.each(languages)('each state has its words in %s', (language) => {
    for (const verification of [null, one, refused, { ...one, state: 'VERIFIED' as const }])
      expect(drawn(verification, language).text).not.toMatch(/verification\.|\{\{/);
  });
});

describe('sending it in', () => {
  it('only what was at fault is asked for and sent again', async () => {
    const sent = { ...one, id: '2' };
    const { sent: asked } = opening({
      Verification: [
        { verification: refused, helpRequests: [] },
        { verification: sent, helpRequests: [] },
      ],
      VerificationSubmit: [{ verificationSubmit: { verification: sent, userErrors: [] } }],
    });
    expect(await screen.findByText('The name differs.')).toBeTruthy();
    expect(screen.queryByLabelText('Document number')).toBeNull();
    await type('Full name', 'Mia Sommer-Holt');
    await press('Continue');
    await press('Send for review');
    await screen.findByText(/You need to do nothing/);
    const submitted = asked.find(({ name }) => name === 'VerificationSubmit');
    expect(submitted?.variables).toEqual({
      input: { name: 'Mia Sommer-Holt', idempotencyKey: expect.any(String) as string },
    });
  });

  it('a name of signs and a person too young are stopped here, under their fields', async () => {
    const { sent } = opening({ Verification: [{ verification: null, helpRequests: [] }] });
    await type('Full name', '12345');
    await type('Date of birth', '2020-01-01');
    await type('Document number', 'C01X00T89');
    await press('Continue');
    expect(await screen.findByText('Wrong name')).toBeTruthy();
    expect(await screen.findByText('You must be at least 18 years old')).toBeTruthy();
    expect(sent.map(({ name }) => name)).not.toContain('VerificationSubmit');
  });

  it('an empty date of birth is stopped here before the platform’s day is known', async () => {
    const { sent } = opening({
      Platform: ['silent'],
      Verification: [{ verification: null, helpRequests: [] }],
    });
    await type('Full name', 'Mia Sommer');
    await type('Document number', 'C01X00T89');
    await press('Continue');
    expect(await screen.findByText('Date of birth is not valid')).toBeTruthy();
    expect(screen.getByLabelText('Full name')).toBeTruthy();
    expect(sent.map(({ name }) => name)).not.toContain('VerificationSubmit');
  });

  it('H8: what the server refuses stands under its field, at its step', async () => {
    opening({
      Verification: [{ verification: refused, helpRequests: [] }],
      VerificationSubmit: [
        {
          verificationSubmit: {
            verification: null,
            userErrors: [refusal('NAME_WRONG', 'Wrong name', 'name')],
          },
        },
      ],
    });
    await type('Full name', 'Mia Sommer');
    await press('Continue');
    await press('Send for review');
    expect(await screen.findByText('Wrong name')).toBeTruthy();
    expect(screen.getByLabelText('Full name')).toBeTruthy();
  });

  it('M7: an answer that was lost is asked for again under the same key', async () => {
    const { sent } = opening({
      Verification: [{ verification: refused, helpRequests: [] }],
      VerificationSubmit: ['lost', 'lost'],
    });
    await type('Full name', 'Mia Sommer');
    await press('Continue');
    await press('Send for review');
    await press('Send for review');
    const keys = () =>
      sent
        .filter(({ name }) => name === 'VerificationSubmit')
        .map(({ variables }) => (variables.input as { idempotencyKey: string }).idempotencyKey);
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(new Set(keys()).size).toBe(1);
  });
});

describe('a change of what is verified', () => {
  const verified = { ...one, state: 'VERIFIED' as const };
  const changing = () => {
    const asked = answering({ Platform: [{ ...platform().data }] });
    const sent = jest.fn();
    render(<VerificationForm refused={null} verified={verified} onSent={sent} />, {
      wrapper: asked.wrapper,
    });
  };

  it('begins with what stands; its number may stay, and why is asked for', async () => {
    changing();
    const name: HTMLInputElement = await screen.findByLabelText('Full name');
    expect(name.value).toBe('Mia Sommer');
    await press('Continue');
    expect(await screen.findByText('Please fill this in')).toBeTruthy();
    await type('Why it changes', 'I have married.');
    await press('Continue');
    expect(await screen.findByText('Photograph your document')).toBeTruthy();
  });

  it('another kind of document has a number of its own', async () => {
    changing();
    await type('Why it changes', 'It has expired.');
    fireEvent.change(screen.getByLabelText('Document'), { target: { value: 'IDENTITY_CARD' } });
    await press('Continue');
    expect(await screen.findByText('The ID number is incorrect')).toBeTruthy();
  });
});
