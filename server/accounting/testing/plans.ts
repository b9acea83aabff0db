import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../store/database';

type Node = Record<string, unknown> & { Plans?: Node[] };

/**
 * Runs each statement under EXPLAIN first, and adds up the rows that it read and dropped: those that a filter or a recheck
 * removed, however often the node ran. Lists the indexes of each statement, too.
 */
export function countingDropped(db: Queryable): Queryable & { dropped: number; indexes: string[][] } {
  const counted = {
    dropped: 0,
    indexes: [] as string[][],
    async rows<Row extends object>(statement: Sql): Promise<Row[]> {
      const [row] = await db.rows<{ 'QUERY PLAN': { Plan: Node }[] }>(
        sql`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${statement}`,
      );
      const plan = row?.['QUERY PLAN'][0]?.Plan;
      if (!plan) throw new Error('EXPLAIN answers with a plan');
      counted.dropped += droppedBy(plan);
      counted.indexes.push(indexesOf(plan));
      return db.rows<Row>(statement);
    },
  };
  return counted;
}

function droppedBy(node: Node): number {
  const reasons = ['Rows Removed by Filter', 'Rows Removed by Index Recheck', 'Rows Removed by Join Filter'];
  const rows = reasons.reduce((sum, reason) => sum + Number(node[reason] ?? 0), 0);
  const own = rows * Number(node['Actual Loops'] ?? 1);
  return (node.Plans ?? []).reduce((sum, child) => sum + droppedBy(child), own);
}

function indexesOf(node: Node): string[] {
  const own = node['Index Name'];
  return [...(typeof own === 'string' ? [own] : []), ...(node.Plans ?? []).flatMap(indexesOf)];
}
