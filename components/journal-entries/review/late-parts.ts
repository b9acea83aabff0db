/** What the review shows only after something was done: one file, for each that is loaded by itself costs the first load its address. */
export { RuleOffer } from '@/components/rules/rule-offer';
export { FreshQueue } from './list/fresh-queue';
export { declineOffer, firstToOffer } from './offers/declined-offers';
export { OfferBar } from './offers/offer-bar';
export { readGroup } from './offers/read-group';
export { readUntilJudged } from './offers/read-judging';
export { requestChange, requestUndo } from './selection/every-entry-requests';
export { UnsavedNote } from './unsaved-note';
