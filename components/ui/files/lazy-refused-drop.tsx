'use client';

import { lazyComponent } from '../loading/lazy-component';

/** RefusedDrop, whose code comes after the page: the frame of the sign-in is a part of every page that may have to lead there. */
export const RefusedDrop = lazyComponent(() => import('./refused-drop').then((file) => file.RefusedDrop));
