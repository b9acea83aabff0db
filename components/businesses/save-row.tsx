import { Button } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/submission/form-message';

type Props = { message: string | null; isPending: boolean };

/** The last row of a settings form: why it was refused, and the button that saves it. */
export function SaveRow({ message, isPending }: Props) {
  return (
    <div className="flex flex-col items-start sm:col-span-2">
      <FormMessage message={message} />
      <Button
        type="submit"
        variant="primary"
        isPending={isPending}
        className={message === null ? undefined : 'mt-3'}
      >
        Save
      </Button>
    </div>
  );
}
