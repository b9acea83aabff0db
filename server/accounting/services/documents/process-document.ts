import type { Business } from '@/lib/contract/business';
import type { DocumentFailure } from '@/lib/contract/document';
import { accept, type Result, refuse } from '@/lib/result';
import { type BlobFault, type BlobStore, readBlob } from '../../documents/blob-store';
import { withCorrections } from '../../domain/documents/vendors/correct-extraction';
import { vendorKeyOf } from '../../domain/documents/vendors/vendor-key';
import { insertAuditRecords } from '../../store/audit-store';
import { findBusiness } from '../../store/business-store';
import { findVendorCorrection } from '../../store/corrected-vendor-store';
import type { Database, Queryable } from '../../store/database';
import { findDocument, lockDocuments, type StoredDocument, saveDocument } from '../../store/document-store';
import { type ClaimedJob, finishJob } from '../../store/job-store';
import { asService } from '../context';
import { joinSameInvoice } from './join-invoice';
import { matchAutomatically } from './match-automatically';
import { auditedDocument } from './present-document';
import { type FileReading, readFile } from './read-file';
import { readerOf } from './reader-of';
import { giveUpBlob, removeBlob } from './remove-blob';

type Parts = { database: Database; documents: BlobStore };

/** The document jobs of the worker. */
export function documentJobs(parts: Parts) {
  return {
    process_document: {
      run: (job: ClaimedJob) => processDocument(parts, job),
      giveUp: (job: ClaimedJob) => giveUpDocument(parts, job),
    },
    remove_blob: {
      run: (job: ClaimedJob) => removeBlob(parts, job),
      giveUp: (job: ClaimedJob) => giveUpBlob(parts, job),
    },
  };
}
type Reading = Result<FileReading, DocumentFailure | 'unavailable'>;

/**
 * The background work on an upload: are the stored bytes the right ones, and what do they say. The outcome and the end
 * of the job are one transaction. `again` when the storage could not be reached.
 */
async function processDocument({ database, documents }: Parts, job: ClaimedJob): Promise<'done' | 'again'> {
  const visibility = { tenantId: job.author.tenantId, businessId: job.businessId };
  const [business, document] = await database.read(visibility, (db) =>
    Promise.all([findBusiness(db, job.businessId), findDocument(db, job.businessId, job.resourceId)]),
  );
  if (!business) throw new Error('the business of the job is gone');
  // It was deleted meanwhile, and its job with it.
  if (!document) return 'done';
  const reading = await readDocument(documents, business, document);
  if (!reading.ok && reading.problem === 'unavailable') return 'again';
  await keepOutcome(database, job, reading.ok ? reading : refuse(reading.problem));
  return 'done';
}

/** After too many attempts that crashed the worker: the file is kept, but text extraction is not retried. */
function giveUpDocument({ database }: Parts, job: ClaimedJob): Promise<void> {
  return keepOutcome(database, job, refuse('unreadable'));
}

async function readDocument(
  documents: BlobStore,
  business: Business,
  document: StoredDocument,
): Promise<Reading> {
  const { hash, mediaType } = document;
  const key = { businessId: business.id, hash };
  const blob = await readBlob(documents, key);
  if (!blob.ok) return refuse(faultOf(blob.problem));
  return readFile(mediaType, blob.value, readerOf(business, document));
}

function faultOf(fault: BlobFault): 'unavailable' | 'damaged' {
  return fault === 'unavailable' ? fault : 'damaged';
}

async function keepOutcome(database: Database, job: ClaimedJob, outcome: Reading): Promise<void> {
  const visibility = { tenantId: job.author.tenantId, businessId: job.businessId };
  await database.write(
    visibility,
    async (db) => {
      const [before] = await lockDocuments(db, job.businessId, [job.resourceId]);
      if (!before || !(await finishJob(db, job))) return false;
      const now = new Date().toISOString();
      const corrected = outcome.ok ? accept(await correctedByVendor(db, job, outcome.value)) : outcome;
      const after = { ...afterReading(before, corrected), version: before.version + 1, updatedAt: now };
      await saveDocument(db, job.businessId, after);
      // The service reads and decides, whoever brought the file.
      const { author } = asService(job);
      insertAuditRecords(db, author, job.businessId, now, [
        {
          action: 'process',
          resourceType: 'document',
          resourceId: after.id,
          before: auditedDocument(job.businessId, before),
          after: auditedDocument(job.businessId, after),
        },
      ]);
      const business = await findBusiness(db, job.businessId);
      if (business && outcome.ok) {
        await joinSameInvoice({ db, business, author, now }, after);
        await matchAutomatically({ db, business, author, now });
      }
      return true;
    },
    (kept) => kept,
  );
}

/** What was read, with what people corrected of the vendor before. */
async function correctedByVendor(db: Queryable, job: ClaimedJob, read: FileReading): Promise<FileReading> {
  const key = vendorKeyOf(read.extraction.vendorName?.value);
  const correction = await findVendorCorrection(db, job.businessId, key);
  return { ...read, extraction: withCorrections(read.extraction, correction) };
}

function afterReading(before: StoredDocument, outcome: Reading): StoredDocument {
  if (outcome.ok) {
    const { extraction, text } = outcome.value;
    return { ...before, status: 'ready', failure: null, extraction, readText: text === '' ? null : text };
  }
  const failure = outcome.problem === 'damaged' ? 'damaged' : 'unreadable';
  return { ...before, status: 'failed', failure };
}
