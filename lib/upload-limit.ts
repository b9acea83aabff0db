/**
 * The largest file, in bytes, that screens send and bank files are read from: the default of
 * ACCOUNTING_UPLOAD_LIMIT_BYTES.
 */
export const uploadLimitBytes = 25 * 1024 ** 2;
