'use client';

import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Moment } from '@/components/ui/dates/moment';
import { useLocale } from '@/components/ui/locale';
import { formatCount } from '@/lib/format/count';
import type { ListedApplication } from './listed-application';
import { scopesSentence } from './scopes';

type Props = { application: ListedApplication; onRotate: () => void; onRevoke: () => void };

export function ApplicationRow({ application, onRotate, onRevoke }: Props) {
  const { name, client_id, scopes, environment, isOwn, revoked_at } = application;
  return (
    <li className="flex items-start gap-4 border-b border-line py-3 last:border-0 max-sm:flex-col max-sm:gap-2.5">
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <p className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
          {isOwn && <Badge tone="accent">This dashboard</Badge>}
          <Badge tone={environment === 'sandbox' ? 'warn' : 'neutral'}>
            {environment === 'sandbox' ? 'Sandbox' : 'Production'}
          </Badge>
        </p>
        <p className="font-mono text-xs wrap-anywhere text-soft">{client_id}</p>
        <p className="text-soft">{scopesSentence(scopes)}</p>
        <Usage application={application} />
      </div>
      {isOwn ? (
        <p className="text-xs text-faint sm:max-w-44 sm:text-right">
          Managed on the server: this dashboard needs it to work.
        </p>
      ) : (
        revoked_at === null && (
          <div className="flex shrink-0 gap-2">
            <Button size="small" onPress={onRotate} aria-label={`New secret for ${name}`}>
              New secret
            </Button>
            <Button size="small" onPress={onRevoke} aria-label={`Revoke ${name}`}>
              Revoke
            </Button>
          </div>
        )
      )}
    </li>
  );
}

function Usage({ application }: { application: ListedApplication }) {
  const locale = useLocale();
  const { last_used_at, requests_per_minute, previous_secret_expires_at, revoked_at } = application;
  return (
    <p className="text-xs text-faint">
      {revoked_at !== null && (
        <>
          Revoked <Moment value={revoked_at} /> ·{' '}
        </>
      )}
      {last_used_at === null ? (
        'Never used'
      ) : (
        <>
          Last used <Moment value={last_used_at} />
        </>
      )}
      {' · '}
      {requests_per_minute === null
        ? 'default request limit'
        : `${formatCount(requests_per_minute, locale)} requests per minute`}
      {previous_secret_expires_at !== null && (
        <span className="text-warn">
          {' · '}the previous secret works until <Moment value={previous_secret_expires_at} />
        </span>
      )}
    </p>
  );
}
