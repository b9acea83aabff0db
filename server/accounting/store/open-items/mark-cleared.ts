import sql, { raw } from 'sql-template-tag';
import type { AnyItem } from '../../domain/postings/any-item';
import type { Transaction } from '../database';
import { uuid } from '../identifiers';
import { controlMovements } from './control-movements';

/** Keeps from when on the bill or invoice is settled for good; to be called once all that moves it is saved. */
export function markCleared(db: Transaction, businessId: string, { kind, id }: AnyItem): void {
  const { ofItems } = controlMovements(businessId, kind, 'accrual');
  db.send(sql`
    WITH item AS (SELECT ${uuid(kind, id)}::uuid AS id)
    UPDATE ${raw(kind)} i SET cleared_at = (
      SELECT CASE WHEN sum(amount) = 0 THEN max(datetime) END FROM (${ofItems}) AS movement)
    WHERE i.business_id = ${uuid('business', businessId)} AND i.id = ${uuid(kind, id)}`);
}
