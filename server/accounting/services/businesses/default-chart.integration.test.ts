import { expect, it } from 'vitest';
import { entityType } from '@/lib/contract/business';
import { must } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';

const service = openService();

it.each(entityType.options)('a new %s starts with the chart that was shown before', async (type) => {
  const shown = must(await service.client.getDefaultChart({ query: { entity_type: type } })).data;
  const made = must(
    await service.client.createBusiness({
      body: {
        name: 'Harbor Bakery',
        entity_type: type,
        entries_start: '2026-01-01T00:00:00Z',
        fiscal_year: '12/31',
        external_id: `chart of a ${type}`,
      },
    }),
  ).data;
  const parameters = { business_id: made.id };
  const ledgers = must(await service.client.listLedgers({ parameters })).data;
  const nameOf = new Map(ledgers.map((ledger) => [ledger.id, ledger.name]));
  const shownNameOf = new Map(shown.map((ledger) => [ledger.key, ledger.name]));
  expect(
    ledgers.map(({ name, type: kind, subtype, debit_credit, sort_code, parent_id }) => ({
      name,
      kind,
      subtype,
      debit_credit,
      sort_code,
      parent: parent_id && nameOf.get(parent_id),
    })),
  ).toEqual(
    shown.map(({ name, type: kind, subtype, debit_credit, sort_code, parent_key }) => ({
      name,
      kind,
      subtype,
      debit_credit,
      sort_code,
      parent: parent_key && shownNameOf.get(parent_key),
    })),
  );
});

it.each([
  ['', '/entity_type required'],
  ['?entity_type=guild', '/entity_type invalid_value'],
  ['?entity_type=llc&since=1900', '/since unknown_field'],
])('is refused with %j', async (search, fault) => {
  expect(faultsOf(await call(service, 'GET', `/v0/chart-of-accounts${search}`))).toEqual([fault]);
});
