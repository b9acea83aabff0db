import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FileProblem } from './file-problem';

const shown = (status: number, onRetry?: () => void) =>
  renderToStaticMarkup(
    <FileProblem problem={{ code: 'x', status, detail: 'Why.' }} {...(onRetry && { onRetry })} />,
  );

it('offers to try again what failed for the moment, where it can be', () => {
  const retry = () => {};
  expect(shown(503, retry)).toContain('Try again');
  expect(shown(0, retry)).toContain('Try again');
  expect(shown(422, retry)).not.toContain('Try again');
  expect(shown(503)).not.toContain('Try again');
});
