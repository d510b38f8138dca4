import { squeezed } from '../asks/squeezed';

/**
 * Promises of certainty that no list of words alone tells from plain speech, of ten languages together. They are looked for
 * in a text without gaps and with look-alike letters alike, whatever its language is said to be.
 */
const phrases = `
  guarantee, guaranteed, risk free, riskfree, no risk at all, without any risk, certain profit, sure profit, 100% safe,
  100 % safe, profits every day, profit every day, daily profit for sure, cannot lose, you cant lose, double your money,
  capital protected, never lose, safe returns, fixed daily return,
  garantiert, garantie auf, risikofrei, risikolos, ohne risiko, sicherer gewinn, sichere gewinne, sichere rendite,
  100% sicher, 100 % sicher, jeden tag gewinn, täglich gewinne, verlustfrei, kapitalschutz,
  garantizado, garantizada, sin riesgo, libre de riesgo, ganancia segura, ganancias seguras, beneficio seguro,
  beneficios seguros, rentabilidad segura, 100% seguro, ganancias todos los días, sin pérdidas, duplique su dinero,
  gain assuré, gains assurés, gains garantis, gain garanti, profit garanti, sans risque, rendement assuré,
  rendement garanti, bénéfice assuré, 100% sûr, des gains chaque jour, sans aucune perte, capital garanti,
  保證獲利, 保證收益, 穩賺, 零風險, 無風險, 必勝, 包賺, 保本, 保息, 天天獲利, 日日賺, 百分百安全, 100%安全, 穩定獲利, 只賺不蝕, 只賺不賠,
  保证获利, 保证收益, 稳赚, 零风险, 无风险, 必胜, 包赚, 天天获利, 天天赚, 每天盈利, 百分百安全, 稳定获利, 只赚不赔, 保证盈利,
  必ず儲, 元本保証, 利益保証, ノーリスク, リスクなし, リスクゼロ, 確実に勝, 確実に儲, 絶対に儲, 毎日利益が出, 100%安全, 損はしません,
  수익 보장, 원금 보장, 무위험, 위험이 없, 확실한 수익, 매일 수익이 나, 100% 안전, 손실 없는, 반드시 수익, 무조건 수익,
  รับประกันกำไร, รับประกันผลตอบแทน, การันตีกำไร, ไม่มีความเสี่ยง, ไร้ความเสี่ยง, กำไรแน่นอน, กำไรทุกวัน, ปลอดภัย 100%,
  ไม่มีขาดทุน,
  đảm bảo lợi nhuận, cam kết lợi nhuận, không rủi ro, không có rủi ro, chắc chắn lãi, lợi nhuận mỗi ngày chắc chắn,
  an toàn 100%, bảo toàn vốn, lãi chắc chắn, không bao giờ lỗ`;

const looked = phrases
  .split(',')
  .map((phrase) => phrase.trim())
  .map((phrase) => [phrase, squeezed(phrase)] as const);

/** The promises of a text, as the list writes them. */
export function certainWords(text: string): string[] {
  const read = squeezed(text);
  return looked.filter(([, one]) => read.includes(one)).map(([phrase]) => phrase);
}
