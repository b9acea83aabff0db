/** What the review shows only after something was done: one file, for each that is loaded by itself costs the first load its address. */
export { RuleOffer } from '@/components/rules/rule-offer';
export { FreshQueue } from './list/fresh-queue';
export { OfferBar } from './offers/offer-bar';
export { readGroup } from './offers/read-group';
export { UnsavedNote } from './unsaved-note';
