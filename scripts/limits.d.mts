export function limitProblem(limits?: string): string | null;
