import { dutchFile, frenchFile, germanFiles } from './continental-files';
import type { SampleFile } from './sample-file';

const quickBooksOnline: SampleFile = {
  name: 'QuickBooks Online',
  encoding: 'utf-8',
  asOf: '2025-12-31',
  text: `Example Trading LLC,,
Trial Balance,,
"As of December 31, 2025",,
,,
,Debit,Credit
Checking,"12,540.25",
Accounts Receivable (A/R),"3,200.00",
Undeposited Funds,0.00,
Truck:Original Cost,"13,495.00",
Truck:Depreciation,,"2,495.00"
Accounts Payable (A/P),,"1,602.67"
Mastercard,,157.72
Loan Payable,,"4,000.00"
Retained Earnings,,"9,979.86"
Landscaping Services,,"15,000.00"
Cost of Goods Sold,"4,000.00",
TOTAL,"$33,235.25","$33,235.25"
,,
,,
"Monday, Jan 05, 2026 09:15 AM GMT-08:00 - Accrual Basis",,
`,
  accounts: [
    [null, 'Checking', 1_254_025],
    [null, 'Accounts Receivable (A/R)', 320_000],
    [null, 'Undeposited Funds', 0],
    [null, 'Truck:Original Cost', 1_349_500],
    [null, 'Truck:Depreciation', -249_500],
    [null, 'Accounts Payable (A/P)', -160_267],
    [null, 'Mastercard', -15_772],
    [null, 'Loan Payable', -400_000],
    [null, 'Retained Earnings', -997_986],
    [null, 'Landscaping Services', -1_500_000],
    [null, 'Cost of Goods Sold', 400_000],
  ],
};

const quickBooksDesktop: SampleFile = {
  name: 'QuickBooks Desktop',
  encoding: 'windows-1252',
  asOf: '2025-12-31',
  text: `,"Dec 31, 25",
,"Debit","Credit"
"1000 · Checking",8120.50,
"1000 · Checking:1010 · Petty Cash",79.50,
"1200 · Accounts Receivable",1500.00,
"2000 · Accounts Payable",,700.00
"3000 · Owner's Equity",,6000.00
"4000 · Consulting Income",,5000.00
"6100 · Rent",2000.00,
"TOTAL",11700.00,11700.00
`,
  accounts: [
    ['1000', 'Checking', 812_050],
    ['1010', 'Checking:Petty Cash', 7_950],
    ['1200', 'Accounts Receivable', 150_000],
    ['2000', 'Accounts Payable', -70_000],
    ['3000', "Owner's Equity", -600_000],
    ['4000', 'Consulting Income', -500_000],
    ['6100', 'Rent', 200_000],
  ],
};

const xero: SampleFile = {
  name: 'Xero',
  encoding: 'utf-8',
  asOf: '2025-12-31',
  text: `Trial Balance
Example Trading Ltd
As at 31 December 2025

Account Code,Account,Account Type,Debit - Year to date,Credit - Year to date,31 Dec 2024
200,Sales,Revenue,,"21,400.00","-18,000.00"
310,Cost of Goods Sold,Direct Costs,"6,000.00",,"5,000.00"
469,Rent,Expense,"9,600.00",,"9,600.00"
610,Accounts Receivable,Accounts Receivable,"2,100.10",,0.00
090,Business Bank Account,Bank,"7,899.90",,"4,000.00"
800,Accounts Payable,Accounts Payable,,"1,200.00",0.00
960,Retained Earnings,Equity,,"3,000.00","-600.00"
,Total,,"25,600.00","25,600.00",0.00
`,
  accounts: [
    ['200', 'Sales', -2_140_000],
    ['310', 'Cost of Goods Sold', 600_000],
    ['469', 'Rent', 960_000],
    ['610', 'Accounts Receivable', 210_010],
    ['090', 'Business Bank Account', 789_990],
    ['800', 'Accounts Payable', -120_000],
    ['960', 'Retained Earnings', -300_000],
  ],
};

const xeroBefore: SampleFile = {
  name: 'Xero with month and year to date, under headings',
  encoding: 'utf-8',
  asOf: '2026-03-31',
  text: `Trial Balance,,,,
Example Trading Ltd,,,,
As at 31 March 2026,,,,
,,,,
Account,Debit,Credit,YTD Debit,YTD Credit
Revenue,,,,
Sales (200),,500.00,,"6,000.00"
Expenses,,,,
Rent (469),100.00,,"1,200.00",
Assets,,,,
Business Bank Account (090),400.00,,"5,300.00",
Equity,,,,
Owner A Funds Introduced (970),,,,500.00
Total,500.00,500.00,"6,500.00","6,500.00"
`,
  accounts: [
    ['200', 'Sales', -600_000],
    ['469', 'Rent', 120_000],
    ['090', 'Business Bank Account', 530_000],
    ['970', 'Owner A Funds Introduced', -50_000],
  ],
};

const sage: SampleFile = {
  name: 'Sage 50',
  encoding: 'windows-1252',
  asOf: '2025-12-31',
  text: `"Period Trial Balance"
"To Period:","Month 12, December 2025"
"N/C","Name","Debit","Credit"
"0030","Office Equipment","£12,000.00",""
"0031","Office Equipment Depreciation","","£3,000.00"
"1100","Debtors Control Account","£4,500.00",""
"1200","Bank Current Account","","£250.00"
"2100","Creditors Control Account","","£1,250.00"
"3000","Ordinary Shares","","£2,000.00"
"4000","Sales Type A","","£14,000.00"
"7100","Rent","£4,000.00",""
"","Totals:","£20,500.00","£20,500.00"
`,
  accounts: [
    ['0030', 'Office Equipment', 1_200_000],
    ['0031', 'Office Equipment Depreciation', -300_000],
    ['1100', 'Debtors Control Account', 450_000],
    ['1200', 'Bank Current Account', -25_000],
    ['2100', 'Creditors Control Account', -125_000],
    ['3000', 'Ordinary Shares', -200_000],
    ['4000', 'Sales Type A', -1_400_000],
    ['7100', 'Rent', 400_000],
  ],
};

const freeAgent: SampleFile = {
  name: 'FreeAgent',
  encoding: 'utf-8',
  asOf: null,
  text: `Nominal Code,Account Name,Debit,Credit
001,Sales,,9000.00
104,Software,600.00,
601-1,Capital Asset Brought Forward,1500.00,
681,Trade Debtors,800.00,
750-1,Bank Account: Current,7200.00,
796,Trade Creditors,,100.00
907-1,Director Loan Account,,1000.00
,Totals,10100.00,10100.00
`,
  accounts: [
    ['001', 'Sales', -900_000],
    ['104', 'Software', 60_000],
    ['601-1', 'Capital Asset Brought Forward', 150_000],
    ['681', 'Trade Debtors', 80_000],
    ['750-1', 'Bank Account: Current', 720_000],
    ['796', 'Trade Creditors', -10_000],
    ['907-1', 'Director Loan Account', -100_000],
  ],
};

const wave: SampleFile = {
  name: 'Wave',
  encoding: 'utf-8',
  asOf: '2026-01-31',
  text: `Trial Balance,,
Example Studio,,
As of: 2026-01-31,,
Report Type: Accrual (Paid & Unpaid),,
ACCOUNTS,DEBIT,CREDIT
Assets,,
Cash on Hand,"$1,250.00",
Accounts Receivable,$300.00,
Total Assets,"$1,550.00",$0.00
Liabilities,,
Sales Tax,,$50.00
Total Liabilities,$0.00,$50.00
Equity,,
Owner Investment / Drawings,,"$1,000.00"
Total Equity,$0.00,"$1,000.00"
Income,,
Consulting,,$600.00
Total Income,$0.00,$600.00
Expenses,,
Meals,$100.00,
Total Expenses,$100.00,$0.00
Total for all accounts,"$1,650.00","$1,650.00"
`,
  accounts: [
    [null, 'Cash on Hand', 125_000],
    [null, 'Accounts Receivable', 30_000],
    [null, 'Sales Tax', -5_000],
    [null, 'Owner Investment / Drawings', -100_000],
    [null, 'Consulting', -60_000],
    [null, 'Meals', 10_000],
  ],
};

const signed: SampleFile = {
  name: 'A spreadsheet with one signed balance',
  encoding: 'utf-8',
  asOf: null,
  text: `Account,Balance
1200 Bank,"1,234.50"
1300 Inventory,765.50
3000 Share capital,(500.00)
4000 Sales,"(9,000.00)"
5000 Purchases,"7,500.00"
,0.00
`,
  accounts: [
    ['1200', 'Bank', 123_450],
    ['1300', 'Inventory', 76_550],
    ['3000', 'Share capital', -50_000],
    ['4000', 'Sales', -900_000],
    ['5000', 'Purchases', 750_000],
  ],
};

const marked: SampleFile = {
  name: 'A spreadsheet with a column of D and C, as Unicode text',
  encoding: 'utf-16le',
  asOf: '2025-06-30',
  text: `Trial balance as at 30.06.2025
Code\tName\tAmount\tD/C
1000\tCash\t2500.00\tD
1500\tVehicles\t18000.00\tD
2500\tBank loan – vehicle\t15500.00\tC
3000\tCapital\t5000.00\tC
`,
  accounts: [
    ['1000', 'Cash', 250_000],
    ['1500', 'Vehicles', 1_800_000],
    ['2500', 'Bank loan – vehicle', -1_550_000],
    ['3000', 'Capital', -500_000],
  ],
};

const withoutHeader: SampleFile = {
  name: 'A spreadsheet without a header',
  encoding: 'utf-8',
  asOf: null,
  text: `1000;Kasse;250,00;
1200;Bank;1.750,00;
0800;Kapital;;2.000,00
`,
  accounts: [
    ['1000', 'Kasse', 25_000],
    ['1200', 'Bank', 175_000],
    ['0800', 'Kapital', -200_000],
  ],
};

export const sampleFiles: readonly SampleFile[] = [
  ...[quickBooksOnline, quickBooksDesktop, xero, xeroBefore, sage, freeAgent, wave],
  ...[signed, marked, withoutHeader, ...germanFiles, dutchFile, frenchFile],
];
