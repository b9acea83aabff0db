import { showToast } from '@/components/ui/notices/toast';
import { fileFailed, saveFile } from './save-file';

/** Saves a file that the server makes, or says why there is none. */
export async function saveMadeFile(path: string): Promise<void> {
  const saved = await saveFile(path);
  if (!saved.ok) showToast({ title: fileFailed, detail: saved.problem.detail, tone: 'bad' });
}
