/**
 * What words of a bank's text say about the trade behind it, for payees that nobody has decided on yet: words that
 * start so, and the words by which a chart of accounts names the ledger, the most particular first. `in` holds for
 * money received, where that differs.
 */
export type Trade = { words: string; ledgers: string; in?: string };

/** A word that ends in `*` is the beginning of words. Two words joined by `_` stand next to each other. */
export const trades: readonly Trade[] = [
  {
    words:
      'airline* airways airport lufthansa ryanair easyjet southwest jetblue klm emirates qantas flight* airfare',
    ledgers: 'airfare air flight travel transport',
  },
  {
    words:
      'uber lyft taxi* cab cabs bolt grab metro amtrak railway rail train trains bahn bus coach tram transit parking toll tolls caltrans zipcar hertz avis sixt europcar car_rental rent_a ferry',
    ledgers: 'ground taxi tram parking transport travel vehicle auto car',
  },
  {
    words:
      'shell chevron exxon* texaco esso arco speedway petrol gasoline fuel gas_station aral valero citgo sunoco',
    ledgers: 'fuel gas vehicle auto car ground transport travel',
  },
  {
    words: 'hotel* motel inn hostel marriott hilton hyatt sheraton airbnb booking vrbo lodging resort',
    ledgers: 'accommodation lodging hotel travel',
  },
  {
    words:
      'restaurant* cafe* coffee starbucks espresso grill pizza* pizzeria taqueria taco tacos burrito burger* bistro diner deli bakery sandwich* sushi noodle* ramen thai bbq chicken kitchen eatery tavern pub brewery dominos mcdonald* chipotle panera subway doordash grubhub ubereats postmates deliveroo catering donut* tea food',
    ledgers: 'meal restaurant dining food coffee',
  },
  {
    words:
      'supermarket* grocer* safeway kroger trader_joe whole_foods wholefds aldi lidl tesco sainsbury* costco instacart market markets rewe edeka carrefour farmers_market',
    ledgers: 'grocer food meal',
  },
  {
    words:
      'hosting heroku digitalocean linode aws amazon_web cloudflare namecheap godaddy gandi domain domains vercel netlify render rackspace ovh hetzner fastly azure google_cloud server servers',
    ledgers: 'hosting server cloud software web computer',
  },
  {
    words:
      'software github gitlab atlassian adobe figma slack zoom dropbox notion microsoft google apple openai anthropic jetbrains intercom zendesk hubspot salesforce mailchimp sendgrid twilio calendly canva sentry saas app_store 1password lastpass quickbooks xero subscription',
    ledgers: 'software saas subscription comput',
  },
  {
    words:
      'verizon at&t t-mobile tmobile vodafone telekom telefonica sprint comcast xfinity spectrum telephone telecom* phone wireless mobile broadband internet skype wifi',
    ledgers: 'phone telephone telecom internet communication utilit',
  },
  {
    words: 'electric* power energy pg&e edison con_ed coned stadtwerke hydro',
    ledgers: 'electric power energy utilit',
  },
  { words: 'gas_co natural_gas gaz', ledgers: 'gas utilit' },
  { words: 'water sewer waste garbage utility utilities', ledgers: 'water waste utilit' },
  {
    words: 'rent landlord lease leasing realty real_estate propert* coworking wework regus miete',
    ledgers: 'rent lease office',
  },
  {
    words: 'insurance assurance versicherung geico allstate aetna cigna hiscox blue_cross allianz axa',
    ledgers: 'insurance',
  },
  {
    words: 'payroll salary salaries wages gusto adp paychex paylocity rippling lohn gehalt',
    ledgers: 'salar wage payroll',
    in: 'salar wage payroll income',
  },
  {
    words:
      'fee fees service_charge overdraft bank_charge* maintenance_fee wire_fee foreign_transaction monthly_service bank_fee*',
    ledgers: 'fee bank charge financial',
  },
  {
    words:
      'irs internal_revenue usataxpymt tax taxes taxpymt eftps franchise_tax finanzamt hmrc revenue_agency',
    ledgers: 'tax',
    in: 'refund tax',
  },
  { words: 'interest', ledgers: 'interest', in: 'interest' },
  { words: 'dividend*', ledgers: 'dividend', in: 'dividend' },
  {
    words: 'usps ups fedex dhl postage stamps shipping post courier royal_mail',
    ledgers: 'shipping postage post delivery',
  },
  {
    words: 'print printing vistaprint moo copy kinko*',
    ledgers: 'print postage advertis marketing office',
  },
  {
    words:
      'office_depot officemax staples walgreens target walmart amazon ikea hardware home_depot lowe* ace_hardware cvs supplies stationery',
    ledgers: 'suppl office household shopping',
  },
  {
    words:
      'facebook google_ads adwords linkedin twitter meta ads advertising marketing yelp bing_ads billboard',
    ledgers: 'advertis ads marketing promotion',
  },
  {
    words: 'attorney* law legal lawyer* esq notary incorporat* legalzoom clerky',
    ledgers: 'legal professional',
  },
  {
    words: 'accountant* accounting bookkeep* cpa tax_prep turbotax audit*',
    ledgers: 'accounting bookkeep professional legal',
  },
  {
    words: 'consult* freelanc* upwork fiverr contractor* toptal',
    ledgers: 'contract consult freelanc subcontract',
  },
  {
    words:
      'dr doctor medical clinic hospital pharmacy dental dentist optic* health physician* kaiser apotheke',
    ledgers: 'health medical doctor pharmacy',
  },
  {
    words: 'visa mastercard master_card amex american_express card_payment credit_card autopay creditcard',
    ledgers: 'credit_card creditcard card visa',
  },
  {
    words: 'university college school tuition course* udemy coursera training seminar books bookstore',
    ledgers: 'education training tuition book',
  },
  {
    words: 'gym fitness cinema theater theatre netflix spotify hulu concert movie* ticketmaster',
    ledgers: 'entertain leisure fitness recreation',
  },
  {
    words: 'donation donate charity foundation red_cross unicef',
    ledgers: 'charit donation gift',
    in: 'donation fundrais contribution',
  },
  { words: 'clothing apparel shoes h&m zara macy* nordstrom', ledgers: 'cloth apparel' },
  {
    words: 'stripe paypal square shopify payout merchant_deposit',
    ledgers: 'processing merchant fee',
    in: 'sales revenue service product donation income',
  },
  { words: 'loan mortgage repayment', ledgers: 'loan mortgage' },
];
