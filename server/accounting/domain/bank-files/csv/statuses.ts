/** What banks and payment services call a movement that they only announce. */
const PENDING =
  /^(?:pending|(?:umsatz )?vorgemerkt|pendiente|en attente|in attesa|authori[sz]ed|processing|reserved|venter|reserveret|reservert|reserverad|afventer|väntande|v[aä]ntar|odottaa|in behandeling|oczekując[aey]|w toku|offen|em processamento|processando|ожидает|в обработке|в ожидании|未清算)$/i;
/** What they call one that never came about; what was refunded or reversed did, and comes back in a row of its own. */
const NOT_MOVED =
  /^(?:failed|declined|denied|rejected|refused|cancell?ed|reverted|expired|void(?:ed)?|abgelehnt|fehlgeschlagen|refus[eé]e?|annul[eé]e?|rechazad[oa]|cancelad[oa]|anulad[oa]|geweigerd|geannuleerd|rifiutat[oa]|annullat[oa]|slettet|afvist|annulleret|avvist|kansellert|annullert|avvisad|nekad|avbruten|makulerad|raderad|hylätty|peruttu|odrzucon[aey]|anulowan[aey]|recusad[oa]|storniert|abgebrochen)$/i;

export function isPending(status: string): boolean {
  return PENDING.test(status);
}

export function hasNotMoved(status: string): boolean {
  return NOT_MOVED.test(status);
}

/** Whether the column of what a row does to the balance says: nothing. Such a row notes an authorization or order; the payment has its own. */
export function isMemo(balanceImpact: string): boolean {
  return /^m[eé]mo$/i.test(balanceImpact);
}
