/** What nobody says who promises: how much of a sentence may hold another no before it. */
const NO = String.raw`(?<!\b(?:no|not|nothing|none|nobody|never|without|kein|keine|nichts|nie|niemand|nada|nadie|nunca|aucun|aucune|rien|jamais|chẳng)\b[^.;!?]{0,60})`;
/** Where a sentence or a part in brackets ends: what goes on may take the no back. */
const END = String.raw`(?=\s*(?:[.;!)]|$))`;

/**
 * That nothing is promised, in just these words, of ten languages together: "Profits are not guaranteed." Not "not only
 * guaranteed", not a no of a no, and nothing that goes on behind it.
 */
const disclaimers = [
  String.raw`${NO}\b(?:(?:is|are|be) (?:not|never) guaranteed|cannot be guaranteed|(?:is|are)n['’]t guaranteed|(?:is|are) (?:not|never) (?:risk[- ]free|certain|without risk)|come without a guarantee)${END}`,
  String.raw`${NO}\b(?:we|there is|there are|gives?|with)(?: do| does| can)? (?:not guarantee|no guarantees?)(?: (?:any|of|of any|for))?(?: (?:profits?|gains?|returns?|success|interest|capital))?${END}`,
  String.raw`\bno (?:profits?|gains?|returns?) (?:is|are) (?:guaranteed|certain)${END}`,
  String.raw`${NO}\b(?:(?:ist|sind|wird|werden) (?:nicht|nie) (?:garantiert|risikofrei|risikolos|sicher|ohne risiko)|nicht garantiert werden)${END}`,
  String.raw`${NO}\b(?:wir garantieren|es gibt) keine (?:garantie|gewinne|rendite|garantierten gewinne|sicheren gewinne)${END}`,
  String.raw`${NO}\bno (?:est[aá]n?|son|es|queda[n]?) (?:garantizad[oa]s?|segur[oa]s?|libres? de riesgo)${END}`,
  String.raw`${NO}\bno (?:se )?(?:garantiza|garantizamos|hay)(?: ninguna?)? (?:garant[ií]a|ganancias?|beneficios?|rentabilidad|ganancia garantizada)${END}`,
  String.raw`${NO}\bn['’e ]{1,2}(?:est|sont) (?:pas|jamais) (?:garantie?s?|assurée?s?|sans risque)${END}`,
  String.raw`${NO}\b(?:aucun (?:gain|profit|rendement) n['’]est garanti|(?:nous )?ne garantissons (?:aucun|pas de) (?:gain|profit|rendement)|il n['’]y a (?:pas de|aucune) garantie)${END}`,
  String.raw`(?<!不是|谁说|誰說|并非|並非|不会|不會|绝|絕|岂|豈)(?:本平台|我们|我們|平台|公司)?(?:并不|並不|不|不能|无法|無法|不作)(?:保证|保證)(?:收益|获利|獲利|盈利|利润|利潤|本金|回报|回報)?(?=\s*(?:[。；，！）.;,!)]|$))`,
  String.raw`(?<!不是|谁说|誰說)(?:收益|获利|獲利|盈利|回报|回報|利润|利潤)(?:并不|並不|不|不作|没有|沒有)(?:保证|保證)(?=\s*(?:[。；，！）.;,!)]|$))`,
  String.raw`(?<!不是|谁说|誰說)(?:并|並)?(?:不保本|不保本保息|非保本|非无风险|非無風險|非零风险|非零風險)(?=\s*(?:[。；，！）.;,!)]|$))`,
  String.raw`(?:利益|収益|元本|利回り)(?:は|を|が)?(?:一切)?保証(?:され|し|いたし|する(?:もの|こと)では(?:あり|ござい)|では(?:あり|ござい)|は(?:あり|ござい))ません(?=\s*(?:[。！）.]|$))`,
  // What it takes not to lose is said of each price: "損をしないためには、半分を超えて当てる必要があります".
  String.raw`損をしないためには`,
  String.raw`リスク(?:なし|ゼロ)ではありません(?=\s*(?:[。！）.]|$))`,
  String.raw`(?:수익|원금|이익)(?:을|이|은|를)? ?보장(?:하지|되지|해 드리지) 않(?:습니다|아요|음)(?=\s*(?:[.!)]|$))`,
  String.raw`(?:수익|원금|이익) ?보장(?:은|이) 없습니다(?=\s*(?:[.!)]|$))`,
  String.raw`(?:เรา)?ไม่(?:ได้|สามารถ)?(?:รับประกัน|การันตี)(?:กำไร|ผลตอบแทน|เงินต้น)(?=\s*(?:[.!)]|$))`,
  String.raw`(?:กำไร|ผลตอบแทน)(?:ไม่|ไม่ได้)(?:ได้รับการรับประกัน|การันตี|แน่นอน)(?=\s*(?:[.!)]|$))`,
  String.raw`${NO}(?:chúng tôi )?không (?:hề )?(?:đảm bảo|bảo đảm|cam kết) (?:có )?(?:lợi nhuận|lãi|vốn)${END}`,
  String.raw`${NO}lợi nhuận không (?:được|phải là) (?:đảm bảo|bảo đảm|chắc chắn)${END}`,
].map((one) => new RegExp(one.normalize('NFKC'), 'gi'));

/** A text in one form without its disclaimers, a gap for each. */
export const withoutDisclaimers = (text: string): string =>
  disclaimers.reduce((read, one) => read.replaceAll(one, ' '), text);
