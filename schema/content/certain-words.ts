import { squeezed } from '../asks/squeezed';
import { withoutDisclaimers } from './disclaimers';
import { oneForm } from './licences';

/**
 * Promises of certainty that no list of words alone tells from plain speech, of ten languages together. They are looked for
 * in a text without gaps and with look-alike letters alike, whatever its language is said to be.
 */
const phrases = `
  guarantee, guaranteed, risk free, riskfree, no risk at all, without any risk, certain profit, sure profit,
  100% safe, 100 % safe, profits every day, profit every day, daily profit for sure, cannot lose, you cant lose,
  double your money, capital protected, never lose, safe returns, fixed daily return, garantiert, garantie auf,
  risikofrei, risikolos, ohne risiko, sicherer gewinn, sichere gewinne, sichere rendite, 100% sicher, 100 % sicher,
  jeden tag gewinn, täglich gewinne, verlustfrei, kapitalschutz, garantizado, garantizada, sin riesgo,
  libre de riesgo, ganancia segura, ganancias seguras, beneficio seguro, beneficios seguros, rentabilidad segura,
  100% seguro, ganancias todos los días, sin pérdidas, duplique su dinero, gain assuré, gains assurés,
  gains garantis, gain garanti, profit garanti, sans risque, rendement assuré, rendement garanti, bénéfice assuré,
  100% sûr, des gains chaque jour, sans aucune perte, capital garanti, 保證獲利, 保證收益, 穩賺, 零風險, 無風險, 必勝, 包賺, 保本, 保息,
  天天獲利, 日日賺, 百分百安全, 100%安全, 穩定獲利, 只賺不蝕, 只賺不賠, 保证获利, 保证收益, 稳赚, 零风险, 无风险, 必胜, 包赚, 天天获利, 天天赚, 每天盈利, 稳定获利, 只赚不赔, 保证盈利,
  必ず儲, 元本保証, 利益保証, ノーリスク, リスクなし, リスクゼロ, 確実に勝, 確実に儲, 絶対に儲, 毎日利益が出, 損はしません, 수익 보장, 원금 보장, 무위험, 위험이 없, 확실한 수익, 매일 수익이 나,
  100% 안전, 손실 없는, 반드시 수익, 무조건 수익, รับประกันกำไร, รับประกันผลตอบแทน, การันตีกำไร, ไม่มีความเสี่ยง, ไร้ความเสี่ยง,
  กำไรแน่นอน, กำไรทุกวัน, ปลอดภัย 100%, ไม่มีขาดทุน, đảm bảo lợi nhuận, cam kết lợi nhuận, không rủi ro,
  không có rủi ro, chắc chắn lãi, lợi nhuận mỗi ngày chắc chắn, an toàn 100%, bảo toàn vốn, lãi chắc chắn,
  không bao giờ lỗ, zero risk, no risk, risk is zero, zero loss, no losses, loss free, without losses,
  profit is certain, profits are certain, certain gains, 100% profit, 100% return, 100% win, 100% success,
  always win, always profitable, always make a profit, capital is safe, capital is secure, principal is safe,
  money is always safe, your money is 100, safe profit, sure win, steady profit, assured return, assured profit,
  secured profit, principal protected, principal is protected, protected capital, easy money, get rich, double your,
  triple your, win every, only win, nothing to lose, cannot go wrong, never a loss, profit for sure, surefire,
  foolproof, no way to lose, impossible to lose, make money every day, earn money every day, null risiko, nullrisiko,
  kein risiko, ohne jedes risiko, gewinn ist sicher, gewinne sind sicher, 100% gewinn, gewinnen immer,
  immer gewinnen, immer gewinn, kapital ist sicher, kapital ist geschützt, geld ist immer sicher,
  verlust ausgeschlossen, verluste ausgeschlossen, keine verluste, kein verlust, sicheres einkommen, todsicher,
  nie verlieren, niemals verlieren, verdoppeln sie ihr, sichere erträge, unmöglich zu verlieren, schnell reich,
  leichtes geld, cero riesgo, riesgo cero, riesgo nulo, sin ningún riesgo, ningún riesgo, ganancia es segura,
  ganancias son seguras, beneficio es seguro, 100% de beneficio, 100% de ganancia, 100% ganancia, siempre gana,
  siempre ganará, capital está seguro, capital está a salvo, capital está protegido, capital seguro,
  dinero está siempre seguro, nunca pierde, jamás pierde, nunca perderá, imposible perder, dinero fácil,
  ganancias aseguradas, ganancia asegurada, rentabilidad asegurada, sin perder, cero pérdidas, gane todos los días,
  hágase rico, zéro risque, risque zéro, risque nul, aucun risque, profit certain, profits certains, gain certain,
  gains certains, 100% de gain, 100% de profit, 100% de réussite, gagnez toujours, toujours gagnant,
  gagnerez toujours, capital est en sécurité, capital est protégé, capital protégé, capital est sûr,
  argent est toujours en sécurité, sans perte, zéro perte, ne perdez jamais, ne perdrez jamais, impossible de perdre,
  argent facile, rendement sûr, gains sûrs, profits assurés, profit assuré, devenez riche, doublez votre, 零亏损, 无亏损,
  零损失, 不会亏, 绝不亏, 稳赢, 稳定盈利, 必赚, 必赢, 百分百盈利, 百分之百盈利, 100%盈利, 100%收益, 100%获利, 收益有保障, 收益有保证, 收益保证, 利润有保证, 本金安全, 本金有保障,
  保证本金, 资金绝对安全, 稳赚不亏, 躺赚, 包赢, 包盈利, 没有风险, 毫无风险, 无任何风险, 一定赚, 肯定赚, 保证赚, 只涨不跌, 稳拿, 日进斗金, 轻松赚钱, 一夜暴富, 本金翻倍, 胜率100, 百分百赚,
  零虧損, 無虧損, 零損失, 不會虧, 絕不虧, 穩贏, 穩定盈利, 必賺, 必贏, 100%獲利, 收益有保證, 回報有保證, 保證回報, 利潤有保證, 保證本金, 資金絕對安全, 躺賺, 包贏, 實賺, 梗賺, 一定賺,
  沒有風險, 毫無風險, 冇風險, 保證賺, 只升不跌, 輕鬆賺錢, 日日有錢賺, 百分百賺, ゼロリスク, リスクがない, リスクはありません, リスクのない, 元本は保証, 元本を保証, 元本が保証, 元本は安全, 利益は保証,
  利益を保証, 利益が保証, 収益保証, 収益を保証, 収益は保証, 収益が保証, 必ず勝, 必ず利益, 必ず稼, 絶対に勝, 絶対に損, 絶対に稼, 損をしない, 損失なし, 損失ゼロ, 損失はありません, 100%の利益,
  確実な利益, 確実に稼, 安全な利益, 勝率100, 楽に稼, 一攫千金, 毎日儲か, 원금이 보장, 원금을 보장, 원금은 보장, 수익이 보장, 수익을 보장, 수익은 보장, 이익 보장, 이익이 보장, 리스크 없음,
  리스크 없는, 리스크가 없, 리스크 제로, 제로 리스크, 위험 없는, 위험 없이, 위험 제로, 무손실, 손실이 없, 손실 없음, 절대 손실, 100% 수익, 100% 이익, 확정 수익, 반드시 이익,
  무조건 이익, 절대 안전, 항상 이깁, 항상 이기, 항상 수익, 잃지 않습, 원금 안전, 손해 없는, 손해 보지 않, 고수익 보장, 매일 돈을 벌, ไม่มีทางขาดทุน, ไม่ขาดทุน,
  ขาดทุนเป็นศูนย์, ความเสี่ยงเป็นศูนย์, ความเสี่ยงศูนย์, เสี่ยงศูนย์, ปราศจากความเสี่ยง, ไม่มีเสี่ยง, กำไร 100%,
  กำไรชัวร์, กำไรแน่, กำไรเสมอ, การันตีผลตอบแทน, กำไรการันตี, รับประกันเงินต้น, รับประกันรายได้, การันตีรายได้,
  เงินต้นปลอดภัย, เงินต้นไม่หาย, ทุนไม่หาย, ชนะเสมอ, ชนะแน่นอน, ชนะทุก, รวยแน่, รวยเร็ว, ได้กำไรทุก,
  lợi nhuận được đảm bảo, lợi nhuận đảm bảo, đảm bảo có lãi, bảo đảm lợi nhuận, lợi nhuận được bảo đảm,
  bảo đảm có lãi, cam kết lãi, cam kết có lãi, cam kết hoàn vốn, cam kết sinh lời, rủi ro bằng không, rủi ro bằng 0,
  zero rủi ro, không hề rủi ro, luôn thắng, luôn có lãi, luôn sinh lời, chắc thắng, chắc chắn thắng,
  chắc chắn có lãi, chắc chắn sinh lời, chắc chắn lời, vốn an toàn, vốn được bảo đảm, vốn được đảm bảo,
  vốn luôn an toàn, không thua lỗ, không bao giờ thua, không thể thua, lợi nhuận 100%, làm giàu nhanh,
  nhân đôi số tiền, nhân đôi vốn`;

const looked = phrases
  .split(',')
  .map((phrase) => phrase.trim())
  .map((phrase) => [phrase, squeezed(phrase)] as const);

/** The promises of a text, as the list writes them. */
export function certainWords(text: string): string[] {
  const read = squeezed(withoutDisclaimers(oneForm(text)));
  return looked.filter(([, one]) => read.includes(one)).map(([phrase]) => phrase);
}
