import { History, Landmark, Upload } from 'lucide-react';
import { useBusiness } from '@/components/shell/business-context';
import { Button, ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/paths';

type ActionsProps = { onAccounts: () => void; onImport: () => void };

/** What leads from the list of transactions to the imports, to the accounts, and to a new import. */
export function TransactionActions({ onAccounts, onImport }: ActionsProps) {
  const { id, canWrite } = useBusiness();
  return (
    <>
      <ButtonLink href={paths.transactionImports(id)} icon={<History aria-hidden className="size-3.5" />}>
        Imports
      </ButtonLink>
      {canWrite && (
        <>
          <Button icon={<Landmark aria-hidden className="size-3.5" />} onPress={onAccounts}>
            Accounts
          </Button>
          <Button
            variant="primary"
            icon={<Upload aria-hidden className="size-3.5" />}
            keyHint="i"
            onPress={onImport}
          >
            Import
          </Button>
        </>
      )}
    </>
  );
}
