import type { Language } from '../languages';

/** Authorities by their short names: in capitals, as people know them. */
const AUTHORITIES =
  /\b(?:SEC|CFTC|FINRA|NFA|FCA|ASIC|BaFin|CySEC|FINMA|CNMV|AMF|ACPR|ESMA|SFC|HKMA|MAS|FSA|JFSA|FINTRAC|MSB|PBOC|CSRC|FSC|CNBV|SBV)\b/g;

/** And by their full ones. */
const AUTHORITY_NAMES =
  /financial conduct authority|securities and exchange commission|securities and futures commission|monetary authority|financial services (?:agency|authority|commission)|prudential regulation authority|commodity futures trading commission|bundesanstalt für finanz|finanzaufsicht|finanzmarktaufsicht|comisión nacional del mercado|comisión nacional bancaria|superintendencia|autorité des marchés|autorité de contrôle|证监会|證監會|银保监会|銀保監會|金管局|金融管理局|外汇管理局|金融庁|財務局|금융위원회|금융감독원|ก\.ล\.ต|คณะกรรมการกำกับหลักทรัพย์|ủy ban chứng khoán|uỷ ban chứng khoán/gi;

/** That somebody has been allowed to do this, in each language. */
const claims: Readonly<Record<Language, RegExp>> = {
  en: /(?:fully )?licen[cs]ed (?:by|in|and|under|broker|platform|exchange|company|firm|provider|entity)|(?:we|tarn) (?:are|is) (?:\w+ )?(?:licen[cs]ed|regulated|authori[sz]ed)(?! (?:by|in|and|under))|(?:fully|officially|duly|properly) (?:licen[cs]ed|regulated|authori[sz]ed)|regulated (?:by|in|broker|platform|exchange|company|firm|provider|entity)|authori[sz]ed (?:by|and regulated)|(?:we|tarn|company|platform|operator) (?:hold|holds|has|have|obtained|received|own|owns) (?:\w+ ){0,3}licen[cs]e|(?:our|trading|broker|brokerage|financial|exchange) licen[cs]e|licen[cs]e (?:was |is |has been )?(?:issued|granted)|licen[cs]e (?:no|number)\b|(?:supervised|overseen) by|under the supervision of|(?:approved|recogni[sz]ed|registered|certified) (?:by|with) (?:the )?(?:\w+ ){0,4}(?:authority|commission|regulator|agency|government|central bank|ministry)/gi,
  de: /lizenziert|zugelassen (?:von|durch|bei)|reguliert (?:von|durch)|(?:sind|ist|voll|staatlich|amtlich|behördlich) (?:reguliert|zugelassen|anerkannt|beaufsichtigt)|regulierte[rns]? (?:plattform|börse|broker|anbieter|unternehmen)|lizenznummer|unsere lizenz|(?:haben|besitzen|hält|halten|verfügen über) (?:eine |die |alle )?(?:\w+ ){0,2}lizenz|lizenz (?:wurde )?(?:erteilt|ausgestellt|erhalten)|beaufsichtigt (?:von|durch)|unter (?:der |staatlicher )?aufsicht/gi,
  es: /con licencia|autorizad[oa]s? por|regulad[oa]s? (?:por|en)|(?:estamos|está|plataforma|empresa|bróker|broker) (?:\w+ )?(?:regulad[oa]s?|autorizad[oa]s? por)|(?:tenemos|poseemos|contamos con|obtuvimos|tiene) (?:\w+ ){0,2}licencia(?! de conducir)|nuestra licencia|licencia (?:fue |ha sido )?(?:otorgada|emitida|concedida|expedida)|número de licencia|supervisad[oa]s? por|bajo (?:la )?supervisión|(?:aprobad|reconocid|registrad)[oa]s? (?:por|en|ante) (?:la |el )?(?:\w+ ){0,3}(?:comisión|autoridad|banco central|gobierno|regulador)/gi,
  fr: /agréée?s? par|autorisée?s? par|régulée?s? par|(?:sommes|est|sont) (?:\w+ )?(?:agréée?s?|régulée?s?|réglementée?s?)|nous sommes autorisés|numéro d['’]agrément|numéro de licence|notre (?:licence|agrément)|(?:avons|détenons|possédons|disposons|détient|possède) (?:d['’]une |une |la |notre )?(?:licence|agrément)|licence (?:est |a été )?(?:délivrée|octroyée|accordée)|supervisée?s? par|sous (?:la )?(?:supervision|tutelle|surveillance) d|contrôlée?s? par l|(?:approuvée?s?|reconnue?s?|enregistrée?s?) (?:par|auprès de) (?:la |le |l['’])?(?:\w+ ){0,3}(?:autorité|commission|banque centrale|gouvernement|régulateur)|plateforme (?:régulée|réglementée|agréée)/gi,
  hk: /持牌|(?:持有|擁有|取得|領有)[^，。]{0,8}(?:牌照|許可證|經營許可)|獲發牌|獲[^，。]{0,8}(?:牌照|發牌)|受[^，。]{0,8}監管|牌照號碼|(?:金融|監管|交易)牌照|政府(?:批准|認可|授權)|監管機構(?:批准|認可|授權)|官方認證|正規平台|合法經營/g,
  jp: /登録済みの金融|免許を(?:受け|取得|保有|持)|認可(?:を受け|を取得|済み)|の監督を受け|登録番号|ライセンスを(?:取得|保有|所持|持|受け)|(?:金融|取引|正規)ライセンス|金融商品取引業者|政府(?:認可|公認|承認)|(?:規制|監督)(?:当局|官庁|下)|規制を受け|正規(?:の)?(?:業者|登録)/g,
  kor: /인가를 받|허가를 받|면허를 (?:받|보유|취득)|의 규제를 받|규제를 받|등록번호|라이[선센]스(?:를|가)? ?(?:보유|취득|있|받)|금융 ?라이[선센]스|정식 ?(?:등록|인가|허가)|(?:인가|허가)(?:된|받은) ?(?:업체|거래소|플랫폼|회사)|정부 ?(?:인가|승인|허가|공인)|감독을 받|감독 ?하에/g,
  th: /ได้รับใบอนุญาต|ได้รับอนุญาตจาก|อยู่ภายใต้การกำกับ|กำกับดูแลโดย|ภายใต้การกำกับ|เลขที่ใบอนุญาต|(?:มี|ถือ)ใบอนุญาต(?!ขับ)|ใบอนุญาตของเรา|ใบอนุญาตทางการเงิน|ได้รับการ(?:รับรอง|อนุมัติ)จาก(?:รัฐ|หน่วยงาน|ทางการ|ธนาคารแห่ง)|จดทะเบียนกับ(?:รัฐ|หน่วยงาน|ทางการ)|(?:แพลตฟอร์ม|บริษัท|เว็บ)(?:ที่)?ถูกกฎหมาย/g,
  zh: /持牌|(?:持有|拥有|取得|获得|具有)[^，。]{0,8}(?:牌照|许可证|经营许可)|受[^，。]{0,8}监管|牌照号|许可证号|(?:金融|监管|交易)牌照|政府(?:批准|认可|授权)|监管机构(?:批准|认可|授权)|官方认证|正规平台|合法经营/g,
  vi: /được cấp (?:giấy )?phép|được quản lý bởi|chịu sự (?:giám sát|quản lý) của|số giấy phép|cấp phép bởi|(?:có|sở hữu|đã nhận) giấy phép(?! lái)|giấy phép (?:của chúng tôi|hoạt động|kinh doanh|tài chính)|(?:dưới|được) (?:sự )?giám sát (?:của|bởi)|được (?:chính phủ|nhà nước|cơ quan|bộ tài chính)[^.]{0,20}(?:cấp|phê duyệt|công nhận)|được công nhận bởi/gi,
};

/** In the form in which texts are compared: Thai vowels and wide letters have two. */
const compared = ({ source, flags }: RegExp): RegExp => new RegExp(source.normalize('NFKC'), flags);

export const authorities: readonly RegExp[] = [AUTHORITIES, compared(AUTHORITY_NAMES)];
const ready = Object.fromEntries(
  Object.entries(claims).map(([language, words]) => [language, compared(words)]),
) as Record<Language, RegExp>;

/** In whose words a claim is made. */
export const licenceClaims = (language: Language): RegExp => ready[language];
