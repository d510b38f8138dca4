import type { Language } from '../../../../../schema/languages';

export type ReasonName = 'LAST_QUOTE' | 'NO_FRESH_QUOTE' | 'QUOTE_WRONG' | 'QUOTE_MISSING';

/** Common reasons of each decision. */
export const reasonsOf = {
  approve: ['QUOTE_WRONG', 'QUOTE_MISSING'],
  refuse: ['LAST_QUOTE', 'NO_FRESH_QUOTE'],
} as const satisfies Record<string, readonly ReasonName[]>;

/** What a user reads, in their own language whatever the reviewer speaks: what was found, and how to check it. */
export const decisionReasons: Record<Language, Record<ReasonName, string>> = {
  en: {
    LAST_QUOTE:
      'The settlement price is the last one recorded before the end; your certificate proves that none was left out.',
    NO_FRESH_QUOTE:
      'No fresh price was recorded before the end, so the contract was cancelled and paid back, as agreed.',
    QUOTE_WRONG: 'The price it was settled by did not fit the market at that moment.',
    QUOTE_MISSING: 'A price that was recorded before the end was not taken into account.',
  },
  de: {
    LAST_QUOTE:
      'Der Abrechnungskurs ist der letzte vor dem Ende aufgezeichnete; Ihr Zertifikat beweist, dass keiner ausgelassen wurde.',
    NO_FRESH_QUOTE:
      'Vor dem Ende wurde kein aktueller Kurs aufgezeichnet; der Kontrakt wurde wie vereinbart storniert und erstattet.',
    QUOTE_WRONG: 'Der Kurs, mit dem abgerechnet wurde, passte in diesem Moment nicht zum Markt.',
    QUOTE_MISSING: 'Ein vor dem Ende aufgezeichneter Kurs wurde nicht berücksichtigt.',
  },
  es: {
    LAST_QUOTE:
      'El precio de liquidación es el último registrado antes del final; tu certificado prueba que no se omitió ninguno.',
    NO_FRESH_QUOTE:
      'No se registró ningún precio reciente antes del final, así que el contrato se anuló y se devolvió, según lo acordado.',
    QUOTE_WRONG: 'El precio con el que se liquidó no correspondía al mercado en ese momento.',
    QUOTE_MISSING: 'No se tuvo en cuenta un precio registrado antes del final.',
  },
  fr: {
    LAST_QUOTE:
      'Le prix de règlement est le dernier enregistré avant la fin ; votre certificat prouve qu’aucun n’a été omis.',
    NO_FRESH_QUOTE:
      'Aucun prix récent n’a été enregistré avant la fin : le contrat a été annulé et remboursé, comme convenu.',
    QUOTE_WRONG: 'Le prix de règlement ne correspondait pas au marché à cet instant.',
    QUOTE_MISSING: 'Un prix enregistré avant la fin n’a pas été pris en compte.',
  },
  hk: {
    LAST_QUOTE: '結算價是結束前最後記錄的價格；您的證書可證明沒有遺漏任何報價。',
    NO_FRESH_QUOTE: '結束前沒有記錄到新的價格，因此合約已按約定取消並退款。',
    QUOTE_WRONG: '結算所用的價格與當時的市場不符。',
    QUOTE_MISSING: '結束前記錄的一個價格沒有計入。',
  },
  jp: {
    LAST_QUOTE:
      '決済価格は終了前に記録された最後の価格です。欠落がないことは証明書で確認できます。',
    NO_FRESH_QUOTE: '終了前に新しい価格が記録されなかったため、約定どおり取り消して返金しました。',
    QUOTE_WRONG: '決済に使われた価格は、その時点の市場と一致していませんでした。',
    QUOTE_MISSING: '終了前に記録された価格の一つが反映されていませんでした。',
  },
  kor: {
    LAST_QUOTE:
      '정산 가격은 종료 전에 기록된 마지막 가격이며, 누락된 가격이 없음을 증명서로 확인할 수 있습니다.',
    NO_FRESH_QUOTE:
      '종료 전에 새로운 가격이 기록되지 않아 약정대로 계약이 취소되고 환불되었습니다.',
    QUOTE_WRONG: '정산에 사용된 가격이 그 시점의 시장과 맞지 않았습니다.',
    QUOTE_MISSING: '종료 전에 기록된 가격이 반영되지 않았습니다.',
  },
  th: {
    LAST_QUOTE: 'ราคาชำระผลคือราคาสุดท้ายที่บันทึกก่อนสิ้นสุด ใบรับรองของคุณพิสูจน์ว่าไม่มีราคาใดถูกละไว้',
    NO_FRESH_QUOTE: 'ไม่มีราคาใหม่ที่บันทึกก่อนสิ้นสุด สัญญาจึงถูกยกเลิกและคืนเงินตามที่ตกลงไว้',
    QUOTE_WRONG: 'ราคาที่ใช้ชำระผลไม่ตรงกับตลาดในขณะนั้น',
    QUOTE_MISSING: 'ราคาหนึ่งที่บันทึกก่อนสิ้นสุดไม่ได้ถูกนำมาใช้',
  },
  zh: {
    LAST_QUOTE: '结算价是结束前最后记录的价格；您的证书可以证明没有遗漏任何报价。',
    NO_FRESH_QUOTE: '结束前没有记录到新的价格，因此合约已按约定取消并退款。',
    QUOTE_WRONG: '结算所用的价格与当时的市场不符。',
    QUOTE_MISSING: '结束前记录的一个价格没有计入。',
  },
  vi: {
    LAST_QUOTE:
      'Giá tất toán là giá cuối cùng được ghi trước khi kết thúc; chứng nhận của bạn chứng minh không có giá nào bị bỏ sót.',
    NO_FRESH_QUOTE:
      'Không có giá mới nào được ghi trước khi kết thúc, nên hợp đồng đã bị hủy và hoàn tiền như thỏa thuận.',
    QUOTE_WRONG: 'Giá dùng để tất toán không khớp với thị trường tại thời điểm đó.',
    QUOTE_MISSING: 'Một giá được ghi trước khi kết thúc đã không được tính đến.',
  },
};
