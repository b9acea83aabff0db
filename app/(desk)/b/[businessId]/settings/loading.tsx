import { SkeletonRows } from '@/components/ui/skeleton';

export default function SettingsLoading() {
  return <SkeletonRows />;
}
