/** What words of a bank's text say about the trade behind it, for payees that nobody has decided on yet. */
export type Trade = {
  words: string;
  /** The words by which a chart of accounts names the ledger, the most particular first. */
  ledgers: string;
  /** The same for money received; without it the words say nothing of that: who pays for a flight is no customer's name. */
  in?: string;
  /** The type of ledger that is meant where several are found alike; else expenses or revenue. */
  of?: 'liability';
  /** What the owners put in, lend and take out, which no other trade tells. */
  owners?: true;
};

/** A word that ends in `*` is the beginning of words. Two words joined by `_` stand next to each other. */
export const trades: readonly Trade[] = [
  {
    words:
      'airline* airways airport lufthansa ryanair easyjet southwest jetblue klm emirates qantas flight* airfare air_canada air_france alaska_air american_airlines delta_air united_airlines virgin_america frontier_airlines wizz wizzair vueling norwegian_air british_airways turkish_airlines expedia orbitz travelocity priceline kayak',
    ledgers: 'airfare air flight travel transport',
  },
  {
    words:
      'uber lyft taxi* cab cabs bolt grab metro amtrak railway rail train trains bahn bus coach tram transit parking toll tolls caltrans zipcar hertz avis sixt europcar car_rental rent_a ferry clipper_card metro_card oyster via_rail flixbus megabus greyhound bluebikes citi_bike lime bird scooter eurostar sncf renfe deutsche_bahn enterprise_rent budget_rent parkmobile spothero taxify cabify blablacar',
    ledgers: 'ground taxi tram parking transport travel vehicle auto car',
  },
  {
    words:
      'shell chevron exxon* texaco esso arco speedway petrol gasoline fuel gas_station aral valero citgo sunoco conoco* phillips_66 marathon_petro circle_k wawa total_energies repsol cepsa tankstelle gasolinera fuel* benzin costco_gas',
    ledgers: 'fuel gas vehicle auto car ground transport travel',
  },
  {
    words:
      'hotel* motel inn hostel* marriott hilton hyatt sheraton airbnb booking vrbo lodging resort resorts suites lodge holiday_inn hampton courtyard ramada westin hotels.com',
    ledgers: 'accommodation lodging hotel travel',
  },
  {
    words:
      'restaurant* cafe* coffee starbucks espresso grill pizza* pizzeria taqueria taco tacos burrito burger* bistro diner deli bakery sandwich* sushi noodle* ramen thai bbq chicken kitchen eatery tavern pub brewery dominos mcdonald* chipotle panera subway doordash grubhub ubereats postmates deliveroo catering donut* tea food restaurante ristorante bar beer brewing creamery gelato ice_cream juice smoothie* bagel* cantina steak* wings pho curry kebab* bao dumpling* munchery caviar chick-fil-a in-n-out kfc wendys taco_bell five_guys shake_shack panda_express jamba peets philz dunkin* tim_hortons costa pret nandos popeyes arbys ihop dennys olive_garden applebees sweetgreen jimmy_johns quiznos papa_johns little_caesars just_eat zomato swiggy foodpanda wolt seamless lunch dinner breakfast snacks snack drinks baker* backerei bäckerei panaderia boulangerie trattoria osteria tapas izakaya teriyaki gyro* falafel shawarma oyster_bar seafood eats creperie cheesecake dessert* chocolat* burritos kaffee kafe tap_room taproom wine winery soda uber_eats',
    ledgers: 'meal restaurant dining food coffee',
  },
  {
    words:
      'supermarket* grocer* safeway kroger trader_joe whole_foods wholefds aldi lidl tesco sainsbury* instacart market markets rewe edeka carrefour farmers_market supermercado mercado mercadona netto sprouts wegmans publix h-e-b meijer albertsons vons jewel winco hannaford waitrose morrisons asda coop kaufland penny spar dm rossmann foodstuffs food_mart minimart mini_mart convenience 7-eleven bodega produce butcher groceries super lebensmittel alimentacion',
    ledgers: 'grocer food meal',
  },
  {
    words:
      'hosting heroku digitalocean linode aws amazon_web cloudflare namecheap godaddy gandi domain domains vercel netlify render rackspace ovh hetzner fastly azure google_cloud server servers dnsimple name.com hover dreamhost bluehost siteground hostgator vultr scaleway backblaze fly.io supabase mongodb ssl certificate vps colocation backup backups web_services dns netcup strato ionos infomaniak porkbun name-cheap hosting*',
    ledgers: 'hosting server cloud software web computer',
  },
  {
    words:
      'software github gitlab atlassian adobe figma slack zoom dropbox notion microsoft google apple openai anthropic jetbrains intercom zendesk hubspot salesforce mailchimp sendgrid twilio calendly canva sentry saas app_store 1password lastpass quickbooks xero subscription pingdom sharelatex overleaf datadog newrelic new_relic circleci travis_ci asana trello basecamp evernote typeform airtable squarespace wix wordpress weebly mailgun segment mixpanel docusign hellosign loom miro grammarly zapier ifttt todoist bitbucket parallels vmware hootsuite streak uptimerobot pagerduty statuspage gitbook itunes apple.com google_play windows steam steampowered steamgames expensify freshbooks freshdesk meetup eventbrite surveymonkey doodle discord patreon_membership cursor midjourney perplexity license licence licenses app apps gusto_fee gusto_fees adp_fees paychex_fees payroll_fee payroll_fees',
    ledgers: 'software saas subscription comput',
  },
  {
    words:
      'verizon at&t t-mobile tmobile vodafone telekom telefonica sprint comcast xfinity spectrum telephone telecom* phone wireless mobile broadband internet skype wifi voip ringcentral grasshopper google_voice rcn telia elisa tele2 virgin_media sky bt three mint_mobile us_mobile cricket fiber fibre prepaid telef* handy mobil',
    ledgers: 'phone telephone telecom internet communication utilit',
  },
  {
    words:
      'electric* power energy pg&e edison con_ed coned stadtwerke hydro comed duke_energy eversource national_grid dominion eon vattenfall endesa iberdrola naturgy edf strom energia electricidad ørsted',
    ledgers: 'electric power energy utilit',
  },
  { words: 'gas_co natural_gas gaz', ledgers: 'gas utilit' },
  {
    words:
      'water sewer waste garbage utility utilities recology waste_management republic_services trash sanitation disposal agua wasser',
    ledgers: 'water waste utilit',
  },
  {
    words:
      'rent landlord lease leasing realty real_estate propert* coworking wework regus miete apartment* landlords storage self_storage public_storage alquiler loyer housing office_space',
    ledgers: 'rent lease office',
  },
  {
    words:
      'insurance assurance versicherung geico allstate aetna cigna hiscox blue_cross allianz axa progressive metlife prudential liberty_mutual state_farm farmers_ins the_hartford travelers_ins philadelphia_ins nationwide seguro seguros mapfre forsikring kindlustus huk anthem unitedhealth humana insur*',
    ledgers: 'insurance',
  },
  {
    words: 'payroll salary salaries wages gusto adp paychex paylocity rippling lohn gehalt',
    ledgers: 'salar wage payroll',
    in: 'salar wage payroll',
  },
  {
    words: 'payroll_tax payroll_taxes adp_tax gusto_tax paychex_tax fica futa',
    ledgers: 'payroll_tax tax',
  },
  { words: 'retirement pension superannuation', ledgers: 'retire pension benefit' },
  {
    words:
      'fee fees service_charge overdraft bank_charge bank_charges maintenance_fee wire_fee foreign_transaction monthly_service bank_fee bank_fees',
    ledgers: 'bank_fee bank_charge fee bank charge financial',
  },
  {
    words: 'irs internal_revenue usataxpymt tax taxes taxpymt eftps finanzamt hmrc revenue_agency',
    ledgers: 'tax',
    in: 'tax_refund',
  },
  { words: 'income_tax income_taxes estimated_tax estimated_taxes', ledgers: 'income_tax' },
  { words: 'franchise_tax property_tax property_taxes', ledgers: 'tax_licen tax' },
  { words: 'sales_tax cdtfa dept_tax comptroller', ledgers: 'sales_tax tax' },
  {
    words: 'permit permits business_license business_licence city_license dmv motor_vehicles',
    ledgers: 'licen permit tax',
  },
  {
    words: 'penalty penalties fines irs_penalty tax_penalty late_fee late_fees late_charge',
    ledgers: 'penalt fine late fee',
  },
  { words: 'interest loan_interest mortgage_interest', ledgers: 'interest', in: 'interest' },
  { words: 'dividend*', ledgers: 'dividend', in: 'dividend' },
  {
    words:
      'usps ups fedex dhl postage stamps shipping post courier royal_mail shyp shippo easypost tnt pitney canada_post australia_post mailbox freight deutsche_post correos postmaster ups_store dpd gls hermes parcel packlink briefmarke porto',
    ledgers: 'shipping postage post delivery',
  },
  {
    words:
      'print printing vistaprint moo copy kinko* sticker* stickers stickermule t-shirt* tshirt* custom_ink customink teespring printful print* signs banner* poster*',
    ledgers: 'print postage advertis marketing office',
  },
  {
    words:
      'walgreens target walmart amazon ikea hardware home_depot lowe* ace_hardware cvs supplies radioshack radio_shack adafruit sparkfun digikey digi-key mouser newegg best_buy bestbuy menards harbor_freight michaels joann blick mcmaster* uline grainger true_value supply variety tool tools electronics lumber paint micro_center microcenter b&h monoprice zoro aliexpress banggood dollar_tree dollar_general container_store bed_bath bauhaus obi hornbach leroy_merlin conrad reichelt mediamarkt saturn amzn ebay etsy tj_maxx ross marshalls muji daiso homedepot.com household rite_aid apple_store',
    ledgers: 'suppl office household shopping',
  },
  { words: 'costco sams_club bjs_wholesale', ledgers: 'grocer food suppl household shopping' },
  {
    words: 'office_depot officemax staples stationery office_supplies',
    ledgers: 'office_suppl suppl office household shopping',
  },
  {
    words:
      'repair repairs maintenance plumber* plumbing electrician* hvac janitorial cleaning locksmith* handyman roofing',
    ledgers: 'repair maint clean household suppl',
  },
  {
    words: 'car_wash auto_repair auto_parts autozone jiffy_lube oil_change tire tires',
    ledgers: 'vehicle auto car transport',
  },
  {
    words:
      'facebook google_ads adwords linkedin twitter meta ads advertising marketing yelp bing_ads billboard adverts advert* facebk fb instagram reddit_ads snapchat tiktok promo promotion promotions campaign mailshot sponsorship',
    ledgers: 'advertis ads marketing promotion',
  },
  {
    words:
      'attorney* law legal lawyer* esq notary incorporat* legalzoom clerky corporation_agents registered_agent secretary_of_state trademark patent* uspto anwalt abogado advokat solicitor*',
    ledgers: 'legal professional',
  },
  {
    words: 'accountant* accounting bookkeep* cpa tax_prep turbotax audit* h&r_block',
    ledgers: 'accounting bookkeep professional legal',
  },
  {
    words:
      'freelanc* upwork fiverr contractor* toptal mechanical_turk mturk contracting 99designs translation* designer',
    ledgers: 'contract consult freelanc subcontract',
  },
  { words: 'consult*', ledgers: 'consult contract freelanc professional' },
  {
    words:
      'dr doctor medical clinic hospital pharmacy dental dentist optic* health physician* kaiser apotheke farmacia pharmacie pharma* chemist hospital* therap* clinic* vision eyewear lentillas arzt zahnarzt médico medico dentista veterinar* vet lab labs',
    ledgers: 'health medical doctor pharmacy',
  },
  {
    words:
      'visa mastercard master_card amex american_express card_payment credit_card credit_crd card_autopay crd_autopay creditcard',
    ledgers: 'credit_card creditcard card visa',
    of: 'liability',
  },
  {
    words:
      'university college school tuition course* udemy coursera training seminar books bookstore workshop conference congress library lynda skillshare pluralsight audible kindle escuela schule colegio kindergarten daycare childcare',
    ledgers: 'education training tuition book',
  },
  {
    words:
      'gym fitness cinema theater theatre netflix spotify hulu concert movie* ticketmaster disney hbo cine kino yoga climbing pool swim* museum zoo theat* theme_park playstation nintendo xbox twitch bowling golf sport* festival tickets',
    ledgers: 'entertain leisure fitness recreation',
  },
  {
    words:
      'donation donate charity foundation red_cross unicef donations gofundme indiegogo kickstarter patreon benevity givingfund giving spende spenden annetus network_for_good givebutter donorbox classy wwf greenpeace',
    ledgers: 'charit donation gift',
    in: 'donation fundrais contribution',
  },
  {
    words:
      'clothing apparel shoes h&m zara uniqlo old_navy gap nike adidas primark decathlon c&a mango levis kleidung ropa shoe boutique tailor macy* nordstrom',
    ledgers: 'cloth apparel',
  },
  {
    words:
      'stripe square shopify payout merchant_deposit paypal_fee paypal_fees sumup adyen izettle mollie gocardless braintree',
    ledgers: 'processing merchant fee',
    in: 'sales revenue service product donation income',
  },
  // What goes out through these buys anything.
  { words: 'paypal', ledgers: '', in: 'sales revenue service product donation income' },
  { words: 'mobile_payment mobile_pmt mobile_transfer mobile_banking cash_app apple_cash', ledgers: '' },
  // What a lender is paid is interest in part, which no bank prints.
  {
    words: 'loan loans mortgage eidl stripe_capital square_capital shopify_capital',
    ledgers: 'loan mortgage',
    in: 'loan mortgage',
    of: 'liability',
  },
  {
    words: 'owner_loan owners_loan shareholder_loan member_loan partner_loan director_loan directors_loan',
    ledgers: 'loan',
    in: 'loan',
    owners: true,
  },
  {
    words:
      'owner_draw owners_draw owner_pay owners_pay owner_withdrawal owner_distribution owners_distribution member_draw member_distribution partner_draw partner_distribution shareholder_distribution',
    ledgers: 'draw distribution',
    owners: true,
  },
  {
    words:
      'owner_contribution owners_contribution owner_investment member_contribution partner_contribution shareholder_contribution capital_contribution capital_injection',
    ledgers: '',
    in: 'contribution paid',
    owners: true,
  },
  // Work of a person, told by the name (`tradeOf`), not by words.
  { words: '', ledgers: 'contract consult freelanc subcontract salar wage' },
];

/** The place of the trade of persons. */
export const aPerson = trades.length - 1;
