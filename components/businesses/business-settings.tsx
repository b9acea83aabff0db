'use client';

import { useBusiness } from '@/components/shell/business-context';
import { Section } from '@/components/ui/section';
import { BusinessProfileForm } from './business-profile-form';
import { FixedFacts } from './fixed-facts';
import { ReportingForm } from './reporting-form';
import type { SettledBusiness } from './settled-business';
import { SuggestionsForm } from './suggestions-form';

/** What an admin may change of the business, and what stays as it was made. */
export function BusinessSettings({ business }: { business: SettledBusiness }) {
  const { isAdmin } = useBusiness();
  return (
    <div className="max-w-3xl">
      <Section
        title="Business"
        lead={isAdmin ? undefined : 'Only an admin of the business can change these settings.'}
      >
        <BusinessProfileForm business={business} isReadOnly={!isAdmin} />
      </Section>
      <Section
        title="Reporting"
        lead="Changing these changes every report, including those of earlier periods."
      >
        <ReportingForm business={business} isReadOnly={!isAdmin} />
      </Section>
      <Section title="Suggestions">
        <SuggestionsForm business={business} isReadOnly={!isAdmin} />
      </Section>
      <Section
        title="Set when the business was created"
        lead="These cannot be changed. If you need other values, create a new business."
      >
        <FixedFacts business={business} />
      </Section>
    </div>
  );
}
