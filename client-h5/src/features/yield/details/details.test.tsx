import { act, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { setBalanceHidden, setLanguage, signIn, signOut } from '../../../lib/session/session';
import { hostToasts } from '../../../lib/toast';
import { answering, refusal } from '../../../testing/answering';
import { me, platform, usd } from '../../../testing/answers';
import { earning } from '../../../testing/holdings';
import { anOutlook, aProject } from '../../../testing/projects';
import type { Project } from '../types';
import { ProjectDetailsScreen } from './ProjectDetailsScreen';

type Answers = Parameters<typeof answering>[0];
type Asked = ReturnType<typeof answering>;

const said: string[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  setLanguage('en');
  void i18next.changeLanguage('en');
  setBalanceHidden(false);
  signIn('t');
  said.length = 0;
  hostToasts({ show: ({ text }) => void said.push(text), close: () => undefined });
});
afterEach(() => {
  signOut({ farewell: false });
  jest.useRealTimers();
});

const rest = (ms = 1_000) => act(() => jest.advanceTimersByTimeAsync(ms));
const offer = (own: Partial<Project> = {}) => ({ project: aProject(own) });
const outlook = (own: Parameters<typeof anOutlook>[0] = {}) => ({ projectOutlook: anOutlook(own) });
const small = outlook({ amount: usd('100.00'), interest: usd('0.42'), total: usd('300.42') });
const joined = {
  projectJoin: {
    holding: { __typename: 'Holding', id: '5', project: aProject({ joined: '5' }) },
    userErrors: [],
  },
};
const refused = (code: string, message: string) => ({
  projectJoin: { holding: null, userErrors: [refusal(code, message)] },
});
const holding = { holding: { ...earning, __typename: 'Holding', id: '5', number: 'P100' } };

/** The page of project 7, once its link was followed. */
function Opened({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  if (params.has('id')) return children;
  return (
    <button type="button" onClick={() => void navigate('/?id=7')}>
      open
    </button>
  );
}

async function opened(answers: Answers = {}): Promise<Asked> {
  const asked = answering({
    Platform: [{ ...platform().data }],
    Me: [{ ...me().data }, { ...me().data }],
    Project: [offer(), offer(), offer()],
    ProjectOutlook: [small, outlook(), outlook(), outlook()],
    ...answers,
  });
  // Whose balances there are is known before any page of a user opens.
  asked.client.cache.writeQuery(me());
  const screenOf = (
    <Opened>
      <ProjectDetailsScreen />
    </Opened>
  );
  render(screenOf, { wrapper: asked.wrapper });
  fireEvent.click(screen.getByRole('button', { name: 'open' }));
  await rest();
  return asked;
}

const press = async (name: RegExp | string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await rest();
};
const type = async (amount: string) => {
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: amount } });
  await rest();
};

/** The page with 1,000 USD taken in its sheet. */
async function chosen(answers: Answers = {}, amount = '1000'): Promise<Asked> {
  const asked = await opened(answers);
  await press('Choose an amount');
  await type(amount);
  if (amount === '1000') await press('Continue with $1,000.00');
  return asked;
}
const tick = () => screen.getByRole<HTMLInputElement>('checkbox');
const agree = async () => {
  fireEvent.click(tick());
  await rest();
};
const JOIN = /^Join with 1,000\.00.USD$/;
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: JOIN });
const inputs = ({ sent }: Asked) =>
  sent
    .filter(({ name }) => name === 'ProjectJoin')
    .map(({ variables }) => variables.input as Readonly<Record<string, string>>);
const body = () => document.body.textContent.replace(/[\u00a0\u202f]/g, ' ');

describe('what one commits to', () => {
  it('stands for the smallest amount first, as the server has calculated it', async () => {
    const asked = await opened();
    expect(body()).toContain('for $100.00');
    expect(body()).toContain('You get back, estimated$300.42');
    const outlooks = asked.sent.filter(({ name }) => name === 'ProjectOutlook');
    expect(outlooks.map(({ variables }) => variables)).toEqual([{ id: '7', amount: '100.00' }]);
  });

  it('is calculated anew for what is typed, once the keys rest', async () => {
    const asked = await chosen();
    expect(body()).toContain('You get back, estimated$1,202.89');
    expect(body()).toContain('Required top-up$200.00Dec 5, 12:00');
    expect(body()).toContain('$2.89 of estimated interest');
    const last = asked.sent.filter(({ name }) => name === 'ProjectOutlook').at(-1);
    expect(last?.variables).toEqual({ id: '7', amount: '1000.00' });
  });

  it('is never that of another amount', async () => {
    // The server’s answer to the larger amount is one to the smaller.
    await chosen({ ProjectOutlook: [small, small, small] });
    expect(body()).not.toContain('300.42');
    expect(tick().disabled).toBe(true);
  });

  it('leaves no bar for a button that is not there, where nobody can join', async () => {
    const ended = offer({ phase: 'ENDED' });
    await opened({ Project: [ended, ended, ended] });
    expect(body()).toContain('for $100.00');
    expect(document.querySelector('footer')).toBeNull();
  });

  it('H2: nothing runs down while the sale is about to end', async () => {
    const saleEndsAt = new Date(Date.now() + 3_600_000).toISOString();
    const closing = offer({ saleEndsAt });
    await opened({ Project: [closing, closing, closing] });
    const before = body();
    expect(before).toContain('Closes soon');
    await rest(10_000);
    expect(body()).toBe(before);
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('H4: names the risk, the way out, the issuer, the version and hash of its terms', async () => {
    await opened();
    expect(body()).toContain('Borrowers may fail to pay.No deposit insurance covers it.');
    expect(body()).toContain('you give up 50% of the interest earned by then');
    expect(body()).toContain('Harbour Ltd');
    await press('Full terms');
    expect(body()).toContain('ab'.repeat(32));
    await press('How it is calculated');
    expect(body()).toContain('Principal × yearly rate × days / 365');
  });
});

describe('M13: consent', () => {
  it('is a tick that nobody sets for the user, with the top-up and its date', async () => {
    await chosen();
    expect(tick().checked).toBe(false);
    expect(body()).toContain('a top-up of $200.00 is due by Dec 5, 12:00');
    expect(button().disabled).toBe(true);
    await agree();
    expect(button().disabled).toBe(false);
  });

  it('does not hold for new terms: they are shown, and the tick is gone', async () => {
    const asked = await chosen({
      Project: [offer(), offer({ termsId: '71', version: 2 })],
      ProjectJoin: [refused('TERMS_NOT_ACCEPTED', 'Please read the terms'), joined],
      MyHolding: [holding],
    });
    await agree();
    fireEvent.click(button());
    await rest();
    expect(said).toEqual(['Please read the terms']);
    expect(body()).toContain('This is version 2: please read it before you join.');
    expect(tick().checked).toBe(false);
    await agree();
    fireEvent.click(button());
    await rest();
    expect(inputs(asked).map(({ termsId }) => termsId)).toEqual(['70', '71']);
  });
});

describe('H8: what is said of a top-up', () => {
  it.each([
    [15, 'we remind you 3 days and 1 day before'],
    [4, 'we remind you 3 days and 1 day before'],
    [3, 'One time only; we remind you 1 day before'],
    [1, 'One time only. If you miss it'],
  ])('that is due on day %i: %s', async (day, words) => {
    await opened({ Project: [offer({ topUp: { amount: usd('200.00'), day } })] });
    expect(body()).toContain(words);
  });
});

describe('M13: the page of what one holds', () => {
  it.each([
    [1, true],
    [2, false],
  ])(
    'joined on version %i of two: that other terms stand there is said: %s',
    async (version, said) => {
      await opened({
        Project: [offer({ version: 2, joined: '5' })],
        MyHolding: [
          { holding: { ...holding.holding, terms: { ...earning.terms, id: '70', version } } },
        ],
      });
      await rest();
      expect(body().includes('You joined on version 1 of the terms')).toBe(said);
    },
  );
});

describe('M7: joining', () => {
  it('takes the amount once: after a lost answer the same is asked under the same key', async () => {
    const asked = await chosen({ ProjectJoin: ['lost', joined], MyHolding: [holding] });
    await agree();
    fireEvent.click(button());
    await rest();
    fireEvent.click(button());
    await rest();
    const [first, second] = inputs(asked);
    expect(second).toEqual(first);
    expect(first).toMatchObject({ projectId: '7', amount: '1000.00', termsId: '70' });
    expect(said).toEqual(['You have joined Harbour 30']);
    expect(body()).toContain('My projectP100');
    const way = screen.getByRole('link', { name: 'View mine' });
    expect(way.getAttribute('href')).toBe('/pages/project/myproject?id=5');
  });

  it('another amount is another intent, with a key of its own', async () => {
    const asked = await chosen({
      ProjectOutlook: [small, outlook(), outlook({ amount: usd('500.00') })],
      ProjectJoin: ['lost', 'lost'],
    });
    await agree();
    fireEvent.click(button());
    await rest();
    await press(/Change the amount/);
    await type('500');
    await press('Continue with $500.00');
    fireEvent.click(screen.getByRole('button', { name: /^Join with 500/ }));
    await rest();
    const keys = inputs(asked).map(({ idempotencyKey }) => idempotencyKey);
    expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
  });

  it('a second tap before anything came back sends nothing', async () => {
    const asked = await chosen({ ProjectJoin: ['silent', 'silent'] });
    await agree();
    fireEvent.click(button());
    await rest();
    expect(button().getAttribute('aria-busy')).toBe('true');
    fireEvent.click(button());
    await rest();
    expect(inputs(asked)).toHaveLength(1);
  });

  it.each(['PROJECT_NOT_COVERED', 'PROJECT_CAPACITY', 'BALANCE_TOO_LOW', 'ALREADY_JOINED'])(
    'H8: %s is said, stays on the page, and the project is asked for again',
    async (code) => {
      const asked = await chosen({ ProjectJoin: [refused(code, `${code} words.`)] });
      await agree();
      fireEvent.click(button());
      await rest();
      expect(said).toEqual([`${code} words.`]);
      expect(body()).toContain(`${code} words.`);
      expect(asked.sent.filter(({ name }) => name === 'Project')).toHaveLength(2);
    },
  );
});

/** What a reader hears with the field of the amount: in words its error, where there is one. */
const errorOfAmount = (): string => {
  const [id = ''] = (screen.getByLabelText('Amount').getAttribute('aria-describedby') ?? '').split(
    ' ',
  );
  return id.endsWith('error') ? (document.getElementById(id)?.textContent ?? '') : '';
};

describe('H8: what the server refuses stands where it is mended', () => {
  const joinRefusedBy = async (code: string, later: Partial<Project> = {}) => {
    await chosen({
      Project: [offer(), offer(later)],
      ProjectJoin: [refused(code, `${code} words.`)],
    });
    await agree();
    fireEvent.click(button());
    await rest();
  };

  it.each(['PROJECT_MAX', 'PROJECT_MIN', 'PROJECT_CAPACITY'])(
    '%s at the amount, until another one is typed',
    async (code) => {
      await joinRefusedBy(code);
      await press(/Change the amount/);
      expect(errorOfAmount()).toBe(`${code} words.`);
      await type('500');
      expect(errorOfAmount()).toBe('');
    },
  );

  it('PROJECT_MAX of terms that take less by now: with their own figure', async () => {
    await joinRefusedBy('PROJECT_MAX', { max: usd('900.00') });
    expect(body()).toContain('The largest amount is $700.00');
    await press(/Change the amount/);
    expect(errorOfAmount()).toBe('The largest amount is $700.00');
  });

  it('PROJECT_NOT_ON_SALE where one joins, and not at the amount: none would do', async () => {
    await joinRefusedBy('PROJECT_NOT_ON_SALE');
    const why = document.getElementById(button().getAttribute('aria-describedby') ?? '');
    expect(why?.textContent.trim()).toBe('PROJECT_NOT_ON_SALE words.');
    await press(/Change the amount/);
    expect(errorOfAmount()).toBe('');
  });

  it('PROJECT_NOT_ON_SALE of a project that was paused meanwhile: why it is, and no joining', async () => {
    await joinRefusedBy('PROJECT_NOT_ON_SALE', { suspendReason: 'We check.' });
    expect(said).toEqual(['PROJECT_NOT_ON_SALE words.']);
    expect(body()).toContain('Joining is paused: We check.');
    expect(screen.queryByRole('button', { name: JOIN })).toBeNull();
  });
});

describe('H8: what cannot be joined says why', () => {
  it.each([
    ['50', 'The smallest amount is $100.00'],
    ['4900', 'The largest amount is $4,800.00'],
    ['3000', 'You have $1,000.00 available'],
  ])('%s USD: %s', async (amount, words) => {
    await chosen({}, amount);
    expect(errorOfAmount()).toBe(words);
  });

  it('more than is left, the agreed top-up counted', async () => {
    const little = offer({ left: usd('700.00') });
    await chosen({ Project: [little] }, '600');
    expect(body()).toContain('At most $500.00 can still be put in');
  });

  it('more than what is set aside covers, as the server has counted it', async () => {
    await chosen({ Project: [offer({ coverable: usd('512.34') })] }, '512.35');
    expect(errorOfAmount()).toBe(
      'At most $512.34 can be put in now: interest for more is not set aside yet',
    );
  });

  it('and what the balance lacks can be recharged', async () => {
    await chosen({}, '3000');
    const [link] = screen.getAllByRole('link', { name: 'Recharge $2,000.00', hidden: true });
    expect(link?.getAttribute('href')).toBe('/pages/user/recharge?amount=2000.00');
  });

  it.each([
    ['This project is sold out', { phase: 'SOLD_OUT' }],
    ['It could be joined until', { phase: 'ENDED' }],
    ['Joining opens on', { phase: 'UPCOMING' }],
    ['Joining is paused: We check.', { suspendReason: 'We check.' }],
    ['Joining is paused until more money', { covered: false }],
  ] as const)('%s', async (words, own) => {
    await opened({ Project: [offer(own)] });
    expect(body()).toContain(words);
    expect(screen.queryByRole('button', { name: 'Choose an amount' })).toBeNull();
  });

  it('an address of no project leads to the list', async () => {
    await opened({ Project: [{ project: null }, { project: null }] });
    expect(screen.getByRole('link', { name: 'All projects' })).toBeTruthy();
  });
});
