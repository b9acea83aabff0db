/**
 * How long a server keeps an idle connection (`keepAliveTimeout` of Node.js), in milliseconds: longer than the proxies
 * in front of it do, most of them 60 seconds. A server that closes first may do so just when the proxy sends the next
 * request, which then fails.
 */
export const keepAliveMs = 75_000;
