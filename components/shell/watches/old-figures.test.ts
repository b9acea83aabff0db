import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataProblem } from '@/lib/client/read-data';
import { makeQueryClient } from '../query-client';
import { tellOldFigures } from './old-figures';

beforeEach(() => {
  environmentManager.setIsServer(() => false);
  vi.useFakeTimers({ now: 1_000_000 });
});

afterEach(() => {
  environmentManager.setIsServer(() => typeof window === 'undefined');
  vi.useRealTimers();
});

/** A screen that shows figures; `problem` is why they cannot be read again. */
function openFigures(initialData?: string) {
  const client = makeQueryClient();
  const given: { problem: DataProblem | null } = { problem: null };
  const queryFn = async () => {
    if (given.problem) throw given.problem;
    return 'figures';
  };
  const shown = new QueryObserver(client, {
    ...{ queryKey: ['overview'], queryFn, retry: false },
    ...(initialData !== undefined && { initialData, staleTime: Number.POSITIVE_INFINITY }),
  });
  const takeBack = vi.fn();
  const tell = vi.fn(() => takeBack);
  const end = tellOldFigures(client, tell);
  const leave = shown.subscribe(() => {});
  return { shown, given, tell, takeBack, leave, end };
}

const unreachable = new DataProblem({ code: 'unreachable', status: 0, detail: 'Daybook cannot be reached.' });

test('figures that could not be read again are told once, with their moment, until they are read', async () => {
  const { shown, given, tell, takeBack, end } = openFigures('figures');
  await vi.advanceTimersByTimeAsync(60_000);
  given.problem = unreachable;
  await shown.refetch();
  await shown.refetch();
  expect(tell.mock.calls).toEqual([[1_000_000]]);
  expect(takeBack).not.toHaveBeenCalled();
  given.problem = null;
  await shown.refetch();
  expect(takeBack).toHaveBeenCalledTimes(1);
  end();
});

test('it is taken back once the screen with them is left', async () => {
  const { shown, given, tell, takeBack, leave } = openFigures('figures');
  given.problem = unreachable;
  await shown.refetch();
  expect(tell).toHaveBeenCalledTimes(1);
  leave();
  expect(takeBack).toHaveBeenCalledTimes(1);
});

test('nothing is told of what was never shown, or is refused for good', async () => {
  const never = openFigures();
  never.given.problem = unreachable;
  await never.shown.refetch();
  expect(never.tell).not.toHaveBeenCalled();
  const refused = openFigures('figures');
  refused.given.problem = new DataProblem({ code: 'not_found', status: 404, detail: 'Not found.' });
  await refused.shown.refetch();
  expect(refused.tell).not.toHaveBeenCalled();
});
