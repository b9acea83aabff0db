/**
 * Runs in the browser before everything else. The policy of the page forbids code that is made from text, so zod must
 * not try whether it may: each try is reported as a violation. It asks this before it is loaded itself.
 */
(globalThis as { __zod_globalConfig?: { jitless: boolean } }).__zod_globalConfig = { jitless: true };

export { announceNavigation as onRouterTransitionStart } from './components/shell/navigation/navigation-starts';
