import type { StatementAccount } from './ofx-statement';

/** An invented studio; its clients, shops and banks are invented, too. */
export const demoBusiness = {
  name: 'Quillfeather Design Studio LLC',
  entity_type: 'llc',
  fiscal_year: '12/31',
  external_id: 'daybook-demo',
  industry: 'Design studio',
} as const;

/** The accounts whose statements are imported. */
export const demoAccounts: readonly (StatementAccount & {
  name: string;
  institution: string;
  last_four: string;
})[] = [
  {
    ledger: 'Checking',
    name: 'Business checking',
    institution: 'Foxglove Bank',
    number: '000020014417',
    last_four: '4417',
  },
  {
    ledger: 'Credit card',
    name: 'Business card',
    institution: 'Foxglove Bank',
    number: '0000000000009026',
    last_four: '9026',
  },
];
