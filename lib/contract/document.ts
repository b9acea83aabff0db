import { z } from 'zod';
import { bulkLimit } from './bulk-limit';
import { documentTypes } from './choices';
import { longestDescription, longestName, longestSearch } from './limits';
import {
  amount,
  currency,
  datetime,
  day,
  description,
  identifier,
  metadata,
  name,
  paging,
  queryBoolean,
  text,
} from './primitives';
import { transaction } from './transaction';

export const documentType = z.enum(documentTypes);
export type DocumentType = z.infer<typeof documentType>;

/** Uploaded and not looked at yet, looked at, or found to be broken (the bytes are kept all the same). */
export const documentStatus = z.enum(['processing', 'ready', 'failed']);
export type DocumentStatus = z.infer<typeof documentStatus>;

export const documentFailure = z.enum(['damaged', 'unreadable']);
export type DocumentFailure = z.infer<typeof documentFailure>;

const confidence = z.number().min(0).max(1);
/** Fractions of the width and height of the picture as it is stored, from its upper left corner. */
const place = z.object({
  left: z.number(),
  top: z.number(),
  right: z.number(),
  bottom: z.number(),
  page: z.number().int().describe('The page of a PDF, the first being 1; 1 in an image.'),
});

const turn = z.literal([0, 90, 180, 270]);
export type Turn = z.output<typeof turn>;

export type Place = z.output<typeof place>;

/** `is_corrected`: a person says so, or said so of an earlier document of the vendor. */
function reading<Value extends z.ZodType>(value: Value) {
  const printed = value
    .optional()
    .describe(
      'Only where the electronic invoice in the file says the value and another is printed: that one.',
    );
  return z
    .object({ value, confidence, place: place.nullable(), is_corrected: z.boolean(), printed })
    .nullable();
}

export const extraction = z
  .object({
    vendor_name: reading(z.string()),
    total_amount: reading(amount),
    currency: reading(currency),
    issued_on: reading(day),
    number: reading(z.string()).describe('The number that the issuer gave it.'),
    due_on: reading(day).describe('The day on which it is due.'),
    is_bill: z.boolean().describe('Whether it reads as a bill that is still to be paid.'),
    is_credit_note: z.boolean().describe('Whether it is an electronic invoice that gives money back.'),
    corrects: z
      .string()
      .nullable()
      .describe('The number of the invoice that an electronic invoice corrects.'),
    lines: z
      .array(z.object({ description: z.string(), amount, is_tax: z.boolean() }))
      .describe(
        'The lines of a bill for an electronic invoice: net amounts, and the tax of each rate. Their sum is the total; empty where nothing says them exactly.',
      ),
    turn: turn.describe(
      'By how many degrees, clockwise, the picture is to be turned to be upright. Places are in the picture as it is stored.',
    ),
  })
  .meta({
    id: 'DocumentExtraction',
    description:
      'What was read from the document; a member is null where it is missing or illegible. Each has a ' +
      'confidence from 0 to 1, its place in the picture in fractions of width and height, and whether a ' +
      'person corrected it.',
  });
export type DocumentExtraction = z.output<typeof extraction>;

export const suggestedMatch = z
  .object({
    transaction_id: z.string(),
    confidence: confidence.describe('How likely the match is right, from 0 to 1.'),
    reasons: z.array(
      z.enum([
        'amount_equal',
        'amount_with_tip',
        'total_in_doubt',
        'currency_unread',
        'date_equal',
        'date_near',
        'name_equal',
        'name_similar',
        'name_learned',
      ]),
    ),
  })
  .meta({
    id: 'SuggestedMatch',
    description:
      'A transaction that the document probably belongs to, with the confidence from 0 to 1 and its reasons.',
  });
export type SuggestedMatch = z.output<typeof suggestedMatch>;

export const document = z
  .object({
    id: z.string(),
    task_id: z.string().nullable(),
    business_id: z.string(),
    name: name.describe('The name of the file.'),
    description: z.string().nullable(),
    document_type: documentType,
    file_size: z.number().int().describe('In bytes.'),
    media_type: z.string().describe('By the content of the file, not by its name.'),
    status: documentStatus.describe(
      '`processing` until it was read; `failed` where its bytes are damaged or no reader can open them.',
    ),
    external_account_id: z.string().nullable(),
    transaction_id: z
      .string()
      .nullable()
      .describe('The transaction that it is matched to; null without a match.'),
    bill_id: z.string().nullable().describe('The bill that was entered from it; null while that is voided.'),
    matched_by: z
      .enum(['service', 'person'])
      .nullable()
      .describe(
        "Whether a person made the match, or the service by itself from the business's `receipt_match_threshold` on; null without a match.",
      ),
    duplicate_of: z
      .string()
      .nullable()
      .describe('The earliest document of the business with the same bytes; null where there is none.'),
    same_invoice_as: z
      .string()
      .nullable()
      .describe(
        'The document that stands for the invoice that this one is another file of, as the PDF of an electronic invoice in XML. It waits for no transaction or bill of its own. Null where there is none.',
      ),
    metadata_: metadata,
    failure: documentFailure
      .nullable()
      .describe('Why the status is `failed`: the stored bytes are damaged, or no reader can open them.'),
    extraction: extraction.nullable().describe('Null until it was read.'),
    suggested_matches: z.array(suggestedMatch),
    version: z.number().int(),
    created_at: datetime,
    updated_at: datetime,
  })
  .meta({ id: 'Document', description: 'A file of a receipt or statement, kept with the books.' });
export type Document = z.output<typeof document>;

const references = {
  task_id: identifier('task').nullish(),
  transaction_id: identifier('transaction').nullish(),
  external_account_id: identifier('external_account').nullish(),
};

/** The form fields of an upload beside the file. */
export const documentUploadFields = z.strictObject({
  document_type: documentType.default('receipt'),
  description: description.nullish(),
  ...references,
  metadata_: metadata.nullish(),
});
export type DocumentUploadFields = z.output<typeof documentUploadFields>;

export const extractionUpdate = z
  .strictObject({
    vendor_name: name.nullish(),
    total_amount: amount.nullish(),
    currency: currency.nullish(),
    issued_on: day.nullish(),
    number: text(longestName, 1).nullish(),
    due_on: day.nullish(),
    turn: turn.nullish(),
  })
  .meta({
    id: 'DocumentExtractionUpdate',
    description:
      'What the document says, where it was read otherwise or not at all. It then counts as certain.',
  });
export type ExtractionUpdate = z.output<typeof extractionUpdate>;

export const documentUpdate = z
  .strictObject({
    name: name.nullish(),
    document_type: documentType.nullish(),
    description: description.nullish(),
    ...references,
    metadata_: metadata.nullish(),
    extraction: extractionUpdate.nullish().describe('Refused while the document is being processed.'),
  })
  .meta({ id: 'DocumentUpdate' });
export type DocumentUpdate = z.output<typeof documentUpdate>;

export const documentMatch = z
  .strictObject({ transaction_id: identifier('transaction') })
  .meta({ id: 'DocumentMatch' });
export type DocumentMatch = z.output<typeof documentMatch>;

/** Up to 100 matches at once; `transaction_id` null removes the match. A version that is no longer the present one refuses all. */
export const documentMatches = z
  .array(
    z.strictObject({
      document_id: identifier('document'),
      transaction_id: identifier('transaction').nullable(),
      version: z.number().int().nullish(),
    }),
  )
  .min(1)
  .max(100);
export type DocumentMatches = z.output<typeof documentMatches>;

export const documentDeletion = z
  .strictObject({
    document_ids: z.array(identifier('document')).min(1).max(bulkLimit),
    reason: text(longestDescription, 1),
  })
  .meta({
    id: 'DocumentDeletion',
    description:
      'Deletes up to 1,000 documents, all or nothing: what was read, and the bytes, unless another document has the same. The reason is kept.',
  });
export type DocumentDeletion = z.output<typeof documentDeletion>;

export const documentsDeleted = z
  .object({ deleted: z.number().int() })
  .meta({ id: 'DocumentsDeleted', description: 'How many documents were deleted.' });
export type DocumentsDeleted = z.output<typeof documentsDeleted>;

export const likelyMatch = suggestedMatch
  .omit({ transaction_id: true })
  .extend({
    document,
    transaction: transaction.pick({
      id: true,
      description: true,
      amount: true,
      datetime: true,
      journal_entry_id: true,
    }),
  })
  .meta({
    id: 'LikelyMatch',
    description:
      'A receipt and the transaction that it most likely belongs to: no other match of either is nearly as likely.',
  });
export type LikelyMatch = z.output<typeof likelyMatch>;

export const declinedMatchParameters = z.object({
  business_id: identifier('business'),
  document_id: identifier('document'),
  transaction_id: identifier('transaction'),
});

export const documentParameters = z.object({
  business_id: identifier('business'),
  document_id: identifier('document'),
});

export const documentListQuery = z.strictObject({
  ...paging,
  document_type: documentType.optional(),
  transaction_id: identifier('transaction').optional(),
  bill_id: identifier('bill').optional(),
  same_invoice_as: identifier('document').optional().describe('Only the other files of the invoice.'),
  is_linked: queryBoolean
    .optional()
    .describe(
      'True: what is matched to a transaction or has a bill that is not voided, itself or by the document that it is a copy of. False: what still waits for one, which copies do not.',
    ),
  start_datetime: datetime.optional().describe('Uploaded at or after this.'),
  end_datetime: datetime.optional().describe('Uploaded at or before this.'),
  search: text(longestSearch, 1)
    .optional()
    .describe(
      'Words, each of which is in the name, the description or the text of the file, in any case. Words in quotes are searched for together.',
    ),
});
export type DocumentListQuery = z.output<typeof documentListQuery>;

export const documentCounts = z.object({ unlinked_receipts: z.number().int() }).meta({
  id: 'DocumentCounts',
  description:
    'How many receipts belong to no transaction, and to no bill that is not voided. Copies of another document do not count.',
});
export type DocumentCounts = z.output<typeof documentCounts>;
