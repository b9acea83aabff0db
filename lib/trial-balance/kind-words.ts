import type { LedgerKind } from './ledger-kind';

type KindWords = [words: RegExp, kind: LedgerKind, except?: RegExp];

/** What headings and columns of types say. The first that fits counts. */
export const KINDS_OF_TYPES: readonly KindWords[] = [
  [/accumulated (depreciation|amortization)/, 'accumulated_depreciation'],
  [/credit card/, 'credit_card'],
  [/receivable|\bdebtors?\b|forderungen/, 'accounts_receivable'],
  [/accounts? payable|\bcreditors?\b|verbindlichkeiten aus/, 'accounts_payable'],
  [/\bbank\b|^cash|checking|savings/, 'bank_account'],
  [/non-?current liabilit|long[- ]term liabilit|\bloans?\b|term liabilit/, 'long_term_liability'],
  [/liabilit|verbindlichkeiten|schulden|dettes|pasivos?$/, 'current_liability'],
  [/fixed assets?|non-?current assets?|property|anlagevermogen|immobilis|vaste activa/, 'fixed_asset'],
  [/other assets?/, 'other_asset'],
  [/\bassets?$|inventory|prepay|umlaufvermogen|vlottende activa|activos?$/, 'current_asset'],
  [/retained/, 'retained_earnings'],
  [/equity|eigenkapital|eigen vermogen|capitaux propres|patrimonio/, 'contribution'],
  [/direct costs?|cost of (goods|sales)|cogs|wareneinsatz/, 'cost_of_goods_sold'],
  [/other (income|revenue)/, 'other_inflow'],
  [
    /\bincome|revenue|\bsales\b|turnover|ertrage|erlose|opbrengsten|produits|ingresos|ricavi/,
    'operating_revenue',
  ],
  [/other expenses?/, 'other_outflow'],
  [/expens|overhead|depreciation|aufwand|aufwendungen|kosten|charges|gastos|costi/, 'operating_expense'],
];

const OF_AN_EXPENSE =
  /\b(charges?|fees?|expenses?|interest|insurance|repairs?|maintenance|rent|rental|lease|hire|supplies|gebuhren|zinsen|kosten|reparatur\w*|running)\b/;

/** What names of accounts say. The first that fits counts; an exception leaves the rest of the list to decide. */
export const KINDS_OF_NAMES: readonly KindWords[] = [
  // Income and dividends of before the year, as Daybook's own trial balance has them.
  [/\b(earlier|prior|previous) years?$/, 'retained_earnings'],
  [
    /accounts? receivable|trade debtors|debtors control|^debtors$|forderungen aus|^debiteuren$/,
    'accounts_receivable',
  ],
  [
    /accounts? payable|trade creditors|creditors control|^creditors$|verbindlichkeiten aus|^crediteuren$|^fournisseurs$/,
    'accounts_payable',
  ],
  [/\breceivables?$/, 'current_asset'],
  [/\bpayables?$/, 'current_liability', /\b(loans?|notes?|mortgage)\b/],
  [/\bexpenses?$/, 'operating_expense', /prepaid|accrued/],
  [/\b(income|revenue)$/, 'operating_revenue', /other|interest|deferred|unearned/],
  [/opening balance/, 'opening_balance'],
  [/retained earnings|profit and loss account|gewinnvortrag|report a nouveau/, 'retained_earnings'],
  [
    /common stock|(ordinary|share) (shares|capital|stock)|stammkapital|gezeichnetes kapital|capital social|aandelenkapitaal/,
    'common_stock',
  ],
  [/preferred (stock|shares)|preference shares/, 'preferred_stock'],
  [/paid-?in capital|share premium|kapitalrucklage|agio/, 'additional_capital'],
  [/\b(drawings?|draws?|dividends?|distributions?|privatentnahmen?)\b/, 'distribution', /investment/],
  [
    /owner'?s? (equity|investment|contribution|capital)|funds introduced|^capital$|^kapital$|eigen vermogen|privateinlagen?|member'?s? contribution/,
    'contribution',
  ],
  [/accumulated (depreciation|amorti[sz]ation)/, 'accumulated_depreciation'],
  [/credit card|mastercard|\bvisa\b|american express|\bamex\b|kreditkarte/, 'credit_card', OF_AN_EXPENSE],
  [
    /\b(loans?|mortgage|darlehen|hypothek|lening|emprunts?|notes? payable)\b/,
    'long_term_liability',
    OF_AN_EXPENSE,
  ],
  [
    /\b(bank|checking|savings|current account|petty cash|cash|girokonto|kasse|banque|caisse|banco|kas|paypal)\b/,
    'bank_account',
    OF_AN_EXPENSE,
  ],
  [
    /vorsteuer|prepaid|prepayments?|inventory|\bstock\b|vorrate|undeposited|deposits? paid|voorraad/,
    'current_asset',
  ],
  [
    /sales tax|\bvat\b|\bgst\b|umsatzsteuer|\bbtw\b|\btva\b|payroll (tax|liabilit)|\bpaye\b|accrued|accruals|deferred (revenue|income)|customer deposits|payable$/,
    'current_liability',
    /accrued .*(income|revenue)$/,
  ],
  [
    /cost of (goods|sales)|purchases|direct (costs?|labou?r)|wareneingang|wareneinsatz|inkopen/,
    'cost_of_goods_sold',
  ],
  [/\bdepreciation\b|abschreibung|afschrijving|amortissement/, 'operating_expense'],
  [
    /equipment|vehicles?|\btruck\b|furniture|fixtures|buildings?|machinery|einrichtung|fahrzeug|\bpkw\b|inventaris|materiel|leasehold/,
    'fixed_asset',
    OF_AN_EXPENSE,
  ],
  [/other income|interest (income|received)|zinsertrage/, 'other_inflow'],
  [
    /\b(rent|wages|salar(y|ies)|payroll|utilities|insurance|advertising|marketing|office|supplies|travel|meals|repairs?|telephone|phone|internet|software|legal|accounting|professional|fees?|charges|postage|subscriptions?|expenses?|miete|lohne|gehalter|lonen|huur|loyer|locations|versicherung\w*|kosten|interest)\b/,
    'operating_expense',
  ],
  [
    /\b(sales|revenue|income|consulting|services|erlose|umsatzerlose|omzet|ventes|prestations|honorare)\b/,
    'operating_revenue',
  ],
];

/** What has not been earned yet, what it cost, and what was lost. */
const UNEARNED =
  /\b(accrued|accruals?|prepaid|prepayments?|deferred|unearned|costs? of|loss(es)?|abgegrenzte[nrs]?|a recevoir|te ontvangen|vooruit\w*)\b/;
/** What is taken off revenue; taxes, but for revenue without them ("tax-free sales", "ventes hors taxes"). */
const TAKEN_OFF = new RegExp(
  [
    /\b(returns?|returned|discounts?|refund(s|ed)?|allowances?|rebates?)\b/,
    /\b(skont[oi]|rabatte?|nachlass(e|en)?|retouren?|rucksendung(en)?|(ruck)?erstattung(en)?|gutschrift(en)?)\b/,
    /\b(remises?|rabais|ristournes?|escomptes?|retours?|remboursements?|avoirs?)\b/,
    /\b(korting(en)?|terugbetaling(en)?)\b/,
    /(?<!\b(non|no|net of|before|without|incl|inc|including|excl|ex|excluding|hors)[ -])\btax(es)?\b(?![ -](free|exempt))/,
    /\b(steuern?|impots?|belasting(en)?)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
const COMMISSION = /\b(commissions?|provision(en)?|provisies?|commissies?)\b/;
/** The word that the others only describe: the last in English, the first elsewhere. */
const IS_INCOME = /\b(income|revenue)$/;
const IS_SALES = /^(erlose|umsatzerlose|ventes|prestations|omzet|honorare)\b/;

/** Whether a name with a word for revenue has another one that makes it something else: "Sales returns", "Income tax", "Accrued income". */
export function saysNoRevenue(words: string): boolean {
  if (UNEARNED.test(words)) return true;
  if (IS_INCOME.test(words)) return false;
  return TAKEN_OFF.test(words) || (COMMISSION.test(words) && !IS_SALES.test(words));
}

export function kindByWords(words: string, table: readonly KindWords[]): LedgerKind | null {
  return table.find(([fits, , except]) => fits.test(words) && !except?.test(words))?.[1] ?? null;
}
