import { takeMessage } from '@/server/dashboard/receipt-mail/take-message';

export function POST(request: Request) {
  return takeMessage(request);
}
