/** Where a file goes: the business, and the form fields beside the file, such as the task that it answers. */
export type UploadTarget = {
  business: { id: string; name: string };
  fields: Readonly<Record<string, string>>;
};

/** A file and its target. Its `id` is the idempotency key of every attempt, so a repeated one counts once. */
export type UploadFile = { id: string; file: File; target: UploadTarget };

/** Whether both are what the same form brings. */
export function isSameTarget(one: UploadTarget, other: UploadTarget): boolean {
  return one.business.id === other.business.id && JSON.stringify(one.fields) === JSON.stringify(other.fields);
}
