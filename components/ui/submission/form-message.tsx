import { CircleAlert } from 'lucide-react';

/** Why a form was not accepted as a whole. The live region is always there, so the message is read out when it comes. */
export function FormMessage({ message }: { message: string | null }) {
  return (
    <div role="alert">
      {message && (
        <p className="flex items-start gap-2 rounded-md bg-bad-surface px-3 py-2 text-bad">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {message}
        </p>
      )}
    </div>
  );
}
