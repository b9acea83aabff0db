import type { AmountFormat } from '@/lib/format/amount-format';
import { fileName } from '@/lib/tables/file-name';
import { missingInPackage, type PackageContent, packagePdf } from '../pdf/package-pdf';
import { problemAnswer } from './data-answer';
import { fileAnswer } from './file-answer';

const mediaType = 'application/pdf';

/** The package as a PDF to be saved; refused where the PDF could not show all of it. */
export async function answerPackagePdf(
  content: PackageContent,
  format: AmountFormat,
  name: string,
): Promise<Response> {
  const missing = missingInPackage(content);
  if (missing.length > 0) {
    const letters = missing.slice(0, 5).join(' ');
    const detail = `The PDF cannot show all letters of these books, such as ${letters}. Print the page instead: that shows them.`;
    return problemAnswer({ code: 'letters_missing', status: 422, detail });
  }
  const bytes = await packagePdf(content, format);
  const file = {
    name: fileName(content.businessName, name, 'pdf'),
    mediaType,
    body: new Blob([bytes]).stream(),
  };
  return fileAnswer(file, new Set([mediaType]));
}
