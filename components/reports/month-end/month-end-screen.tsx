'use client';

import { PenLine } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { useLocale } from '@/components/ui/locale';
import { ChoiceMenu } from '@/components/ui/overlays/choice-menu';
import { PageHeader } from '@/components/ui/page-header';
import { useValueOf } from '@/components/ui/use-value-of';
import type { AsText } from '@/lib/as-text';
import type { Day } from '@/lib/dates/instant';
import { formatMonth } from '@/lib/format/day';
import { dataPaths, paths } from '@/lib/paths';
import { DownloadMenu } from '../files/download-menu';
import { saveMadeFile } from '../files/save-made-file';
import { saveWorkbook } from '../files/save-tables';
import { PrintButton } from '../print-button';
import { LevelMenu } from '../table/level-menu';
import { useCollapsedRows } from '../table/use-collapsed-rows';
import { AgedSection } from './aged-section';
import { ChartSection } from './chart-section';
import { monthsSince } from './month-days';
import { figuresOfMonth } from './month-figures';
import type { MonthPackage } from './month-package';
import { summaryTable } from './month-tables';
import { OpenQuestions } from './open-questions';
import { type PackageContent, packageContent } from './package-content';
import { ReportSection } from './report-section';
import { usualSentencesOf } from './usual-sentences';

const CommentaryDialog = lazyComponent(() =>
  import('./commentary-dialog').then((file) => file.CommentaryDialog),
);

type Props = { initial: AsText<MonthPackage>; today: Day; fiscalYear: string };

/** A month for the owner, or for whoever asks for it: what it was in sentences, the four reports, what is still open. */
export function MonthEndScreen({ initial: text, today, fiscalYear }: Props) {
  const initial = useValueOf(text);
  const { id: businessId, name: businessName, currency, canWrite } = useBusiness();
  const locale = useLocale();
  const collapsed = useCollapsedRows();
  const [isWriting, setIsWriting] = useState(false);
  const { month } = initial;
  const content = useMemo(
    () => packageContent(initial, { businessName, currency, locale, fiscalYear, today }),
    [initial, businessName, currency, locale, fiscalYear, today],
  );
  const figures = useMemo(
    () => figuresOfMonth(initial, { currency, locale, fiscalYear, today }),
    [initial, currency, locale, fiscalYear, today],
  );
  return (
    <>
      <PageHeader
        title="Month-end package"
        actions={
          <>
            {canWrite && (
              <Button icon={<PenLine aria-hidden className="size-3.5" />} onPress={() => setIsWriting(true)}>
                Edit commentary
              </Button>
            )}
            <MonthMenu month={month} today={today} />
            <LevelMenu levels={mostLevels} collapsed={collapsed} />
            <DownloadMenu files={filesOf(content, { businessId, currency, month })} />
          </>
        }
        lastAction={<PrintButton />}
      />
      {isWriting && (
        <CommentaryDialog
          note={initial.note}
          usual={usualSentencesOf(initial, { currency, fiscalYear, today })}
          figures={figures}
          onClose={() => setIsWriting(false)}
        />
      )}
      <div className="flex max-w-5xl flex-col gap-9 px-5 pt-5 pb-12 max-sm:px-4 print:max-w-none print:p-0">
        <Cover content={content} currency={currency} />
        <ChartSection charts={content.charts} />
        {content.sections.map((section) => (
          <ReportSection key={section.report} {...{ section, collapsed }} />
        ))}
        <div className="flex flex-col gap-9 print:break-before-page">
          <AgedSection item="invoice" aging={initial.receivable} />
          <AgedSection item="bill" aging={initial.payable} />
          <OpenQuestions month={initial} />
        </div>
      </div>
    </>
  );
}

/** Sections, groups and two levels of ledgers are told apart; deeper ones come with the last. */
const mostLevels = 4;

function MonthMenu({ month, today }: { month: string; today: Day }) {
  const { id: businessId, entriesStart } = useBusiness();
  const locale = useLocale();
  const router = useRouter();
  const choices = monthsSince(entriesStart, today).map((id) => ({
    id,
    name: formatMonth(`${id}-01`, locale),
  }));
  return (
    <ChoiceMenu
      label="Month"
      choices={choices}
      value={month}
      onChange={(chosen) => router.push(paths.monthEnd(businessId, { month: chosen }))}
    />
  );
}

/** The package as files. */
function filesOf(content: PackageContent, of: { businessId: string; currency: string; month: string }) {
  const { businessName, title } = content;
  const { businessId, currency, month } = of;
  const saveSheets = () =>
    saveWorkbook([summaryTable(content), ...content.tables], {
      ...{ businessName, currency, name: `${title} ${month}` },
    });
  return [
    { id: 'pdf', name: 'PDF', save: () => saveMadeFile(dataPaths.monthEndPdf(businessId, month)) },
    { id: 'xlsx', name: 'Excel (XLSX)', save: saveSheets },
  ];
}

/** What the month was, in sentences. */
function Cover({ content, currency }: { content: PackageContent; currency: string }) {
  return (
    <section aria-labelledby="cover-title" className="flex flex-col gap-3">
      <p className="text-soft print:hidden">{content.businessName}</p>
      <h2 id="cover-title" className="text-2xl font-semibold tracking-tight">
        {content.when}
      </h2>
      <p className="text-xs text-faint">Amounts in {currency}</p>
      <ul className="flex max-w-3xl flex-col gap-2 text-base leading-6">
        {content.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {content.notes.map((note) => (
        <p key={note} className="text-soft">
          {note}
        </p>
      ))}
    </section>
  );
}
