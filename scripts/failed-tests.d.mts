export type FailedTest = { test: string; message: string[]; page: string[] };

export function failedInVitest(report: object): FailedTest[];
export function failedInPlaywright(report: object): FailedTest[];
export function wholeFailure(failure: FailedTest): string;
export function shortFailure(failure: FailedTest): string;
