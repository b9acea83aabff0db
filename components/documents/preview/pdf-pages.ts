import { getResolvedPDFJS } from 'unpdf';
import type { Turn } from '@/lib/contract/document';
import { hasUndrawnPictures } from './undrawn-pictures';

export type PdfPages = {
  count: number;
  /** Whether pictures are left out of the pages. */
  isIncomplete: boolean;
  /** Draws a page, the first being 1, so many CSS pixels wide, at the sharpness of the screen, turned clockwise. */
  draw: (page: number, canvas: HTMLCanvasElement, width: number, turn: Turn) => Promise<void>;
  close: () => void;
};

/** A page larger than this is drawn less sharply rather than at the cost of hundreds of megabytes. */
const mostPixels = 4_000_000;

/**
 * Opens a PDF to be drawn. Without `eval`, without the fonts of the machine, and with nothing of the file run: no
 * scripts, forms or links, only its pages as pictures. Throws for what is no PDF or asks for a password.
 */
export async function openPdf(file: Blob): Promise<PdfPages> {
  const { getDocument } = await getResolvedPDFJS();
  const data = new Uint8Array(await file.arrayBuffer());
  // Before it is read: its bytes go to the reader.
  const isIncomplete = hasUndrawnPictures(data);
  const task = getDocument({ data, isEvalSupported: false, useSystemFonts: true, enableXfa: false });
  const pdf = await task.promise;
  return {
    count: pdf.numPages,
    isIncomplete,
    async draw(number, canvas, width, turn) {
      const page = await pdf.getPage(number);
      const rotation = (page.rotate + turn) % 360;
      const natural = page.getViewport({ scale: 1, rotation });
      const scale = (width * window.devicePixelRatio) / natural.width;
      const sharpest = Math.sqrt(mostPixels / (natural.width * natural.height));
      const viewport = page.getViewport({ scale: Math.min(scale, sharpest), rotation });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      await page.render({ canvas, viewport }).promise;
    },
    close: () => void task.destroy(),
  };
}
