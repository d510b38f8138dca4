/**
 * Other companies that people trust with money. Naming one beside ours borrows its name. Instruments are named by what
 * is quoted (Apple, Bitcoin), so no company whose shares are quoted stands here, nor do ways to pay (Alipay, WeChat Pay).
 */
const latin = `
  binance, coinbase, kraken, bybit, okx, okex, huobi, htx exchange, kucoin, bitfinex, bitget, mexc, bitstamp, bitmex, deribit, crypto.com, gate.io, upbit, bithumb, bitkub, bitflyer, coincheck, metamask,
  robinhood, etoro, plus500, interactive brokers, charles schwab, fidelity, vanguard, blackrock, td ameritrade, webull, merrill lynch, ig markets, cmc markets, saxo bank, xtb, avatrade, oanda, pepperstone, exness, olymp trade, iq option, pocket option, trade republic, degiro, comdirect, consorsbank, flatex,
  goldman sachs, morgan stanley, j\\.? ?p\\.? ?morgan(?: chase)?, chase bank, bank of america, wells fargo, citi(?:bank|group| bank), capital one bank, us bank, td bank, royal bank of canada, scotiabank, bank of montreal, federal reserve, silicon valley bank,
  bank of england, barclays, hsbc, lloyds(?: bank)?, natwest, royal bank of scotland, halifax bank, nationwide building society, monzo, starling bank, standard chartered, revolut, wise bank,
  deutsche bank, commerzbank, sparkassen?, volksbank(?:en)?, raiffeisen(?:bank)?, postbank, hypovereinsbank, ing[- ]diba, ing bank, n26, dkb, kfw, bundesbank, european central bank, europäische zentralbank, erste bank, bank austria,
  credit suisse, ubs, julius b(?:ä|ae)r, pictet, zürcher kantonalbank, postfinance, schweizerische nationalbank, swiss national bank,
  bnp paribas, société générale, crédit agricole, credit agricole, crédit mutuel, credit mutuel, la banque postale, caisse d['’]épargne, banque populaire, boursorama, boursobank, natixis, banque de france, crédit lyonnais,
  santander, bbva, caixabank, bankinter, banco sabadell, sabadell, bankia, unicaja, banco de españa, banco popular, bancolombia, banamex, banorte, banco de chile, banco de méxico, itaú, bradesco, banco do brasil,
  unicredit, intesa sanpaolo, rabobank, abn amro, nordea, danske bank, swedbank, kbc bank, belfius, sberbank, vtb,
  bank of china, china construction bank, agricultural bank of china, icbc, bank of communications, china merchants bank, ping an bank, hang seng(?: bank)?, bank of east asia, dbs(?: bank)?, ocbc, uob, maybank, cimb, public bank berhad,
  nomura, mufg, mizuho, sumitomo mitsui, smbc, rakuten bank, sbi securities, daiwa securities, bank of japan, resona, kakaobank, kakao bank, k bank, toss bank, kb kookmin, kookmin bank, shinhan(?: bank)?, woori bank, hana bank, nonghyup, mirae asset, bank of korea,
  kasikorn(?:bank)?, bangkok bank, krungthai, krungsri, siam commercial bank, scb bank, bank of thailand,
  vietcombank, techcombank, vietinbank, bidv, agribank, sacombank, vpbank, tpbank, mb ?bank, acb bank, hdbank, vib bank, shb bank, eximbank, seabank, ocb bank, msb bank,
  anz bank, westpac, commonwealth bank of australia, national australia bank, reserve bank of australia, paypal, western union, moneygram, payoneer`;

const asian = `
  币安, 幣安, 火币, 火幣, 欧易, 歐易, 汇丰, 匯豐, 滙豐, 中国银行, 中國銀行, 工商银行, 工商銀行, 建设银行, 建設銀行, 农业银行, 農業銀行, 招商银行, 招商銀行, 交通银行, 交通銀行, 邮储银行, 郵儲銀行, 邮政储蓄, 中信银行, 中信銀行, 民生银行, 民生銀行,
  浦发银行, 浦發銀行, 兴业银行, 興業銀行, 光大银行, 光大銀行, 平安银行, 平安銀行, 华夏银行, 華夏銀行, 广发银行, 廣發銀行, 微众银行, 网商银行, 人民银行, 人民銀行, 中信证券, 国泰君安, 富途, 老虎证券, 东方财富,
  恒生銀行, 恆生銀行, 恒生银行, 中銀香港, 中银香港, 東亞銀行, 东亚银行, 星展, 華僑銀行, 华侨银行, 大新銀行, 大新银行, 永隆銀行, 創興銀行, 眾安銀行, 南洋商業銀行, 花旗, 高盛, 摩根, 渣打, 瑞银, 瑞銀, 德意志银行, 德意志銀行, 巴克莱, 巴克萊, 劳埃德银行, 英格兰银行, 英格蘭銀行, 美联储, 聯儲局,
  野村, 三菱UFJ, みずほ, 三井住友, りそな, ゆうちょ銀行, 楽天銀行, 楽天証券, 住信SBI, SBI証券, 大和証券, 日本銀行, マネックス, バイナンス, コインベース, ビットフライヤー, コインチェック, ゴールドマン, モルガン, シティバンク, ソニー銀行, イオン銀行, セブン銀行,
  바이낸스, 업비트, 빗썸, 코인원, 코인베이스, 국민은행, 신한은행, 신한투자, 하나은행, 우리은행, 농협, 기업은행, 카카오뱅크, 케이뱅크, 토스뱅크, 한국은행, 수협은행, 산업은행, 새마을금고, 미래에셋, 삼성증권, 키움증권, 골드만삭스, 모건스탠리, 씨티은행, 제이피모건,
  ไบแนนซ์, บิทคับ, ธนาคารกสิกร, ธนาคารกรุงเทพ, ไทยพาณิชย์, ธนาคารกรุงไทย, กรุงศรี, ทหารไทย, ทีเอ็มบี, ธนาคารออมสิน, ธนาคารแห่งประเทศไทย, ซิตี้แบงก์, เอชเอสบีซี,
  ngân hàng nhà nước, ngân hàng ngoại thương, ngân hàng quân đội, ngân hàng á châu`;

const oneOf = (names: string): string =>
  names
    .split(',')
    .map((name) => name.trim().normalize('NFKC'))
    .join('|');

/** Found as whole words; those of scripts without gaps wherever they stand. */
export const institutions: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\p{L})(?:${oneOf(latin)})(?!\p{L})`, 'giu'),
  new RegExp(oneOf(asian), 'giu'),
];
