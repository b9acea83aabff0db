'use client';
import { useEffect } from 'react';

/** Registers `public/service-worker.js`; without TLS browsers have none, and everything else works. */
export function ServiceWorker() {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    // Refused, as by a private window, it only means that there is no offline page.
    const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => {});
    if (document.readyState === 'complete') register();
    else window.addEventListener('load', register, { once: true });
    return () => window.removeEventListener('load', register);
  }, []);
  return null;
}
