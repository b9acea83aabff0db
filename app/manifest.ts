import type { MetadataRoute } from 'next';
import { mediaTypes } from '@/lib/media-type';
import { paths } from '@/lib/paths';

/** What a phone needs to install Daybook as an application of its own. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Daybook',
    short_name: 'Daybook',
    description: 'Bookkeeping that accountants trust and owners enjoy.',
    id: paths.home(),
    start_url: paths.home(),
    display: 'standalone',
    background_color: '#fafaf8',
    theme_color: '#0c6a58',
    // The service worker takes what is shared: it is kept on the phone until the person has chosen a business.
    share_target: {
      action: paths.receiveShare(),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'files', accept: [...mediaTypes] }] },
    },
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-masked-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
