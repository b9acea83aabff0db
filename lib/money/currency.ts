/**
 * The currencies of ISO 4217 by the decimals of their minor unit, and those withdrawn of late that books are still
 * kept in (ANG, BGN, CUC, HRK, SLL, ZWL); without those that have no minor unit, such as gold. Written down rather than
 * asked of Intl: its source, the CLDR, describes how prices are commonly printed (HUF and IDR without the decimals that
 * banks keep), and another release may differ, while what is stored counts on it.
 */
const codesByDecimals = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  2: `AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF
    CHW CNY COP COU CRC CUC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HRK
    HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR
    MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP
    SLE SLL SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG
    YER ZAR ZMW ZWG ZWL`,
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

const decimalsByCode = new Map(
  Object.entries(codesByDecimals).flatMap(([decimals, codes]) =>
    codes.split(/\s+/).map((code): [string, number] => [code, Number(decimals)]),
  ),
);

/** Every currency that books can be kept in, by its code. */
export const currencyCodes: readonly string[] = [...decimalsByCode.keys()].sort();

/** Whether the text is an ISO 4217 code in capitals. */
export function isCurrency(code: string): boolean {
  return decimalsByCode.has(code);
}

/** How many decimals the currency has by ISO 4217: 2 for USD, 0 for JPY, 3 for KWD; 2 for a code that is none. */
export function decimalsOf(currency: string): number {
  return decimalsByCode.get(currency) ?? 2;
}
