/**
 * What together says that somebody has to pay before they get their own money, and each alone says nothing: of ten
 * languages together, as in `asking-words.ts`.
 */
export const upfront = {
  /** Pays, or adds money. */
  TOP_UP: `
    top up, recharge, settle the, a deposit of, make a deposit, aufladen, begleichen, einzahlung, eingezahlt,
    recargue, recargar, deposito de, rechargez, recharger, reglez, regler, un depot de, payiez, nạp, nộp tiền,
    nộp phí, phải nộp, nộp trước, trả phí, phải trả, phải đóng, đóng phí, đóng trước, จ่าย, ชำระ, ฝากเงิน, วางเงิน,
    โอน, 充值, 增值, 先付, 先交, 先缴, 先繳, 先充, 先存, 先打, 需缴, 请缴, 请交, 要交, 请付, 缴纳, 繳納, 繳付, 缴付, 請交, 請繳, 需支付, 请支付, 請支付, 另外支付, 先支付,
    要支付, 先畀, 要畀, 先俾, 払う, 払って, チャージ, 納付, 納め, 充填, 내세요, 내셔야, 내시면, 내야, 납부, 충전, 지불, usd auf, euro auf, dollar auf,
    guthaben auf, 先转, 先轉, 先汇, 先匯, 美元嚟先, 過數先, 畀錢先`,
  /** What is never paid to us. */
  TAX: `
    tax, insurance fee, a margin, steuer, versicherungsgebuhr, impuesto, impot, taxe, thuế, ภาษี, 税, 稅, 세금, 소득세`,
  /** What is taken from an amount, and never paid before. */
  CHARGE: `
    fee, commission, charge of, gebuhr, provision, comision, tarifa, tasa, frais, phí, hoa hồng, ค่าธรรมเนียม,
    ค่าคอม, 手续费, 手續費, 佣金, 手数料, 수수료`,
  /** Before what else happens, or so that it does. */
  FIRST: `
    before, first, in advance, upfront, then we, to unlock, to release, to unfreeze, until you, unless you,
    is required, are required, and the withdrawal, and we release, vor der, vor ihrer, bevor, vorab, zuerst,
    zunachst, im voraus, um die, danach, antes de, antes, primero, por adelantado, luego, para desbloquear,
    para liberar, se requiere, avant, dabord, ensuite, a lavance, pour debloquer, pour liberer, jusqua ce que, exige,
    trước, để mở khóa, để mở khoá, đến khi, rồi chúng, ก่อน, แล้วเรา, เพื่อปลด, จึงจะ, 先, 才能, 才可, 才会, 才會, 即可, 前请, 前需,
    前要, 前須, 前請, 马上, 即刻, 前に, まず, するため, すると, いただくと, 払えば, 別途, 전에, 먼저, 려면, 시면, 내셔야, 따로, activates, to activate,
    activate your, to receive your, to get your, fur die freigabe, zur freigabe, um ihr geld, para cobrar,
    para recibir su, pour recevoir votre, pour toucher, để nhận tiền, เพื่อรับเงิน, so that your, damit die,
    damit ihre`,
  /** Somebody gets their own money. */
  PAYOUT: `
    withdraw, payout, auszahl, abheben, abhebung, retir, desbloque, retrait, debloquer, liberons, rút, mở khóa,
    mở khoá, giải ngân, duyệt, ถอน, ปลดล็อก, ปล่อยเงิน, 提现, 提款, 放款, 出款, 解冻, 解凍, 解锁, 解鎖, 出金, 解除, 引き出し, 출금, 해제, 인출,
    your funds, your money, ihr geld, su dinero, sus fondos, votre argent, vos fonds, 풀어 드리, 풀어 드립, is frozen`,
  /** Tells that what stands beside it is no honest thing to ask for. */
  WARNED: `
    is fraud, is a fraud, is a scam, is a scammer, are scammers, it is fraud, scam messages say, ist betrug,
    ist das betrug, ist es betrug, es un fraude, es una estafa, es fraude, cest une arnaque, est une arnaque,
    cest une fraude, là lừa đảo, คือการหลอกลวง, เป็นการหลอกลวง, 是诈骗, 是骗局, 係詐騙, 是詐騙, 詐欺です, 詐欺とお考え, 사기입니다,
    depends on your country, depends on where you live, in your country, tax office, tax adviser, finanzamt,
    steuerberater, in ihrem land, hacienda, en su pais, autoridad fiscal, administration fiscale, dans votre pays,
    cơ quan thuế, nước bạn, สรรพากร, ประเทศของคุณ, 税务局, 稅務局, 税務署, 국세청, 세무서`,
} as const;
