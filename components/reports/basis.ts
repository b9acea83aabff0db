/** Which entries count, said on paper and in files. */
export const accrualBasis = 'accrual basis';
export const cashBasis = 'cash basis, direct method';
