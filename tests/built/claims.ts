/** Claims that no page may make, mostly for legal reasons. `such`: examples that the rule must match. */
type Forbidden = { reason: string; words: RegExp; such: string[] };

export const FORBIDDEN: Forbidden[] = [
  {
    reason: 'no count that cannot be proven',
    words: /\b(?:measured|checked|inspected|tested) (?:two|three|four|five|\d+) times\b/i,
    such: ['Each opening is measured three times.'],
  },
  {
    reason: 'no share of all cases without a source',
    words: /\b(?:nearly|almost|virtually) (?:every|all|always)\b|\bquite possibly yours\b/i,
    such: [
      'Nearly every wet basement was caused above the ground.',
      'a house like yours, quite possibly yours',
    ],
  },
  {
    reason: 'no claim about what unnamed people do: it cannot be proven',
    words: /\b(?:nobody|no one|somebody) (?:can|could|sells|answers|checks|comes|came|blames?|reads)\b/i,
    such: ['somebody answers at any hour', 'a part that nobody sells any more', 'nobody can blame the other'],
  },
  {
    reason: 'a crew does not hold the licenses of several trades',
    words: /\bcrew (?:that|who) knows (?:all|every)|knows all (?:two|three|four|the|our) trades/i,
    such: ['We send one crew that knows all three trades.'],
  },
  {
    reason: 'no claim about who reads a request',
    words: /\ba (?:carpenter|plumber|electrician|master\w*) reads\b|not a call center/i,
    such: ['A carpenter reads it, not a call center.'],
  },
  {
    reason: 'a maker’s warranty is the maker’s to describe (16 CFR 700–703)',
    words:
      /\bvoids? (?:a|any|that|the|your|its) warranty|inspect(?:s|ed)? finished work|stands? behind (?:it with|the (?:work|product))/i,
    such: ['An uncertified installation can void that warranty.', 'The makers inspect finished work.'],
  },
  {
    reason: 'no guarantee beside the warranties',
    words: /\bguarant(?:ee|eed|ees|y)\b/i,
    such: ['Satisfaction guaranteed.'],
  },
  {
    reason: 'no ranking of ourselves without a source',
    words:
      /\b(?:number one|top[- ]rated|award[- ]winning|most trusted|unbeatable|lowest prices?|the best in)\b/i,
    such: ['The most trusted name in Westchester.'],
  },
  {
    reason: 'covered work is for a certified firm; a trained person is not enough (40 CFR 745.81)',
    words: /lead-safe trained|\btrained in [^.]*lead-safe/i,
    such: ['EPA lead-safe trained', 'Trained in the federal lead-safe practices'],
  },
  {
    reason: 'Connecticut registers home improvement contractors',
    words: /\bConnecticut licen[cs]e/i,
    such: ['Connecticut License HIC.0000000'],
  },
  {
    reason: 'no office endorses a contractor',
    words: /\b(?:state|county|city|government|EPA)[- ](?:approved|endorsed|recommended|backed)\b/i,
    such: ['A state-approved contractor'],
  },
  {
    reason: 'a registry answers one question, not most',
    words: /\bsettles? (?:most|all|every) questions?\b/i,
    such: ['It takes two minutes and settles most questions.'],
  },
  {
    reason: 'a review does not say what came of the work (16 CFR 255)',
    words: /\b(?:because of (?:it|them)|thanks to (?:it|them)|saved (?:me|us|my|our) )/i,
    such: ['My husband is home again because of it.'],
  },
  {
    reason: 'one answer time: the one that the server promises',
    words: /\b(?:reads?|answer|reply|respond|get back)[^.]{0,40}\bsame day\b/i,
    such: ['We read it, the same day'],
  },
  {
    reason: 'brick is washed from 12 to 18 in. away',
    words: /\b(?:hand|finger|palm)[’']?s? (?:breadth|width) (?:off|away)|\b(?:[1-9]|1[01]) in\. off\b/i,
    such: ['A 40-degree fan held a hand’s breadth off'],
  },
  {
    reason: 'a 31 in. skylight needs headers: rafters are closer together',
    words: /\bskylights? (?:fits? )?between the rafters/i,
    such: ['Two 31 by 46 in. skylights between the rafters'],
  },
  {
    reason: 'cables give: 3 1/8 in. between them is the most',
    words: /\b3 (?:[3-7]\/8|1\/4|1\/2|3\/4) in\. (?:centers|apart|between)/i,
    such: ['3 5/8 in. centers'],
  },
];

/** Claims that need a disclosure in the same block of text or on the same page. `such`: an example without it. */
type Needed = { reason: string; about: RegExp; needs: RegExp; within: 'block' | 'page'; such: string };

export const NEEDED: Needed[] = [
  {
    reason: 'work on old paint is offered by a certified firm',
    about: /\blead-safe\b/i,
    needs: /\bcertif/i,
    within: 'block',
    such: 'Painting with lead-safe practice in older homes.',
  },
  {
    reason: 'asbestos is sampled by a certified inspector',
    about: /\basbestos\b/i,
    needs: /\bcertified inspector\b/i,
    within: 'block',
    such: 'The tiles may hold asbestos. We test before removal.',
  },
  {
    reason: 'who digs calls 811, two full working days ahead',
    about: /\b811\b/,
    needs: /\btwo full working days\b/,
    within: 'block',
    such: 'Call 811 some days before any digging.',
  },
  {
    reason: 'pool houses can need stamped plans',
    about: /\bpool house design:/i,
    needs: /\blicensed architect or engineer\b/,
    within: 'block',
    such: 'Pool house design: drawn before anyone digs.',
  },
  {
    reason: 'financing names the lender or says "ask us"',
    about: /\bfinancing\b/i,
    needs: /\blender\b[^.]*\bask us\b|\bask us\b[^.]*\blender\b/i,
    within: 'block',
    such: 'Financing for those who would rather spread the cost.',
  },
  {
    reason: 'a promised warranty can be seen before signing (16 CFR 239.2)',
    about: /\blimited (?:installation )?warranty|\b(?:we|makers?) warrant/i,
    needs: /\bask to see [^.]*\bbefore you sign\b/i,
    within: 'page',
    such: 'The installation carries a 2-year limited warranty.',
  },
  {
    reason: 'nothing is ordered while the customer may still cancel (GBL 771)',
    about: /(?:^|[.!] )We order\b|\bwe place (?:the|that) order\b|\bordered until you have signed/,
    needs: /\bthree-day right to cancel\b|\bthree business days to cancel\b/,
    within: 'block',
    such: 'Nothing is ordered until you have signed that list.',
  },
  {
    reason: 'wiring, pipes, gas and heating are work for licensed people',
    about:
      /\b(?:electrical|plumbing|heating)[^.]{0,40}\brepairs?\b|\bnew circuits?\b|\bgas (?:lines?|piping)\b/i,
    needs: /\blicen[cs]e/i,
    within: 'page',
    such: 'Heating, plumbing and electrical repairs by our own crew.',
  },
  {
    reason: 'a stiff shut-off valve is left alone',
    about: /\bmain (?:water )?valve\b[^.]*\bonce a year\b|\bClose it and open it again once a year/i,
    needs: /\bstiff, stop\b/,
    within: 'block',
    such: 'Close it and open it again once a year.',
  },
];
