import { expect, it } from 'vitest';
import { failsChecks } from './failed-checks';

const address = 'billing@mail.firm.example';

it.each([
  [''],
  ['mx.in.example; none'],
  ['mx.in.example; spf=pass smtp.mailfrom=firm.example; dkim=none; dmarc=pass header.from=firm.example'],
  ['mx.in.example; spf=fail smtp.mailfrom=list.example; dkim=pass header.d=firm.example'],
  ['mx.in.example; spf=softfail smtp.mailfrom=list.example; dkim=pass header.i=@mail.firm.example'],
  [
    'mx.in.example; spf=fail (sender is; not permitted) smtp.mailfrom=firm.example; DKIM/1 = Pass header.d=Firm.Example',
  ],
  ['mx.in.example; spf=fail smtp.mailfrom=list.example; dmarc=pass header.from=firm.example'],
  ['mx.in.example; dmarc=none; spf=pass smtp.mailfrom=<bounce@firm.example>'],
  ['mx.in.example; spf=softfail smtp.mailfrom=list.example; dkim=pass header.d=news.mail.firm.example'],
  ['mx.in.example; spf=none smtp.mailfrom=elsewhere.example; dkim=none'],
  [
    'mx.in.example; dmarc=pass header.from=firm.example',
    'mx.in.example; spf=fail smtp.mailfrom=list.example',
  ],
])('the sender may be who the message says: %s', (...checks) => {
  expect(failsChecks(checks[0] === '' ? [] : checks, address)).toBe(false);
});

it.each([
  ['mx.in.example; dmarc=fail (p=none) header.from=firm.example; spf=pass smtp.mailfrom=other.example'],
  ['mx.in.example; spf=fail smtp.mailfrom=firm.example'],
  ['mx.in.example; spf=softfail smtp.mailfrom=firm.example; dkim=fail header.d=firm.example'],
  ['mx.in.example; dkim=pass header.d=other.example; spf=fail smtp.mailfrom=firm.example'],
  ['mx.in.example; dkim=pass header.d=example; spf=fail smtp.mailfrom=firm.example'],
  // What the stranger chose as the envelope's sender counts for nothing.
  ['mx.in.example; spf=fail smtp.mailfrom=dkim=pass@firm.example'],
  ['mx.in.example; spf=fail smtp.mailfrom="a; dkim=pass header.d=firm.example; b"@firm.example'],
  ['mx.in.example; spf=fail (a \\) b; dkim=pass header.d=firm.example) smtp.mailfrom=firm.example'],
  [
    'mx.in.example; dmarc=fail header.from=firm.example; spf=pass smtp.mailfrom="a; dmarc=pass; b"@other.example',
  ],
  ['mx.in.example; spf=pass smtp.mailfrom=a"b@other.example; dmarc=fail header.from=firm.example'],
  // Each check has a field of its own.
  [
    'mx.in.example; dmarc=none header.from=firm.example',
    'mx.in.example; spf=fail smtp.mailfrom=firm.example',
  ],
  ['mx.in.example; dkim=pass header.d=firm.example', 'mx.in.example; dmarc=fail header.from=firm.example'],
  // What passed below the first field may have come with the message.
  [
    'mx.in.example; spf=fail smtp.mailfrom=other.example',
    'mx.in.example; dmarc=pass header.from=firm.example; dkim=pass header.d=firm.example',
  ],
  // The server did check, and all that it found is of another domain.
  ['mx.in.example; dmarc=none; spf=pass smtp.mailfrom=x@other.example; dkim=pass header.d=other.example'],
  ['mx.in.example; spf=pass smtp.mailfrom=x@notfirm.example'],
])('the sender is not who the message says: %s', (...checks) => {
  expect(failsChecks(checks, address)).toBe(true);
});
