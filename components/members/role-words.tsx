import { administratorDoes, roleChoices } from './member';

const administrator = { id: 'administrator', name: 'System administrator', does: administratorDoes };

/** What each role may do, in words. */
export function RoleWords() {
  return (
    <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
      {[...roleChoices, administrator].map(({ id, name, does }) => (
        <div key={id} className="contents">
          <dt className="font-medium">{name}</dt>
          <dd className="text-soft max-sm:-mt-2">{does}</dd>
        </div>
      ))}
    </dl>
  );
}
