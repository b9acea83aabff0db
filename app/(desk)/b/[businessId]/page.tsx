import { redirect } from 'next/navigation';
import { paths } from '@/lib/paths';

export default async function BusinessPage({ params }: { params: Promise<{ businessId: string }> }) {
  const { businessId } = await params;
  redirect(paths.review(businessId));
}
