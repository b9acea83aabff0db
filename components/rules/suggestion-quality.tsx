import { useLocale } from '@/components/ui/locale';
import { Section } from '@/components/ui/section';
import { ShareBar } from '@/components/ui/share-bar';
import type { SuggestionQuality as Quality } from '@/lib/contract/suggestion';
import { qualityWords } from './quality-words';

/** How often suggestions were right, measured on the confirmed entries that had one. */
export function SuggestionQuality({ quality }: { quality: Quality }) {
  const locale = useLocale();
  const { reliability, corrected_payees: payees } = quality;
  return (
    <>
      <Section title="How reliable suggestions are" lead={qualityWords(quality, locale)}>
        {reliability.length > 0 && <Reliability bands={reliability} />}
      </Section>
      {payees.length > 0 && (
        <Section
          title="Most corrected payees"
          lead={
            payees.every((payee) => payee.has_rule)
              ? 'Each has a rule by now.'
              : 'A rule can take these over.'
          }
        >
          <table aria-label="Most corrected payees" className="w-full text-sm">
            <thead className="text-left text-xs text-soft">
              <tr className="border-b border-line">
                <th className="py-1.5 font-medium">Payee</th>
                <th className="w-24 py-1.5 text-right font-medium">Corrected</th>
                <th className="w-24 py-1.5 text-right font-medium">Entries</th>
              </tr>
            </thead>
            <tbody>
              {payees.map((payee) => (
                <tr key={payee.clean_description} className="h-8 border-b border-line last:border-0">
                  <td className="wrap-anywhere">
                    {payee.clean_description}
                    {payee.has_rule && <span className="text-xs text-soft"> · has a rule</span>}
                  </td>
                  <td className="text-right tabular-nums">{payee.corrected}</td>
                  <td className="text-right tabular-nums">{payee.entries}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      )}
    </>
  );
}

/** The confidence that was shown against the share that was right: where both bars of a row are as long, it is calibrated. */
function Reliability({ bands }: { bands: Quality['reliability'] }) {
  return (
    <table aria-label="How reliable suggestions are" className="w-full text-sm">
      <thead className="text-left text-xs text-soft">
        <tr className="border-b border-line">
          <th className="w-24 py-1.5 font-medium">Confidence</th>
          <th className="py-1.5 font-medium max-sm:hidden">Confidence shown and share right</th>
          <th className="w-16 py-1.5 text-right font-medium">Shown</th>
          <th className="w-16 py-1.5 text-right font-medium">Right</th>
          <th className="w-20 py-1.5 text-right font-medium">Entries</th>
        </tr>
      </thead>
      <tbody>
        {bands.toReversed().map(({ from, through, entries, right, said }) => (
          <tr key={from} className="h-9 border-b border-line last:border-0">
            <th scope="row" className="text-left font-normal tabular-nums">
              {percent(from)}–{percent(through)}
            </th>
            <td className="pr-4 max-sm:hidden">
              <ShareBar share={said} fill="fill-faint" className="h-1.5 w-full" />
              <ShareBar share={right / entries} fill="fill-accent" className="mt-0.5 h-1.5 w-full" />
            </td>
            <td className="text-right tabular-nums">{percent(said)}</td>
            <td className="text-right tabular-nums">{percent(right / entries)}</td>
            <td className="text-right tabular-nums">{entries}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Rounded down, so that only what is all right reads as 100 %. */
function percent(share: number): string {
  return `${Math.floor(share * 100 + 1e-9)}%`;
}
