import type { ExportFormat } from '@/lib/contract/report';
import { beancountText } from './beancount';
import { hledgerText } from './hledger';
import type { BooksText, ExportedBooks } from './plain-text';

/** The books as the program of this format reads them. */
export function booksText(format: ExportFormat, books: ExportedBooks): BooksText {
  return format === 'hledger' ? hledgerText(books) : beancountText(books);
}
