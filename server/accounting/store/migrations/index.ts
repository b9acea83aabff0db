import type { Migration } from '@/server/platform/migrate';
import { tenants } from './0001-tenants';
import { books } from './0002-books';
import { balanceAndTotals } from './0003-balance-and-totals';
import { openRequest } from './0004-open-request';
import { statistics } from './0005-statistics';
import { partiesAndTags } from './0010-parties-and-tags';
import { bills } from './0011-bills';
import { invoices } from './0012-invoices';
import { payments } from './0013-payments';
import { applications } from './0020-applications';
import { booksLock } from './0021-books-lock';
import { lastUse } from './0022-last-use';
import { tasks } from './0030-tasks';
import { documents } from './0031-documents';
import { jobs } from './0032-jobs';
import { tagsOfEntries } from './0033-tags-of-entries';
import { partyOfItem } from './0040-party-of-item';
import { openItems } from './0041-open-items';
import { blobSweep } from './0042-blob-sweep';
import { partiesByName } from './0043-parties-by-name';
import { forgetAnswers } from './0044-forget-answers';
import { severalNodes } from './0050-several-nodes';
import { blobsOfSeveralNodes } from './0051-blobs-of-several-nodes';
import { metadataOfItem } from './0060-metadata-of-item';
import { lockOfItems } from './0061-lock-of-items';
import { measuresAsText } from './0070-measures-as-text';
import { balanceOnce } from './0071-balance-once';
import { temporaryTablesLast } from './0072-temporary-tables-last';
import { bankEntries } from './0073-bank-entries';
import { sectionsFirst } from './0080-sections-first';
import { chartRules } from './0083-chart-rules';
import { lockedSettings } from './0084-locked-settings';
import { prepayments } from './0085-prepayments';
import { linesOnAccount } from './0086-lines-on-account';
import { settledOtherwise } from './0087-settled-otherwise';
import { credits } from './0088-credits';
import { creditNotes } from './0089-credit-notes';
import { suggestions } from './0092-suggestions';
import { dashboardApplication } from './0096-dashboard-application';
import { secretsOfTheAuditLog } from './0097-secrets-of-the-audit-log';
import { transactionLinks } from './0100-transaction-links';
import { rules } from './0110-rules';
import { judgedFrom } from './0111-judged-from';
import { transactionImports } from './0120-transaction-imports';
import { search } from './0130-search';
import { amountsIn } from './0131-amounts-in';
import { clearedAfterMovedStart } from './0140-cleared-after-moved-start';
import { businessWork } from './0170-business-work';
import { bankBalances } from './0171-bank-balances';
import { refundLinks } from './0180-refund-links';
import { reviewOrder } from './0190-review-order';
import { entryChanges } from './0191-entry-changes';
import { certainWithoutLinks } from './0192-certain-without-links';
import { statusAfterChange } from './0193-status-after-change';
import { declinedRules } from './0200-declined-rules';
import { balanceOfAddedEntries } from './0210-balance-of-added-entries';
import { filtersWithIndexes } from './0211-filters-with-indexes';
import { probablePayments } from './0230-probable-payments';
import { tokensEndWithSecret } from './0240-tokens-end-with-secret';
import { jobsInTurn } from './0241-jobs-in-turn';
import { plansOfBalanceChecks } from './0260-plans-of-balance-checks';
import { declinedDuplicates } from './0300-declined-duplicates';
import { amountsNearDays } from './0310-amounts-near-days';
import { monthNotes } from './0320-month-notes';
import { ownerAnswers } from './0330-owner-answers';
import { receiptMatching } from './0331-receipt-matching';
import { correctedReadings } from './0332-corrected-readings';
import { deletedDocuments } from './0333-deleted-documents';
import { documentsByType } from './0334-documents-by-type';
import { titlesOfDocuments } from './0340-titles-of-documents';
import { countOfJobs } from './0350-count-jobs';
import { documentQuota } from './0351-document-quota';
import { statisticsWithinImport } from './0360-statistics-within-import';
import { billsFromDocuments } from './0410-bills-from-documents';
import { memosSearched } from './0420-memos-searched';
import { certainBesideLinks } from './0421-certain-beside-links';
import { excessOfLinks } from './0422-excess-of-links';
import { workByIndexes } from './0430-work-by-indexes';
import { statisticsOfABusiness } from './0431-statistics-of-a-business';
import { wordsOfTransactions } from './0530-words-of-transactions';
import { statisticsBySize } from './0531-statistics-by-size';
import { voidedBills } from './0550-voided-bills';
import { unreviewedCounts } from './0570-unreviewed-counts';
import { unreviewedByLedger } from './0580-unreviewed-by-ledger';
import { formerBillsOfDocuments } from './0590-former-bills-of-documents';
import { reviewedTransactions } from './0600-reviewed-transactions';
import { accountsNotCompared } from './0610-accounts-not-compared';
import { jobsAndTheClock } from './0620-jobs-and-the-clock';
import { settlementsLookedThrough } from './0630-settlements-looked-through';
import { lockOfAging } from './0640-lock-of-aging';
import { sameInvoices } from './0650-same-invoices';
import { confirmedWithLinks } from './0660-confirmed-with-links';
import { lockOfAgingByPayments } from './0670-lock-of-aging-by-payments';
import { namesOfEntriesSearched } from './0680-names-of-entries-searched';

/** In the order they are applied. A published migration is never edited; a change is a new one at the end. */
export const migrations: readonly Migration[] = [
  tenants,
  books,
  balanceAndTotals,
  openRequest,
  statistics,
  partiesAndTags,
  bills,
  invoices,
  payments,
  applications,
  booksLock,
  tasks,
  documents,
  jobs,
  tagsOfEntries,
  partyOfItem,
  lastUse,
  openItems,
  blobSweep,
  severalNodes,
  metadataOfItem,
  lockOfItems,
  partiesByName,
  blobsOfSeveralNodes,
  forgetAnswers,
  measuresAsText,
  balanceOnce,
  temporaryTablesLast,
  bankEntries,
  sectionsFirst,
  chartRules,
  lockedSettings,
  prepayments,
  dashboardApplication,
  secretsOfTheAuditLog,
  linesOnAccount,
  settledOtherwise,
  credits,
  creditNotes,
  suggestions,
  transactionImports,
  rules,
  businessWork,
  bankBalances,
  transactionLinks,
  judgedFrom,
  search,
  amountsIn,
  clearedAfterMovedStart,
  refundLinks,
  balanceOfAddedEntries,
  tokensEndWithSecret,
  jobsInTurn,
  reviewOrder,
  declinedRules,
  probablePayments,
  entryChanges,
  certainWithoutLinks,
  statusAfterChange,
  filtersWithIndexes,
  plansOfBalanceChecks,
  declinedDuplicates,
  countOfJobs,
  ownerAnswers,
  receiptMatching,
  correctedReadings,
  deletedDocuments,
  monthNotes,
  amountsNearDays,
  documentsByType,
  documentQuota,
  titlesOfDocuments,
  statisticsWithinImport,
  memosSearched,
  certainBesideLinks,
  excessOfLinks,
  billsFromDocuments,
  workByIndexes,
  statisticsOfABusiness,
  voidedBills,
  wordsOfTransactions,
  statisticsBySize,
  unreviewedCounts,
  unreviewedByLedger,
  formerBillsOfDocuments,
  reviewedTransactions,
  accountsNotCompared,
  jobsAndTheClock,
  settlementsLookedThrough,
  lockOfAging,
  sameInvoices,
  confirmedWithLinks,
  lockOfAgingByPayments,
  namesOfEntriesSearched,
];
