import { roleChoices } from './member';

/** What each role may do, in words. */
export function RoleWords() {
  return (
    <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[7rem_minmax(0,1fr)]">
      {roleChoices.map(({ id, name, does }) => (
        <div key={id} className="contents">
          <dt className="font-medium">{name}</dt>
          <dd className="text-soft max-sm:-mt-2">{does}</dd>
        </div>
      ))}
    </dl>
  );
}
