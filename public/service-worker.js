/**
 * Daybook's service worker: shows a page of ours when Daybook cannot be reached, and keeps files that are shared with
 * Daybook until a page takes them. It stores no page, no answer and no figure of the books.
 */

/** The hash of the offline page, its style and its script; a test compares it, so that a change of them is a new service worker. */
const version = 'c6b080be29a591df';
const cacheName = `offline ${version}`;
const offlinePage = '/offline.html';
const offlineFiles = [offlinePage, '/offline.css', '/offline.js'];
/** The page was kept with the policy of an answer whose scripts have a nonce; its own script has none. */
const offlinePolicy =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
/** Where the manifest's share target and the offline page send files. */
const receiveAddress = '/share/receive';
const shareAddress = '/share';

self.addEventListener('install', (event) => {
  const files = offlineFiles.map((path) => new Request(path, { cache: 'reload' }));
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
      // Otherwise each page would wait for the service worker to start before it is asked for.
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === 'POST' && pathname === receiveAddress) event.respondWith(receive(request));
  else if (request.method !== 'GET') return;
  else if (request.mode === 'navigate') event.respondWith(pageOrOffline(event));
  else if (offlineFiles.includes(pathname))
    event.respondWith(fetch(request).catch(() => caches.match(pathname)));
});

async function pageOrOffline(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return offlineAnswer();
  }
}

async function offlineAnswer() {
  const page = await caches.match(offlinePage, { cacheName });
  if (!page) return Response.error();
  const count = await waitingCount().catch(() => 0);
  const sentence =
    count === 1 ? '1 receipt waits for the network.' : `${count} receipts wait for the network.`;
  const html = await page.text();
  const told = count === 0 ? html : html.replace('<p role="status"></p>', `<p role="status">${sentence}</p>`);
  const headers = new Headers(page.headers);
  headers.set('content-security-policy', offlinePolicy);
  return new Response(told, { status: 503, headers });
}

/** Keeps the files for whoever is signed in on this device, or signs in next; the page asks for their business. */
async function receive(request) {
  const form = await request.formData();
  const files = form.getAll('files').filter((file) => file instanceof File && file.size > 0);
  const personId = await personOfDevice();
  const addedAt = new Date().toISOString();
  for (const file of files) {
    const upload = { id: crypto.randomUUID(), personId, business: null, fields: {}, file, addedAt };
    await inStore('uploads', 'readwrite', (store) => store.put(upload));
  }
  return Response.redirect(shareAddress, 303);
}

async function personOfDevice() {
  const person = await inStore('person', 'readonly', (store) => store.get('signed in'));
  return person ?? null;
}

/** What is there of the person who is signed in on this device, or of nobody yet. */
async function waitingCount() {
  const personId = await personOfDevice();
  const uploads = await inStore('uploads', 'readonly', (store) => store.getAll());
  return uploads.filter((upload) => upload.personId === null || upload.personId === personId).length;
}

/** One request in the database of `components/uploads/kept-uploads.ts`, which may not have been opened yet. */
async function inStore(name, mode, ask) {
  const opening = indexedDB.open('daybook uploads', 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('uploads', { keyPath: 'id' });
    opening.result.createObjectStore('person');
  };
  const database = await resultOf(opening);
  try {
    return await resultOf(ask(database.transaction(name, mode).objectStore(name)));
  } finally {
    database.close();
  }
}

function resultOf(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
