import type { MetadataRoute } from 'next';
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
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-masked-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
