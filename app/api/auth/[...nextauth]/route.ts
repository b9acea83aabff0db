import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { authOptions } from '@/server/dashboard/session/auth-options';
import { isOwnOrigin } from '@/server/dashboard/session/origin';
import { dashboardSettings } from '@/server/dashboard/session/settings';

type Context = { params: Promise<{ nextauth: string[] }> };

/** All that the dashboard uses of next-auth; its other pages and endpoints do not exist here. */
const used = new Set(['GET csrf', 'POST callback/credentials', 'POST callback/passkey', 'POST signout']);
const usedWithProvider = new Set(['POST signin/oidc', 'GET callback/oidc']);

function isUsed(endpoint: string): boolean {
  return used.has(endpoint) || (dashboardSettings().provider !== null && usedWithProvider.has(endpoint));
}

async function handle(request: NextRequest, context: Context): Promise<Response> {
  const { nextauth } = await context.params;
  if (!isUsed(`${request.method} ${nextauth.join('/')}`)) return new Response(null, { status: 404 });
  if (request.method === 'POST' && !isOwnOrigin(request.headers, dashboardSettings().origin)) {
    return new Response(null, { status: 403 });
  }
  return NextAuth(authOptions(request.headers))(request, context);
}

export { handle as GET, handle as POST };
