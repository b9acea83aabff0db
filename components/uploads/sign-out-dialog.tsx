'use client';

import { Button } from '@/components/ui/button';
import { useLocale } from '@/components/ui/locale';
import { Dialog } from '@/components/ui/overlays/dialog';
import { countOf } from '@/lib/format/count';

type Props = { count: number; onAnswer: (mayDelete: boolean) => void };

/** Stay and upload them, or delete them and leave. */
export default function SignOutDialog({ count, onAnswer }: Props) {
  const locale = useLocale();
  const these = count === 1 ? 'it' : 'them';
  return (
    <Dialog
      title="Sign out and delete receipts?"
      isOpen
      onOpenChange={() => onAnswer(false)}
      actions={
        <>
          <Button className="max-sm:h-11" onPress={() => onAnswer(false)}>
            Stay signed in
          </Button>
          <Button variant="danger" className="max-sm:h-11" onPress={() => onAnswer(true)}>
            Delete and sign out
          </Button>
        </>
      }
    >
      <p>
        {countOf(count, 'receipt has', 'receipts have', locale)} not been uploaded yet. Signing out deletes{' '}
        {these} from this device. Stay signed in to upload {these} when Daybook can be reached.
      </p>
    </Dialog>
  );
}
