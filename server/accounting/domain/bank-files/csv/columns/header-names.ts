/** What a column of a table says of a movement. */
export type CsvRole =
  | 'date'
  | 'value_date'
  | 'amount'
  | 'debit'
  | 'credit'
  | 'direction'
  | 'sent'
  | 'sent_currency'
  | 'received'
  | 'received_currency'
  | 'payee'
  | 'payer'
  | 'recipient'
  | 'memo'
  | 'id'
  | 'type'
  | 'currency'
  | 'balance'
  | 'fee'
  | 'account'
  | 'counterparty_account'
  | 'status'
  | 'balance_impact'
  | 'net'
  | 'gross'
  | 'part';

/**
 * Headers as banks and payment services print them, the best of a role first: a booking day before a transaction day before a bare
 * "date", a party before a description. Letters are compared as `plainHeader` gives them.
 */
export const HEADER_NAMES: Record<CsvRole, readonly string[]> = {
  date: [
    'date completed|booked|geboekt op|booking date|posting date|posted date|post date|date posted|posted on|completed date|buchungstag|buchungsdatum|buchung|boekdatum|boekingsdatum|date comptable|date de comptabilisation|date operation|date de l operation|date d operation|dateop|fecha operacion|fecha de operacion|fecha contable|data contabile|data operazione|data ksiegowania|data operacji|data transakcji|bokforingsdag|bokforingsdatum|bogfort|bogforingsdato|bokfort dato|bokforingsdato|kirjauspaiva|datum zauctovani|data lancamento|data do lancamento|data mov|data movimento|transaction date|trans date|transaktionsdatum|transactiedatum|umsatzdatum|belegdatum|transaktionsdag|date|datum|fecha|data|dato|paiva|paivamaara|day|finished on|created on|datetime|date time|timestamp|created|utworzono',
    'purchase date|date processed|date started',
    'started date',
    'datum verrekening|uitvoeringsdatum|datum transactie|datum verrichting',
    'data zaksięgowania|data rozliczenia|data wykonania|data zlecenia',
    'datum zaúčtování transakce|zaúčtováno|datum provedení|datum pohybu|datum transakce|datum platby',
    'bokfdag|reskontradatum|transdag|bokført|utført dato|bogført dato|posteringsdato|maksupäivä|tapahtumapäivä',
    'data operação|data da operação|data do movimento|data transação|date d’exécution|fecha de la operación',
    'erfassungsdatum|date d’écriture|data di registrazione|data registrazione|data di contabilizzazione|booked at|execution date|run date|date d’achat|data di acquisto|data dell’operazione',
    'könyvelés dátuma|tranzakció dátuma|дата проводки|дата операции|дата',
    '取引日|取引年月日|取扱日付|取扱日|利用年月日|お取引日|ご利用日|利用日|日付|年月日',
    '记账日期|入账日期|银行记账日|记账日|入账日|交易日期|交易日|日期|交易创建时间|交易时间',
    'txn date|tran date|date of transaction|completion time|entry date',
    'işlem tarihi|tarih|תאריך|תאריך פעולה|거래일시|거래일자|거래일|วันที่ทำรายการ|วันที่|ngày giao dịch|ngày hạch toán',
    'ημερομηνία|ημ νία|ημερομηνία συναλλαγής|datum knjiženja|datum transakcije|datum plaćanja|датум|data înregistrării|data tranzacției|data operațiunii',
    'дата и час|дата операції|дата i час операції|дата і час операції|дата и время операции|дата платежа|kuupäev|datums|operacijos data|dagsetning',
    'dátum spracovania|dátum zaúčtovania|dátum zúčtovania|dátum transakcie|dátum|tanggal transaksi|tanggal|tarikh transaksi|tarikh|التاريخ|تاريخ العملية|تاریخ|記帳日|帳務日期',
  ],
  value_date: [
    'value date|wert|valuta|valutadatum|wertstellung|wertstellungstag|valutadato|date valeur|date de valeur|dateval|fecha valor|data valuta|data valor|data waluty|rentedatum|arvopaiva|valeur',
    'valutadag|valørdato|rentedato|datum valuty|f valor|date de valeur|data di valuta|valuta date|értéknap',
    'value dat|value dt|val date|effective date|valör|valör tarihi|תאריך ערך|ngày hiệu lực|datum valute|вальор|dátum valuty|tanggal valuta|tanggal efektif',
  ],
  amount: [
    'net amount|net|amount|transaction amount|amount gbp|sum|value|betrag|umsatz|betrag waehrung|montant|montant de l operation|importe|importe eur|importo|bedrag|transactiebedrag|kwota|kwota w walucie rachunku|kwota operacji|kwota transakcji|belopp|belob|belop|maara|summa|castka|zauctovana castka|valor|montante|osszeg|quantia|somme|buchungsbetrag|jumlah|suma|金额|aud|cad|chf|eur|gbp|nzd|usd',
    'net total|total amount|credit debit amount|betrag transaktion',
    'částka v měně účtu|částka|objem|kwota transakcji w walucie rachunku|määrä euroa|rahamäärä',
    'valor do movimento|tranzakció összege|сумма пересчитанная в валюту счета|сумма платежа|сумма операции|сумма',
    '入出金|入出金金額|取引金額|ご利用金額|利用金額|金額',
    '入账金额|交易金额|人民币金额|发生额',
    'billing amount|txn amount|tutar|işlem tutarı|סכום|거래금액|จำนวนเงิน|số tiền|số tiền giao dịch|ποσό|ποσό συναλλαγής|iznos|iznos transakcije|znesek|износ|сума|upphæð|čiastka',
    'сума в валюті картки|сума у валюті картки|сума операції|сума в валюті операції|сума у валюті транзакції|mutasi|nominal|amaun|المبلغ|مبلغ|交易金額|实付金额',
  ],
  debit: [
    'debit|debits|debit amount|amount debit|withdrawal|withdrawals|withdrawn|withdrawl|withdrawls|withdrawal amount|withdrawal amt|money out|paid out|payments out|out|outflow|soll|lastschrift|belastung|belastungen|debet|debito|debitos|cargo|cargos|uscite|addebiti|addebito|dare|depense|depenses|ut|ud|obciazenia|kwota obciazenia|saida|saidas|ut fra konto|debit montant|montant debit|retrait|retraits|belastungsbetrag',
    'montant débité|uttag|hævet|udbetaling|beløp ut|ut av konto|otto|otot|výdaje|výdaj|wydatki|uitgaven|расход|списание',
    'お引出し|お引き出し|お引き出し額|出金|出金額|出金金額|お支払金額|お支払い金額|支払い金額|支払金額|払出金額|引出金額',
    '支出|支出金额|借方发生额|借方金额|转出金额|记账金额 支出|取出',
    'borç|חובה|בחובה|출금|출금액|출금금액|찾으신금액|지급금액|ถอนเงิน|ถอน|ghi nợ|số tiền ghi nợ|χρέωση|isplata|isplate|duguje|na teret|v breme|breme|исплата|дугује|suma debit',
    'дебит|разход|витрати|debets|debetas|odpísané|debet|mutasi debet|مدين|المدين|سحب|برداشت|بدهکار|支出金額|cheques y otros cargos|retiros',
  ],
  credit: [
    'credit|credits|credit amount|amount credit|deposit|deposits|deposit amount|deposit amt|money in|paid in|payments in|in|inflow|haben|gutschrift|gutschriften|kredit|credito|creditos|abono|abonos|ingreso|ingresos|entrate|accrediti|accredito|avere|recette|recettes|ind|inn|uznania|kwota uznania|entrada|entradas|inn pa konto|credit montant|montant credit|depot|depots|gutschriftsbetrag',
    'montant crédité|insättning|indsat|indbetaling|beløp inn|pano|panot|příjmy|příjem|wpływy|inkomsten|приход|поступление|зачисление',
    'お預入れ|お預け入れ|お預け入れ額|入金|入金額|入金金額|お預り金額|お預かり金額|預かり金額|受入金額|預入金額',
    '收入|收入金额|贷方发生额|贷方金额|转入金额|记账金额 收入|存入',
    'alacak|זכות|בזכות|입금|입금액|입금금액|맡기신금액|ฝากเงิน|ฝาก|ghi có|số tiền ghi có|πίστωση|uplata|uplate|potražuje|u korist|v dobro|dobro|уплата|потражује|suma credit',
    'кредит|надходження|kredīts|kreditas|pripísané|mutasi kredit|دائن|الدائن|إيداع|واریز|بستانکار|存入金額|depósitos|depósitos y abonos',
  ],
  direction: [
    'af bij|debit credit|credit debit|credit debit indicator|debit credit indicator|cr dr|dr cr|d c|c d|soll haben|soll haben kennzeichen|s h|sens|debet credit|debet kredit|debit kredit|deebet kreedit|deebet kreedit d c|d k|t j|b a|borc alacak|wn ma|cdtdbtind|direction|dc|收 支',
    'bevétel kiadás|bij af|入払区分|借贷|借贷标志|借贷标记|收支|收付标志|资金流向',
    'debets kredīts|debetas kreditas|duguje potražuje|πρόσημο ποσού|πρόσημο|bejövő kimenő|billing amount sign|amount sign',
  ],
  sent: ['source amount'],
  sent_currency: ['source currency'],
  received: ['target amount'],
  received_currency: ['target currency'],
  payee: [
    'payee|merchant|merchant name|name|nom|nombre|nome|nazwa|nev|jmeno|nimi|naam van de begunstigde|counterparty|counter party|counterparty name|beneficiary|beneficiary name|payee name',
    'naam van de tegenpartij|naam tegenpartij bevat|nom de la contrepartie|nom contrepartie contient|handelaar|contrepartie',
    'odbiorca zleceniodawca|název protiúčtu|název protistrany|název obchodníka|protistrana|text mottagare|partner neve|контрагент',
    '名前|振込依頼人名|ご利用先|利用店名|入出金先内容|摘要内容|お取り扱い内容|お取引内容|取引内容|内容|摘要',
    '对方户名|对方账户名|对方名称|对手信息|商户名称|交易场所',
    'other party|karşı taraf|보낸분 받는분|받는분 보낸분|의뢰인 수취인|기재내용|가맹점명|거래내용|내용|naziv prejemnika plačnika|prejemnik plačnik|primatelj|primalac|beneficiar ordonator|beneficiar|ordonator',
    'наредител получател|получател|кореспондент|saaja maksja|saaja maksja nimi|saņēmējs maksātājs|gavėjas|gavėjas mokėtojas|mokėtojo arba gavėjo pavadinimas|mótaðili|partner|názov partnera|protistrana',
    'description|transaction description|description 1|original description|empfanger|empfanger absender|absender empfanger|beguenstigter zahlungspflichtiger|auftraggeber begunstigter|auftraggeber 1|begunstigter zahlungspflichtiger|begunstigter auftraggeber|navn|namn|navn pa modtager|auftraggeber empfanger|auftraggeber beguenstigter|name zahlungsbeteiligter|zahlungsempfanger|naam omschrijving|naam tegenpartij|tegenpartij|tegenrekening naam|naam|beneficiario|ordinante|nadawca odbiorca|dane kontrahenta|kontrahent|mottagare|saaja|saaja maksaja|libelle|libelle simplifie|libelle operation|concepto|descripcion|descrizione|causale|omschrijving|opis|opis operacji|opis transakcji|descricao|descritivo|text|tekst|transaktionsbeschreibung|beskrivning|beskrivelse|forklaring|selite|popis|partner name|beschreibung1|beschreibung|avisierungstext|texte de notification|testo di avviso|notification text|buchungstext|交易对方',
    'desc|description1|beschreibung 1|descrizione 1|descrizione1|libellé 1|booking text|title',
    'transactie|popis transakce|transaktionstext|posteringstekst|transaktion|histórico|lançamento|movimiento|описание операции|описание|назначение платежа',
    'empfänger auftraggeber name|bezeichnung|détails de comptabilisation|dettagli di contabilizzazione|transactions|action',
    '交易说明|交易描述|交易摘要|交易附言|摘要',
    'açıklama|תיאור|תיאור הפעולה|הפעולה|รายละเอียด|รายการ|mô tả|diễn giải|nội dung|περιγραφή|αιτιολογία|opis plaćanja|opis transakcije|опис|descriere|detalii|detalii tranzacție|descrierea tranzacției',
    'описание|основание|деталі операції|опис операції|призначення платежу|skýring|texti|keterangan|uraian|butiran|الوصف|البيان|التفاصيل|شرح|적요|订单标题',
  ],
  payer: [
    'zahlungspflichtige r|zahlungspflichtiger|auftraggeber|payer|payer name|sender|sender name|source name|ordering party|from name|afsender|avsander',
    'nazwa nadawcy|nadawca|maksaja|avsender',
  ],
  recipient: [
    'zahlungsempfanger in|zahlungsempfanger|empfanger|payee name|recipient|recipient name|receiver|target name|beneficiary|beneficiary name|to name|modtager|mottaker',
    'nazwa odbiorcy|odbiorca|saajan nimi|maksunsaaja|mottagare namn',
  ],
  memo: [
    'memo|details|transaction details|narrative|narration|particulars|notes|note|reference|payment reference|remittance information|description 2|verwendungszweck|mededelingen|omschrijving 1|omschrijving 2|omschrijving 3|beschreibung2|beschreibung3|libelle complementaire|informations complementaires|observaciones|dettagli|descrizione operazione|tytul|tytul operacji|szczegoly|viesti|viite|meddelande|besked|betreff|info|additional information|buchungsdetails|more details|rubrik|ytterligare detaljer',
    'description2|description 3|description3|beschreibung 2|beschreibung 3|descrizione 2|descrizione2|descrizione 3|descrizione3|libellé 2|libellé 3',
    'zahlungszweck|detail|dettaglio|vrije mededeling|gestructureerde mededeling|mededeling|communication|toelichting|szczegóły transakcji',
    'zpráva pro příjemce|zpráva|poznámka|referens|tittel|otsikko|viitenumero|más datos|descrizione estesa|descrizione completa|közlemény',
    'メモ|備考|参考情報|附言|备注|用途|客户摘要|交易详情|商品说明',
    'reason|remarks|uživatelská identifikace|פרטים|송금메모|메모|namen|svrha|selgitus|informācija saņēmējam|paaiškinimai|mokėjimo paskirtis|informácia pre príjemcu|poznámka|備註',
    'verwendung 1|verwendung 2|verwendung 3|verwendung 4|verwendung 5|verwendung 6|verwendung 7|verwendung 8|verwendung 9|verwendung 10|verwendung 11|verwendung 12|verwendung 13|verwendung 14',
    'vwz1|vwz2|vwz3|vwz4|vwz5|vwz6|vwz7|vwz8|vwz9|vwz10|vwz11|vwz12|vwz13|vwz14',
  ],
  id: [
    'id|transaction id|fitid|transaction number|transaction reference number|unique id|transactie id|transaktions id|umsatz id|transaktions nr|transaction no|id transaccion|id transazione|identifiant',
    'transaktionsnummer|id pohybu|id transakce|číslo transakce|identificador|arkivreferanse|arkistointitunnus|transaktionscode|codice transazione|n° de transaction|id. de transacción|id da transação|numer transakcji|nr transakcji|transactiereferentie|交易流水号|交易号|交易订单号|交易单号',
    'receipt no|取引id|arhiveerimistunnus|arhīva kods|įrašo nr|dekont no',
  ],
  type: [
    'type|transaction type|trans type|tran type|kind|category code|umsatzart|mutatiesoort|code|typ|tipo|type operation|rodzaj transakcji|rodzaj operacji|tapahtumalaji',
    'reporting category|typ transakcji|typ transakce|typ pohybu|typ platby|transaktionstyp|type verrichting|betalingstype|laji|tranzakció típusa|取引区分|交易类型|交易名称',
    'işlem tipi|סוג פעולה|거래구분|거래종류|loại giao dịch|vrsta transakcije|tip tranzacție|tehingu tüüp|maksājuma veids|typ transakcie|jenis transaksi|نوع العملية|タイプ',
  ],
  currency: [
    'currency|ccy|currency code|wahrung|waehrung|devise|divisa|moneda|moneta|valuta code|munt|waluta|valuutta|mena|moeda|buchungswahrung',
    'payment currency|devies|valuta rekening|měna účtu|devizanem|币种|币别|货币|记账币种|入账货币',
    'billing currency|curr|monn|para birimi|מטבע|통화|สกุลเงิน|νόμισμα|valuuta|валюта|mynt|mata uang|العملة|通貨',
  ],
  balance: [
    'balance|running balance|running bal|account balance|balance after transaction|saldo|kontostand|solde|saldo na transactie|saldo po operacji|saldo nach buchung|saldo disponible|saldo contabile|zustatek|余额',
    'saldo na trn|saldo po transakcji|zůstatek po pohybu|účetní zůstatek|bokfört saldo|bogført saldo|ny saldo|saldo contabilístico|saldos|disponible|egyenleg|остаток',
    '残高|差引残高|差し引き残高|お取引後残高|取引後残高|账户余额|交易后余额|联机余额|本次余额|当前余额',
    'closing balance|ledger balance|cash balance|bakiye|יתרה|יתרה בש ח|היתרה בש ח|잔액|거래후잔액|거래후 잔액|ยอดคงเหลือ|คงเหลือ|số dư|υπόλοιπο|stanje|стање|sold|sold contabil|салдо|баланс|залишок',
    'balance after|bal after',
    'залишок після операції|залишок на кінець періоду|jääk|atlikums|likutis|staða|zostatok|baki|الرصيد|مانده|餘額|結餘|残額',
  ],
  fee: [
    'fee|fees|transaction fee|source fee amount|gebuhr|gebuhren|frais|comision|commissione|kosten',
    'total fees|entgelt|commission|opłata|prowizja|poplatek|poplatky|avgift|gebyr|palvelumaksu|tarifa|tariffa|comissão|kosten op verrichting|手数料|手续费|服务费',
    'e levy|levy',
    'сума комісій|komisyon|комисия|teenustasu|προμήθεια|naknada',
  ],
  account: [
    'auftragskonto|iban auftragskonto|account|account number|account no|account id|iban|kontonummer|konto|bezeichnung auftragskonto|rekening|rekeningnummer|iban bban|numero de compte|compte|cuenta|conto|numer rachunku|numer konta|conta|tilinumero',
    'iban kontoinhaber|konto nr|conto no|číslo účtu|kontonr|номер счета',
    'kliendi konto|klienta konts|sąskaitos nr|auftraggeberkonto|account name|wallet',
  ],
  counterparty_account: [
    'counterparty account|counterparty iban|beneficiary account|tegenrekening|tegenrekening iban bban|iban zahlungsbeteiligter|kontonummer iban|iban des beguenstigten|kontonummer iban auftraggeber|rachunek kontrahenta|numer rachunku kontrahenta|partner iban',
    'rekening tegenpartij|rekeningnummer tegenpartij|protiúčet|číslo protiúčtu|saajan tilinumero|对方账号|对方账户|对方卡号',
    'karşı hesap|saaja maksja konto|číslo účtu partnera|рахунок контрагента|counterparty account number',
  ],
  status: [
    'status|state|transaction status|booking status|posting status|posted status|booked status|entry status|transaction state|status description|buchungsstatus|umsatzstatus|estado|stato|statut|etat|tila|stav|info',
    '交易状态|当前状态|状态|ステータス',
    'статус|статус операции|статус платежа|статус операції|durum|işlem durumu|situação|status da transação|estatus|estado de la transacción|estado del movimiento|payment status',
    'zahlungsstatus|statut de la transaction|stato operazione|stan operacji|stan transakcji|stav transakce|stav platby|stav transakcie|állapot|státusz|staatus|statuss|būsena|κατάσταση',
    'סטטוס|상태|처리상태|거래상태|สถานะ|trạng thái|الحالة|وضعیت|狀態|交易狀態|状態|状況',
  ],
  balance_impact: [
    'balance impact|auswirkung auf guthaben|impact sur le solde|effect op saldo|impatto sul saldo',
  ],
  net: [
    'netto|net|neto|líquido|liquide|nettobetrag|montant net|importo netto|importe neto|valor líquido|正味',
  ],
  gross: [
    'gross|gross amount|brutto|brut|bruto|lordo|bruttobetrag|montant brut|importo lordo|importe bruto|valor bruto|合計',
  ],
  part: [
    'individual amount|einzelbetrag|sous montant|importo singolo|amount details|betrag detail|montant détail|dettaglio importo',
  ],
};
