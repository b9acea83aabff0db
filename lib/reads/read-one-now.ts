import { readData } from '../client/read-data';
import { addressOf, type Read, type ReadAnswer, type ReadCall } from './read';

/** One record as the service has it now; null without an answer. */
export async function readOneNow<Each extends Read<{ data: unknown }>>(
  read: Each,
  businessId: string,
  call: ReadCall<Each>,
): Promise<ReadAnswer<Each>['data'] | null> {
  try {
    return (await readData<ReadAnswer<Each>>(addressOf(read, businessId, call))).data;
  } catch {
    return null;
  }
}
