import { businessParameters } from '../business';
import {
  document,
  documentCounts,
  documentListQuery,
  documentMatch,
  documentParameters,
  documentUpdate,
  documentUploadFields,
} from '../document';
import { operation } from '../operation';
import { dataOf, pageOf } from '../primitives';
import { storedFile } from '../stored-file';
import { inBusiness } from './in-business';

const tag = 'Documents';
const one = `${inBusiness}/document/{document_id}`;

export const documents = {
  uploadDocument: operation({
    method: 'POST',
    path: `${inBusiness}/document`,
    summary: 'Upload a document (PDF, PNG, JPEG, WebP)',
    tag,
    scope: 'document:write',
    parameters: businessParameters,
    form: documentUploadFields,
    answer: dataOf(document),
    status: 201,
  }),
  listDocuments: operation({
    method: 'GET',
    path: `${inBusiness}/document`,
    summary: 'List documents, newest first',
    tag,
    scope: 'document:read',
    parameters: businessParameters,
    query: documentListQuery,
    answer: pageOf(document),
    status: 200,
  }),
  countDocuments: operation({
    method: 'GET',
    path: `${inBusiness}/document/counts`,
    summary: 'Count receipts that are not matched to a transaction',
    tag,
    scope: 'document:read',
    parameters: businessParameters,
    answer: dataOf(documentCounts),
    status: 200,
  }),
  getDocument: operation({
    method: 'GET',
    path: one,
    summary: 'Read a document',
    tag,
    scope: 'document:read',
    parameters: documentParameters,
    answer: dataOf(document),
    status: 200,
  }),
  updateDocument: operation({
    method: 'PATCH',
    path: one,
    summary: 'Update a document',
    tag,
    scope: 'document:write',
    parameters: documentParameters,
    body: documentUpdate,
    answer: dataOf(document),
    status: 200,
  }),
  getDocumentContent: operation({
    method: 'GET',
    path: `${one}/content`,
    summary: 'Download the file of a document, exactly as uploaded',
    tag,
    scope: 'document:read',
    parameters: documentParameters,
    answer: storedFile,
    answersFile: ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'],
    status: 200,
  }),
  matchDocument: operation({
    method: 'POST',
    path: `${one}/match`,
    summary: 'Match a document to a transaction',
    tag,
    scope: 'document:write',
    parameters: documentParameters,
    body: documentMatch,
    answer: dataOf(document),
    status: 200,
  }),
  unmatchDocument: operation({
    method: 'DELETE',
    path: `${one}/match`,
    summary: 'Remove the match of a document with its transaction',
    tag,
    scope: 'document:write',
    parameters: documentParameters,
    answer: dataOf(document),
    status: 200,
  }),
};
