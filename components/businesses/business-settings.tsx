'use client';

import { useBusiness } from '@/components/shell/business-context';
import { Section } from '@/components/ui/section';
import { BusinessProfileForm } from './business-profile-form';
import { FixedFacts } from './fixed-facts';
import { ReportingForm } from './reporting-form';
import type { SettledBusiness } from './settled-business';

/** What an admin may change of the business, and what stays as it was made. */
export function BusinessSettings({ business }: { business: SettledBusiness }) {
  const { isAdmin } = useBusiness();
  return (
    <div className="max-w-3xl">
      <Section
        title="Business"
        lead={isAdmin ? undefined : 'Only an admin of the business changes what stands here.'}
      >
        <BusinessProfileForm business={business} isReadOnly={!isAdmin} />
      </Section>
      <Section title="Reporting" lead="Every report changes with these, also those of earlier periods.">
        <ReportingForm key={business.version} business={business} isReadOnly={!isAdmin} />
      </Section>
      <Section
        title="Set when the business was created"
        lead="Other programs and every amount rely on these, so they stay. A business that needs another value is created anew."
      >
        <FixedFacts business={business} />
      </Section>
    </div>
  );
}
