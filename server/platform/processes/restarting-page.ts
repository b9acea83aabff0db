import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { Logger } from '../logging';

const style = `:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-items:center;background:#fafaf8;color:#1b1d1e}
main{max-width:26rem;padding:1.5rem}h1{font-size:1.125rem;margin:0 0 .5rem}p{margin:0;color:#565b5e}
@media(prefers-color-scheme:dark){body{background:#121415;color:#e8eaeb}p{color:#a3a9ac}}`;

const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="refresh" content="2"><title>Daybook is restarting</title><style>${style}</style></head>
<body><main role="status"><h1>Daybook is restarting</h1>
<p>This page reloads by itself, usually within ten seconds. What was saved is safe.</p></main></body></html>
`;

const headers = {
  'retry-after': '2',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

/** Answers on the dashboard's port while the dashboard is away: a page that reloads itself. Every answer is 503. */
export function createRestartingPage(host: string, port: number, logger: Logger) {
  let server: Server | undefined;
  return {
    open(): void {
      if (server) return;
      server = createServer((request, response) => {
        const isPage = request.headers.accept?.includes('text/html') ?? false;
        const body = isPage ? page : 'Daybook is restarting; try again in a few seconds.\n';
        const type = isPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8';
        // No connection outlives its answer: the port is handed over as soon as the dashboard asks for it.
        response.writeHead(503, { ...headers, 'content-type': type, connection: 'close' }).end(body);
        request.resume();
      });
      server.on('error', (err) => logger.warn({ err }, 'no page can be shown while the dashboard is away'));
      server.listen(port, host);
    },
    /** Resolves when the port is free. */
    close(): Promise<void> {
      const closing = server;
      server = undefined;
      return new Promise((resolve) => {
        if (!closing?.listening) return resolve();
        closing.close(() => resolve());
        closing.closeAllConnections();
      });
    },
  };
}
