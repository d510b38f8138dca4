import { looksLikeStaff, readAccountName } from './account-name';

const read = (text: string) => {
  const name = readAccountName(text);
  return name && `${name.kind} ${name.value}`;
};

describe('what somebody signs in with', () => {
  it.each([
    ['Mia@Example.com ', 'email mia@example.com'],
    ['mia+tag@mail.example.co', 'email mia+tag@mail.example.co'],
    ['\uff4d\uff49\uff41@example.com', 'email mia@example.com'],
    ['mi\u200ba@example.com', 'email mia@example.com'],
    ['+49 170-123 4567', 'phone +491701234567'],
    ['Mia.Lindgren', 'userName mia.lindgren'],
    ['m_1a', 'userName m_1a'],
  ])('%s is read as %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ...[
      '',
      'abc',
      '1234',
      'a@b',
      '@b.co',
      'a@@b.co',
      'a@b.co@c.co',
      'a b@c.co',
      'a@.co',
      'a@b..co',
    ],
    ...['a@b.c', 'a@b.co.', 'a'.repeat(21), '_.._', 'mia\u0000x@b.co', 'mia\ud800@b.co', '12345'],
    `${'a'.repeat(250)}@b.co`,
  ])('%j is none', (text) => {
    expect(read(text)).toBeNull();
  });

  it.each(['.', '@', 'a@.', 'a@b.', ' ', '-', '\u200b', '1', '\uff0e'])(
    '60,000 times %j cost next to nothing',
    (part) => {
      const text = part.repeat(60_000);
      const began = process.cpuUsage();
      for (let n = 0; n < 20; n += 1) readAccountName(text);
      readAccountName(`a@${text}`);
      expect(process.cpuUsage(began).user / 1_000).toBeLessThan(100);
    },
  );
});

describe('names of staff', () => {
  it.each([
    ...[
      'admin',
      'adm1n',
      '_admin_',
      'admin.joe',
      'tarn.support',
      'support99',
      'supp0rt',
      'the_staff',
    ],
    ...[
      '5taff',
      'official.mia',
      '0fficia1',
      'officia1',
      'service',
      'customer.service',
      'a.d.m.i.n',
    ],
    ...['tarn', 't4rn_mia', 'mia.tarn', 'administrator', 'myadmin', 'tarnsupport', 'admin_2026'],
  ])('%s looks like one', (name) => {
    expect(looksLikeStaff(name, 'Tarn')).toBe(true);
  });

  it.each(['mia.lindgren', 'badminton', 'leo_okafor', 'ivy.tanaka', 'sam1990', 'serve', 'tina'])(
    '%s does not',
    (name) => {
      expect(looksLikeStaff(name, 'Tarn')).toBe(false);
    },
  );

  it('the brand is the operator’s own', () => {
    expect(looksLikeStaff('acme_help', 'Acme Markets')).toBe(false);
    expect(looksLikeStaff('acme.markets', 'Acme Markets')).toBe(true);
    expect(looksLikeStaff('mia.lindgren', '')).toBe(false);
  });
});
