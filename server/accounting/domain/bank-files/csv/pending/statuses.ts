/** What banks and payment services call a movement that they only announce. */
const PENDING =
  /^(?:pdng|(?:not (?:yet )?|un)(?:posted|booked|settled)|(?:(?:on|temporary|authori[sz]ation)[ -])?hold|in pro(?:cess|gress)|scheduled|forecast(?:ed)?|(?:pre-?)?authori[sz]ation|pre-?authori[sz]ed|(?:umsatz )?vorgemerkt|vormerkung|(?:noch )?nicht gebucht|in bearbeitung|en cours|[àa] venir|non comptabilis[ée]e?|no contabilizad[oa]|non contabilizzat[oa]|pendente|pendiente|en attente|in attesa|authori[sz]ed|processing|reserved|venter|reserveret|reservert|reserverad|afventer|väntande|v[aä]ntar|odottaa|in behandeling|oczekując[aey]|w toku|offen|em processamento|processando|ожидает|в обработке|в ожидании|未清算|处理中|處理中|処理中|未確定|beklemede|işlemde|menunggu|diproses|в процессе|очікує|в обробці|čeká|čaká na zaúčtovanie|nezaúčtováno|függőben|รอดำเนินการ|đang xử lý|대기|처리중|ממתין|قيد الانتظار)$/i;
/** With other words of banks alone: "Pending receipt" waits for a person, and the movement is booked. */
const PENDING_AT_BANK =
  /^pending[^\p{L}]*(?:(?:ach|approved|at|atm|auth|authori[sz]ations?|authori[sz]ed|bank|booked|by|capture|cards?|charges?|clearance|clearing|credits?|debits?|deposits?|funds|hold|incoming|merchant|not|outgoing|payments?|pos|post|posted|posting|processing|purchases?|refunds?|settled|settlement|the|to|transactions?|transfers?|wire|withdrawals?|yet)(?!\p{L})[^\p{L}]*){0,5}$/iu;
/** What they call one that never came about; what was refunded or reversed did, and comes back in a row of its own. */
const NOT_MOVED =
  /^(?:failed|declined|denied|rejected|refused|cancell?ed|reverted|expired|void(?:ed)?|abgelehnt|fehlgeschlagen|refus[eé]e?|annul[eé]e?|rechazad[oa]|cancelad[oa]|anulad[oa]|geweigerd|geannuleerd|rifiutat[oa]|annullat[oa]|slettet|afvist|annulleret|avvist|kansellert|annullert|avvisad|nekad|avbruten|makulerad|raderad|hylätty|peruttu|odrzucon[aey]|anulowan[aey]|recusad[oa]|storniert|abgebrochen|unsuccessful|not successful|отклон[её]н[оа]?|отмен[её]н[оа]?|не(?:успешно|успешна|успешный| выполнен[оа]?)|відхилено|скасовано|başarısız|iptal(?: edildi)?|reddedildi|rejeitad[oa]|falhou|não autorizad[oa]|negad[oa]|zrušen[oaáý]?|zamítnut[oaáý]|odmietnut[áéýo]?|zamietnut[áéýo]?|sikertelen|elutasítva|törölt|απορρίφθηκε|ακυρώθηκε|gagal|dibatalkan|ditolak|thất bại|đã hủy|ไม่สำเร็จ|ล้มเหลว|실패|거절|失败|失敗|交易关闭|交易失败|支付失败|已关闭|交易失敗|נדחה|مرفوض|مرفوضة|فشل)$/i;

export function isPending(status: string): boolean {
  return isPendingAtBank(status) || PENDING.test(status);
}

/** Whether the text is "pending", alone or with what banks say beside it. */
export function isPendingAtBank(text: string): boolean {
  return PENDING_AT_BANK.test(text);
}

export function hasNotMoved(status: string): boolean {
  return NOT_MOVED.test(status);
}

/** Whether the column of what a row does to the balance says: nothing. Such a row notes an authorization or order; the payment has its own. */
export function isMemo(balanceImpact: string): boolean {
  return /^m[eé]mo$/i.test(balanceImpact);
}
