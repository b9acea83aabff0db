'use client';

import {
  CircleDashed,
  Files,
  Link2,
  LoaderCircle,
  type LucideIcon,
  ReceiptText,
  Sparkles,
  TriangleAlert,
} from 'lucide-react';
import { useBusiness } from '@/components/shell/business-context';
import { Link } from '@/components/ui/link';
import type { Document } from '@/lib/contract/document';
import { paths } from '@/lib/paths';
import { type DocumentState, documentStateNames, documentStateOf } from './document-state';

const looks: Record<DocumentState, { icon: LucideIcon; tone: string }> = {
  linked: { icon: Link2, tone: 'text-accent' },
  billed: { icon: ReceiptText, tone: 'text-accent' },
  duplicate: { icon: Files, tone: 'text-warn' },
  same_invoice: { icon: Files, tone: 'text-faint' },
  to_enter: { icon: ReceiptText, tone: 'text-warn' },
  suggested: { icon: Sparkles, tone: 'text-warn' },
  reading: { icon: LoaderCircle, tone: 'text-faint' },
  broken: { icon: TriangleAlert, tone: 'text-bad' },
  loose: { icon: CircleDashed, tone: 'text-faint' },
};

/** Whether the document has found its transaction, in a sign and a word. */
export function DocumentStateMark({ document }: { document: Document }) {
  const state = documentStateOf(document);
  const { icon: Icon, tone } = looks[state];
  return (
    <span className={`inline-flex items-center gap-1.5 ${tone}`}>
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {documentStateNames[state]}
    </span>
  );
}

/** The same; of a bill that is still to be entered, the way to enter it. */
export function DocumentStateOrOffer({ document }: { document: Document }) {
  const { id: businessId, canWrite } = useBusiness();
  if (documentStateOf(document) !== 'to_enter' || !canWrite) return <DocumentStateMark document={document} />;
  return (
    <Link
      href={paths.newBills(businessId, { document: document.id })}
      aria-label={`Make a bill of ${document.name}`}
      className="relative z-10 inline-flex items-center gap-1.5 rounded text-accent underline underline-offset-2"
    >
      <ReceiptText aria-hidden className="size-3.5 shrink-0" />
      Make a bill
    </Link>
  );
}
