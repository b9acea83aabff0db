import type { Application } from './contract/application';

/** An application, and whether it is the one that this dashboard itself works through. */
export type ListedApplication = Application & { isOwn: boolean };
