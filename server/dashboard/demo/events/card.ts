import type { DaySpan } from '@/lib/dates/day-span';
import { addDays, type Day } from '@/lib/dates/instant';
import { monthlyDays, monthOfYear } from '../calendar';
import { type Chance, chanceOf } from '../chance';
import { changeOf, type DemoEvent, spend } from '../demo-event';
import type { DemoLedgerName } from '../demo-ledgers';
import { opening } from './opening';

/** Charged every month: day, as the card prints it, ledger, least and most cents. */
const subscriptions: readonly [number, string, DemoLedgerName, number, number][] = [
  [3, 'FIGMENT.IO PRO SEATS', 'Software', 135_00, 135_00],
  [7, 'TYPEHAUS FONT LIBRARY', 'Software', 42_00, 42_00],
  [12, 'LETTERMARK MAIL', 'Software', 36_00, 36_00],
  [18, 'CLOUDLOFT HOSTING INV', 'Hosting', 64_10, 96_40],
];

const meals = [
  'SQ *COPPER KETTLE CAFE',
  'NOODLE LANTERN 0417',
  'TST* THE BRASS FORK',
  'SQ *MILLPOND DELI',
] as const;
const supplies = ['PAPERWORKS SUPPLY #221', 'DESK & DRAWER 0093'] as const;
const trips = [
  ['SKYLARK AIR 0067731', 189_00, 420_00],
  ['HARBORVIEW INN 3F2', 210_00, 540_00],
  ['YELLOWFIN CABS 118', 14_00, 46_00],
] as const;
const other: readonly [
  description: string,
  ledger: DemoLedgerName,
  least: number,
  most: number,
  percent: number,
][] = [
  ['SPARROW ADS 884-1120', 'Advertising and marketing', 180_00, 420_00, 85],
  ['PARCELWING SHIPPING', 'Postage and printing', 18_00, 74_00, 55],
  ['GASLIGHT CINEMA EVENTS', 'Entertainment', 48_00, 130_00, 20],
  ['DRAFTSMAN ACADEMY', 'Training and education', 79_00, 240_00, 20],
  ['TORQUE & TENON REPAIRS', 'Repairs and maintenance', 60_00, 190_00, 15],
];

/** Months in which somebody travels: a client's season opens, a fair, a festival. */
const travelMonths = [2, 5, 9, 11];

export function cardEvents(span: DaySpan): DemoEvent[] {
  const purchases = [...subscriptionEvents(span), ...purchaseEvents(span)];
  return [...purchases, ...paymentEvents(span, purchases)];
}

function subscriptionEvents(span: DaySpan): DemoEvent[] {
  return subscriptions.flatMap(([dayOfMonth, description, ledger, least, most]) => {
    const chance = chanceOf(description);
    return monthlyDays(span, dayOfMonth).map((day) =>
      spend(day, 'Credit card', description, ledger, chance.cents(least, most)),
    );
  });
}

function purchaseEvents(span: DaySpan): DemoEvent[] {
  const chance = chanceOf('purchases');
  return monthlyDays(span, 2)
    .flatMap((start) => purchasesOfMonth(start, chance))
    .filter((event) => event.day <= span.last);
}

function purchasesOfMonth(start: Day, chance: Chance): DemoEvent[] {
  const within = (first: number, last: number) => addDays(start, chance.between(first, last));
  const events = [
    spend(within(0, 9), 'Credit card', chance.pick(meals), 'Meals', chance.cents(14_20, 68_90)),
    spend(within(10, 25), 'Credit card', chance.pick(meals), 'Meals', chance.cents(14_20, 96_40)),
    spend(
      within(4, 24),
      'Credit card',
      chance.pick(supplies),
      'Office supplies',
      chance.cents(22_10, 148_60),
    ),
  ];
  for (const [description, ledger, least, most, percent] of other) {
    const [day, cents] = [within(1, 25), chance.cents(least, most)];
    if (chance.happens(percent)) events.push(spend(day, 'Credit card', description, ledger, cents));
  }
  if (travelMonths.includes(monthOfYear(start))) {
    const day = within(5, 20);
    for (const [description, least, most] of trips) {
      events.push(spend(day, 'Credit card', description, 'Travel', chance.cents(least, most)));
    }
  }
  return events;
}

/**
 * On the 24th the balance of the 14th is paid from checking; the card shows it a day later. The two banks report it
 * apart, so it rests in transit between them and neither entry counts the money twice.
 */
function paymentEvents(span: DaySpan, purchases: readonly DemoEvent[]): DemoEvent[] {
  let paid = 0n;
  return monthlyDays(span, 24).flatMap((day) => {
    const closing = addDays(day, -10);
    const due = purchases
      .filter((event) => event.day <= closing)
      .reduce((sum, event) => sum - changeOf(event, 'Credit card'), opening.card - paid);
    paid += due;
    if (due <= 0n) return [];
    const sent = spend(day, 'Checking', 'FOXGLOVE CARD AUTOPAY', 'Transfers in transit', due);
    const received: DemoEvent = {
      day: addDays(day, 1),
      description: 'AUTOPAY PAYMENT RECEIVED THANKS',
      lines: [
        ['Credit card', due],
        ['Transfers in transit', -due],
      ],
    };
    return received.day <= span.last ? [sent, received] : [sent];
  });
}
