import type { MigrationInterface, QueryRunner } from 'typeorm';

const LANGUAGES = ['en', 'de', 'es', 'fr', 'hk', 'jp', 'kor', 'th', 'zh', 'vi'];

interface Row {
  readonly symbol: string;
  readonly decimals: number;
  readonly calendar: string;
  readonly popular?: true;
  /** One name for each of LANGUAGES, parted by bars; a single name serves all. */
  readonly names: string;
}

const CLASSES: Record<string, readonly Row[]> = {
  FOREX: [
    {
      symbol: 'EUR/USD',
      decimals: 5,
      calendar: 'forex',
      popular: true,
      names:
        'Euro / US Dollar|Euro / US-Dollar|Euro / Dólar estadounidense|Euro / Dollar américain|歐元／美元|ユーロ／米ドル|유로/미국 달러|ยูโร/ดอลลาร์สหรัฐ|欧元/美元|Euro / Đô la Mỹ',
    },
    {
      symbol: 'GBP/USD',
      decimals: 5,
      calendar: 'forex',
      names:
        'British Pound / US Dollar|Britisches Pfund / US-Dollar|Libra esterlina / Dólar estadounidense|Livre sterling / Dollar américain|英鎊／美元|英ポンド／米ドル|영국 파운드/미국 달러|ปอนด์สเตอร์ลิง/ดอลลาร์สหรัฐ|英镑/美元|Bảng Anh / Đô la Mỹ',
    },
    {
      symbol: 'USD/JPY',
      decimals: 3,
      calendar: 'forex',
      popular: true,
      names:
        'US Dollar / Japanese Yen|US-Dollar / Japanischer Yen|Dólar estadounidense / Yen japonés|Dollar américain / Yen japonais|美元／日圓|米ドル／円|미국 달러/일본 엔|ดอลลาร์สหรัฐ/เยนญี่ปุ่น|美元/日元|Đô la Mỹ / Yên Nhật',
    },
    {
      symbol: 'AUD/USD',
      decimals: 5,
      calendar: 'forex',
      names:
        'Australian Dollar / US Dollar|Australischer Dollar / US-Dollar|Dólar australiano / Dólar estadounidense|Dollar australien / Dollar américain|澳元／美元|豪ドル／米ドル|호주 달러/미국 달러|ดอลลาร์ออสเตรเลีย/ดอลลาร์สหรัฐ|澳元/美元|Đô la Úc / Đô la Mỹ',
    },
    {
      symbol: 'USD/CHF',
      decimals: 5,
      calendar: 'forex',
      names:
        'US Dollar / Swiss Franc|US-Dollar / Schweizer Franken|Dólar estadounidense / Franco suizo|Dollar américain / Franc suisse|美元／瑞士法郎|米ドル／スイスフラン|미국 달러/스위스 프랑|ดอลลาร์สหรัฐ/ฟรังก์สวิส|美元/瑞士法郎|Đô la Mỹ / Franc Thụy Sĩ',
    },
  ],
  GOLD: [
    {
      symbol: 'XAU/USD',
      decimals: 2,
      calendar: 'metals',
      popular: true,
      names: 'Gold|Gold|Oro|Or|黃金|金|금|ทองคำ|黄金|Vàng',
    },
    {
      symbol: 'XAG/USD',
      decimals: 3,
      calendar: 'metals',
      names: 'Silver|Silber|Plata|Argent|白銀|銀|은|โลหะเงิน|白银|Bạc',
    },
  ],
  FUTURES: [
    {
      symbol: 'WTI',
      decimals: 3,
      calendar: 'energy',
      popular: true,
      names:
        'Crude oil (WTI)|Rohöl (WTI)|Petróleo crudo (WTI)|Pétrole brut (WTI)|WTI 原油|WTI原油|WTI 원유|น้ำมันดิบ WTI|WTI 原油|Dầu thô WTI',
    },
    {
      symbol: 'NATGAS',
      decimals: 4,
      calendar: 'energy',
      names:
        'Natural gas|Erdgas|Gas natural|Gaz naturel|天然氣|天然ガス|천연가스|ก๊าซธรรมชาติ|天然气|Khí tự nhiên',
    },
    {
      symbol: 'SP500',
      decimals: 2,
      calendar: 'index-futures',
      names:
        'S&P 500 Mini futures|S&P-500-Mini-Future|Futuro Mini S&P 500|Contrat à terme Mini S&P 500|標普 500 小型期貨|S&P500ミニ先物|S&P 500 미니 선물|ฟิวเจอร์สมินิ S&P 500|标普 500 迷你期货|Hợp đồng tương lai Mini S&P 500',
    },
    {
      symbol: 'NASDAQ',
      decimals: 2,
      calendar: 'index-futures',
      popular: true,
      names:
        'Nasdaq-100 Mini futures|Nasdaq-100-Mini-Future|Futuro Mini Nasdaq-100|Contrat à terme Mini Nasdaq-100|納斯達克 100 小型期貨|ナスダック100ミニ先物|나스닥 100 미니 선물|ฟิวเจอร์สมินิ Nasdaq-100|纳斯达克 100 迷你期货|Hợp đồng tương lai Mini Nasdaq-100',
    },
  ],
  STOCKS: [
    {
      symbol: 'AAPL',
      decimals: 2,
      calendar: 'us-stocks',
      popular: true,
      names: 'Apple|Apple|Apple|Apple|蘋果|アップル|애플|Apple|苹果|Apple',
    },
    {
      symbol: 'TSLA',
      decimals: 2,
      calendar: 'us-stocks',
      names: 'Tesla|Tesla|Tesla|Tesla|特斯拉|テスラ|테슬라|Tesla|特斯拉|Tesla',
    },
    {
      symbol: 'NVDA',
      decimals: 2,
      calendar: 'us-stocks',
      names: 'Nvidia|Nvidia|Nvidia|Nvidia|輝達|エヌビディア|엔비디아|Nvidia|英伟达|Nvidia',
    },
    {
      symbol: 'MSFT',
      decimals: 2,
      calendar: 'us-stocks',
      names:
        'Microsoft|Microsoft|Microsoft|Microsoft|微軟|マイクロソフト|마이크로소프트|Microsoft|微软|Microsoft',
    },
  ],
  CRYPTO: [
    {
      symbol: 'BTC/USDT',
      decimals: 2,
      calendar: 'crypto',
      popular: true,
      names: 'Bitcoin|Bitcoin|Bitcoin|Bitcoin|比特幣|ビットコイン|비트코인|บิตคอยน์|比特币|Bitcoin',
    },
    {
      symbol: 'ETH/USDT',
      decimals: 2,
      calendar: 'crypto',
      popular: true,
      names:
        'Ethereum|Ethereum|Ethereum|Ethereum|以太幣|イーサリアム|이더리움|อีเธอเรียม|以太坊|Ethereum',
    },
    {
      symbol: 'SOL/USDT',
      decimals: 3,
      calendar: 'crypto',
      names: 'Solana|Solana|Solana|Solana|Solana|ソラナ|솔라나|โซลานา|Solana|Solana',
    },
    {
      symbol: 'XRP/USDT',
      decimals: 4,
      calendar: 'crypto',
      names: 'XRP|XRP|XRP|XRP|瑞波幣|エックスアールピー|리플|เอ็กซ์อาร์พี|瑞波币|XRP',
    },
  ],
};

/** Payout by duration in seconds; the fee is 1 % of the stake, which lies between 10 and 5,000 USD. */
const TERMS = { 30: 8200, 60: 8500, 120: 8600, 180: 8700, 300: 8800 };

/** The instruments and terms a new platform starts with. */
export class Instruments1763600200002 implements MigrationInterface {
  name = 'Instruments1763600200002';

  async up(db: QueryRunner): Promise<void> {
    const rows = Object.entries(CLASSES).flatMap(([group, list]) =>
      list.map((row) => ({ ...row, group })),
    );
    for (const [index, { symbol, group, names, decimals, popular, calendar }] of rows.entries()) {
      await db.query(
        `INSERT INTO instrument (symbol, class, names, decimals, popular, sort, calendar_id)
         SELECT $1, $2, $3, $4, $5, $6, id FROM trading_calendar WHERE code = $7`,
        [symbol, group, namesByLanguage(names), decimals, popular === true, index + 1, calendar],
      );
    }
    await db.query(
      `INSERT INTO terms (instrument_id, duration_seconds, payout_bp, fee_bp, stake_min, stake_max)
       SELECT i.id, t.key::int, t.value::int, 100, 1000, 500000
       FROM instrument i, jsonb_each_text($1) AS t ORDER BY i.id, t.key::int`,
      [JSON.stringify(TERMS)],
    );
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}

const namesByLanguage = (names: string): string =>
  JSON.stringify(
    Object.fromEntries(names.split('|').map((name, index) => [LANGUAGES[index], name])),
  );
