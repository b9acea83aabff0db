import { mostScripts } from '../first-load';
import { goals } from './goals';
import { percentile } from './key-timings';
import type { MeasuredScreen } from './measured-screen';

/** What does not reach a goal, or could not be measured, each in one line. */
export function missedGoals(screens: readonly MeasuredScreen[], steps: readonly number[]): string[] {
  const step = percentile(steps, 95);
  return [
    ...missedByScreens(screens),
    ...(step <= goals.stepMilliseconds ? [] : [`from section to section: ${step.toFixed(0)} ms`]),
  ];
}

export function missedByScreens(screens: readonly MeasuredScreen[]): string[] {
  return screens.flatMap((each) => missedBy(each).map((missed) => `${each.screen.name}: ${missed}`));
}

function missedBy({ screen, weight, scores, problems }: MeasuredScreen): string[] {
  if (!weight || !scores) return problems;
  const most = screen.name === 'sign-in' ? mostScripts.signIn : mostScripts.screen;
  const { performance, accessibility, bestPractices, shift, failed } = scores;
  const which = failed.length > 0 ? ` (${failed.join(', ')})` : '';
  // A figure that is missing is not a number, and reaches nothing.
  const reached: [isReached: boolean, what: string][] = [
    [weight.scripts <= most, `${weight.scripts.toFixed(1)} KB of scripts`],
    [weight.document <= goals.document, `${weight.document.toFixed(1)} KB of HTML`],
    [performance >= goals.performance, `performance ${performance}`],
    [accessibility >= goals.practice, `accessibility ${accessibility}${which}`],
    [bestPractices >= goals.practice, `best practices ${bestPractices}${which}`],
    [shift.toFixed(3) === '0.000', `CLS ${shift.toFixed(3)}`],
  ];
  return reached.flatMap(([isReached, what]) => (isReached ? [] : [what]));
}
