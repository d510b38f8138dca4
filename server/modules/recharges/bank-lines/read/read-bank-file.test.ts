import { isRefusal } from '../../../../platform/domain-error';
import { readBankFile } from './read-bank-file';

/** The refusal of a file with its figures, or what its lines come to. */
function outcome(content: string | Buffer): string {
  try {
    const { lines } = readBankFile(Buffer.from(content));
    return lines
      .map(({ bookedOn, amount, currency }) => `${bookedOn} ${String(amount)} ${currency}`)
      .join(', ');
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return [error.code, ...Object.values(error.figures)].join(' ');
  }
}

const csv = (...rows: string[]) => ['Date,Amount,Name', ...rows].join('\n');
const semicolons = (...rows: string[]) => ['Buchungstag;Betrag;Währung', ...rows].join('\n');

describe('a CSV file', () => {
  it('says all that it knows of a payment', () => {
    const text = [
      'Statement of account 123',
      '',
      'Booking date;Value date;Amount;Currency;Payer;IBAN;Details;Transaction ID',
      '2026-11-20;2026-11-21;"1.250,50";usd; Ann  Lee ;DE02;"for A7E9,\nsecond line";tx 77',
      '2026-11-20;2026-11-21;-9,00;USD;Bank;;fee;tx 78',
      '21.11.2026;2026-11-21;12,00;EUR;;;;',
    ].join('\r\n');
    const { format, lines } = readBankFile(Buffer.from(text));
    expect(format).toBe('CSV');
    expect(lines).toEqual([
      {
        place: 4,
        bookedOn: '2026-11-20',
        amount: 125_050n,
        currency: 'USD',
        payerName: 'Ann Lee',
        payerAccount: 'DE02',
        remittance: 'for A7E9, second line',
        reference: 'TX 77',
      },
      expect.objectContaining({ place: 7, amount: 1_200n, currency: 'EUR', reference: null }),
    ]);
  });

  it.each([
    ['Date,Credit,Debit', '2026-11-20,10.00,', '2026-11-20,,4.00'],
    ['Date,Amount,Credit/Debit', '2026-11-20,10.00,CR', '2026-11-20,4.00,DR'],
    ['日期,金额,收支', '2026-11-20,10.00,收入', '2026-11-20,4.00,支出'],
    ['Date|Amount', '2026-11-20|10.00', '2026-11-20|(4.00)'],
    ['DATE\tAMOUNT', '20261120\t10.00', '20261120\t4.00-'],
  ])('knows what came in under %s', (...rows) => {
    expect(outcome(rows.join('\n'))).toBe('2026-11-20 1000 USD');
  });

  it.each([
    ['1.000, alone', semicolons('2026-11-20;1.000;USD'), 'BANK_FILE_AMBIGUOUS 2'],
    ['1,000, alone', csv('2026-11-20,"1,000",x'), 'BANK_FILE_AMBIGUOUS 2'],
    [
      '1.000 beside 2,50',
      semicolons('2026-11-20;2,50;USD', '2026-11-20;1.000;USD'),
      '2026-11-20 250 USD, 2026-11-20 100000 USD',
    ],
    [
      '1.000 beside 2.50',
      semicolons('2026-11-20;2.50;USD', '2026-11-20;1.000;USD'),
      'BANK_FILE_AMBIGUOUS 3',
    ],
    [
      '2.50 beside 2,50',
      semicolons('2026-11-20;2.50;USD', '2026-11-20;2,50;USD'),
      'BANK_FILE_AMBIGUOUS 3',
    ],
    ['1.000.000', semicolons('2026-11-20;1.000.000;USD'), '2026-11-20 100000000 USD'],
    ["1'250.50", csv("2026-11-20,1'250.50,x"), '2026-11-20 125050 USD'],
    ['1 250,50', semicolons('2026-11-20;1\u00a0250,50;USD'), '2026-11-20 125050 USD'],
    ['12,34,56', csv('2026-11-20,"12,34,56",x'), 'BANK_FILE_UNREADABLE 2'],
    ['1e3', csv('2026-11-20,1e3,x'), 'BANK_FILE_UNREADABLE 2'],
    ['NaN', csv('2026-11-20,NaN,x'), 'BANK_FILE_UNREADABLE 2'],
    ['no amount', csv('2026-11-20,,x'), 'BANK_FILE_UNREADABLE 2'],
    ['sixteen digits', csv('2026-11-20,99999999999999.00,x'), 'BANK_FILE_UNREADABLE 2'],
    ['Arabic digits', csv('2026-11-20,١٢.٠٠,x'), 'BANK_FILE_UNREADABLE 2'],
  ])('M5: %s is never guessed', (_, text, said) => {
    expect(outcome(text)).toBe(said);
  });

  it.each([
    ['03/04/2026, alone', csv('03/04/2026,1.00,x'), 'BANK_FILE_AMBIGUOUS 2'],
    ['04/04/2026, alone', csv('04/04/2026,1.00,x'), '2026-04-04 100 USD'],
    [
      '03/04/2026 beside 20/04/2026',
      csv('03/04/2026,1.00,x', '20/04/2026,1.00,x'),
      '2026-04-03 100 USD, 2026-04-20 100 USD',
    ],
    [
      '20/04/2026 beside 04/20/2026',
      csv('20/04/2026,1.00,x', '04/20/2026,1.00,x'),
      'BANK_FILE_AMBIGUOUS 3',
    ],
    ['3.4.26', csv('3.4.26,1.00,x'), '2026-04-03 100 USD'],
    ['31.02.2026', csv('31.02.2026,1.00,x'), 'BANK_FILE_UNREADABLE 2'],
    ['2026-11-20T23:59:00Z', csv('2026-11-20T23:59:00Z,1.00,x'), '2026-11-20 100 USD'],
    ['the year 1026', csv('1026-11-20,1.00,x'), 'BANK_FILE_UNREADABLE 2'],
  ])('the day %s is never guessed', (_, text, said) => {
    expect(outcome(text)).toBe(said);
  });

  it.each([
    ['without a column of amounts', 'Date,Name\n2026-11-20,x', 'BANK_FILE_COLUMNS'],
    ['with two columns of amounts', 'Date,Amount,Amount\n2026-11-20,1,2', 'BANK_FILE_COLUMNS'],
    ['without lines', 'Date,Amount,Name', 'BANK_FILE_EMPTY'],
    ['of payments out alone', csv('2026-11-20,-4.00,x'), 'BANK_FILE_EMPTY'],
    ['that is empty', '', 'BANK_FILE_COLUMNS'],
    ['with a line too short', csv('2026-11-20,1.00'), 'BANK_FILE_UNREADABLE 2'],
    ['with quotes never closed', csv('2026-11-20,1.00,"x', 'y'), 'BANK_FILE_UNREADABLE 2'],
    ['with a million commas in a line', csv(','.repeat(1_000_000)), 'BANK_FILE_UNREADABLE 2'],
    ['with a million commas as header', ','.repeat(1_000_000), 'BANK_FILE_COLUMNS'],
    ['with a NUL byte', csv('2026-11-20,1.00,x\u0000'), 'BANK_FILE_FORMAT'],
    [
      'of 20,001 lines',
      csv(...Array<string>(20_001).fill('2026-11-20,1.00,x')),
      'BANK_FILE_TOO_LONG 20000',
    ],
    ['of more than 2 MB', 'x'.repeat(2 * 1024 * 1024 + 1), 'FILE_TOO_LARGE 2'],
    ['with a currency that is none', semicolons('2026-11-20;2,50;US$'), 'BANK_FILE_UNREADABLE 2'],
  ])('%s is refused whole', (_, text, said) => {
    const began = performance.now();
    expect(outcome(text)).toBe(said);
    expect(performance.now() - began).toBeLessThan(3_000);
  });

  it('refuses a bank reference that stands for two payments, and takes a repeated line for one', () => {
    const head = 'Date,Amount,Transaction ID';
    expect(outcome(`${head}\n2026-11-20,1.00,T1\n2026-11-20,2.00,T1`)).toBe(
      'BANK_FILE_AMBIGUOUS 3',
    );
    expect(outcome(`${head}\n2026-11-20,1.00,T1\n2026-11-20,1.00,T1`)).not.toMatch(/BANK/);
  });

  it('keeps a formula as the text it is, and cuts what is too long', () => {
    const { lines } = readBankFile(
      Buffer.from(
        csv(`2026-11-20,1.00,"=HYPERLINK(""http://x"")"`, `2026-11-20,1.00,${'n'.repeat(999)}`),
      ),
    );
    expect(lines[0]?.payerName).toBe('=HYPERLINK("http://x")');
    expect(lines[1]?.payerName).toHaveLength(140);
  });
});

describe('the writing of a file', () => {
  const text = semicolons('20.11.2026;2,50;USD');
  const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 little end first', utf16],
    ['UTF-16 big end first', Buffer.from(utf16).swap16()],
    ['Windows-1252', Buffer.from(text, 'latin1')],
  ])('%s is read', (_, content) => {
    expect(outcome(content)).toBe('2026-11-20 250 USD');
  });

  it.each([
    ['UTF-16 without its mark', Buffer.from(text, 'utf16le')],
    ['UTF-16 with half a letter', Buffer.from([0xff, 0xfe, 0x00, 0xd8])],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])],
    ['a zip archive', Buffer.from('PK\u0003\u0004')],
  ])('%s is refused', (_, content) => {
    expect(outcome(content)).toBe('BANK_FILE_FORMAT');
  });
});

const entry = (more = '', amount = '1250.50', sign = 'CRDT') => `
  <Ntry><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
  <BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>bank-1</AcctSvcrRef>${more}</Ntry>`;
const camt = (...entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><d:Document xmlns:d="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${entries.join('')}</Stmt></BkToCstmrStmt></d:Document>`;
const payment = (amount: string, name: string) =>
  `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><Amt Ccy="USD">${amount}</Amt>
   <RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>DE02</IBAN></Id></DbtrAcct></RltdPties>
   <RmtInf><Ustrd>for</Ustrd><Ustrd>A7E9</Ustrd></RmtInf></TxDtls>`;

describe('a camt.053 file', () => {
  it('says all that it knows of a payment, and leaves out what went out', () => {
    const text = camt(
      entry('', '4.00', 'DBIT'),
      entry(`<NtryDtls>${payment('1250.50', 'Ann &amp; Lee')}</NtryDtls>`),
    );
    expect(readBankFile(Buffer.from(text))).toEqual({
      format: 'CAMT053',
      lines: [
        {
          place: 2,
          bookedOn: '2026-11-20',
          amount: 125_050n,
          currency: 'USD',
          payerName: 'Ann & Lee',
          payerAccount: 'DE02',
          remittance: 'for A7E9',
          reference: 'BANK-1',
        },
      ],
    });
  });

  it('takes the payments of a batch apart, when they come to its sum', () => {
    const batch = (...parts: string[]) => camt(entry(`<NtryDtls>${parts.join('')}</NtryDtls>`));
    const { lines } = readBankFile(
      Buffer.from(batch(payment('1000.50', 'Ann'), payment('250.00', 'Ben'))),
    );
    expect(lines.map(({ amount, reference }) => [amount, reference])).toEqual([
      [100_050n, 'BANK-1/1'],
      [25_000n, 'BANK-1/2'],
    ]);
    expect(outcome(batch(payment('1000.50', 'Ann'), payment('1.00', 'Ben')))).toBe(
      'BANK_FILE_UNREADABLE 1',
    );
  });

  const laughs = Array.from(
    { length: 10 },
    (_, n) => `<!ENTITY l${String(n + 1)} "${`&l${String(n)};`.repeat(10)}">`,
  ).join('');
  it.each([
    [
      'laughs a billion times',
      `<!DOCTYPE d [<!ENTITY l0 "ha">${laughs}]>${camt(entry('&l10;'))}`,
      'BANK_FILE_FORMAT',
    ],
    [
      'names a file of the server',
      `<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>${camt(entry('<a>&x;</a>'))}`,
      'BANK_FILE_FORMAT',
    ],
    ['is nested without end', '<a>'.repeat(100_000), 'BANK_FILE_FORMAT'],
    ['is nested without end, with marks', '<a b=">">'.repeat(100_000), 'BANK_FILE_FORMAT'],
    ['is nested without end, in another alphabet', '<é>'.repeat(100_000), 'BANK_FILE_FORMAT'],
    ['breaks off', camt(entry()).slice(0, -30), 'BANK_FILE_UNREADABLE 3'],
    ['is no statement', '<html><body>hello</body></html>', 'BANK_FILE_FORMAT'],
    [
      'names another currency than letters',
      camt(entry('', '1.00').replace('USD', 'U$')),
      'BANK_FILE_UNREADABLE 1',
    ],
    ['has three decimals', camt(entry('', '1.005')), 'BANK_FILE_UNREADABLE 1'],
    [
      'names the prototype',
      camt(entry('<__proto__><amount>1</amount></__proto__>')),
      'BANK_FILE_FORMAT',
    ],
    ['holds what is only expected', camt(entry().replace('BOOK', 'PDNG')), 'BANK_FILE_EMPTY'],
    ['holds what was reversed', camt(entry('<RvslInd>true</RvslInd>')), 'BANK_FILE_EMPTY'],
  ])('S8: that %s is not taken', (_, text, said) => {
    const began = performance.now();
    expect(outcome(text)).toBe(said);
    expect(performance.now() - began).toBeLessThan(3_000);
    expect(({} as Record<string, unknown>).amount).toBeUndefined();
  });
});

describe('an MT940 file', () => {
  const mt940 = (...lines: string[]) =>
    [
      '{1:F01BANK}{4:',
      ':20:START',
      ':25:DE02/123',
      ':60F:C261119USD1000,00',
      ...lines,
      ':62F:C261120USD1,',
      '-}',
    ].join('\r\n');

  it('says all that it knows of a payment, and leaves out what went out or was reversed', () => {
    const text = mt940(
      ':61:2611201120D4,00NMSCNONREF',
      ':61:2611201120RC4,00NMSCNONREF',
      ':61:2612310101CR1250,5NTRFINV-7//BANK-9',
      ':86:166?00CREDIT?20for A7E9?21 and more?31DE02?32Ann?33 Lee',
    );
    expect(readBankFile(Buffer.from(text))).toEqual({
      format: 'MT940',
      lines: [
        {
          place: 7,
          bookedOn: '2027-01-01',
          amount: 125_050n,
          currency: 'USD',
          payerName: 'Ann Lee',
          payerAccount: 'DE02',
          remittance: 'for A7E9 and more INV-7',
          reference: 'BANK-9',
        },
      ],
    });
  });

  it.each([
    ['an amount with a point', [':61:2611201120C4.00NMSCNONREF'], 'BANK_FILE_UNREADABLE 5'],
    ['a day that is none', [':61:2602310231C4,00NMSCNONREF'], 'BANK_FILE_UNREADABLE 5'],
    ['a line cut short', [':61:26'], 'BANK_FILE_UNREADABLE 5'],
    ['no payment', [], 'BANK_FILE_EMPTY'],
    ['two megabytes of nothing', [`:86:${'?'.repeat(2_000_000)}`], 'BANK_FILE_EMPTY'],
  ])('with %s is refused', (_, lines, said) => {
    expect(outcome(mt940(...lines))).toBe(said);
  });

  it('without an opening balance has no currency, and is refused', () => {
    expect(outcome(':20:X\n:61:2611201120C4,00NMSCNONREF')).toBe('BANK_FILE_UNREADABLE 2');
  });
});
