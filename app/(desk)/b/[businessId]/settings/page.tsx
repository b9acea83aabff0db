import { redirect } from 'next/navigation';
import { paths } from '@/lib/paths';

export default async function SettingsPage({ params }: { params: Promise<{ businessId: string }> }) {
  const { businessId } = await params;
  redirect(paths.businessSettings(businessId));
}
