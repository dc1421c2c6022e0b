import { emergencyArrival } from './how-soon.ts';
import type { Terms } from './schema.ts';

export const terms: Terms = {
  sample: true,
  figures: {
    visit: [165, 245],
    emergency: [295, 445],
    hour: [115, 195],
    nightHour: [175, 295],
    storm: [650, 1_350],
    arrival: emergencyArrival,
    estimate: 30,
    deposit: 30,
    cancel: 3,
    permit: [2, 6],
    occurrence: 1_000_000,
    aggregate: 2_000_000,
    newWork: 2,
    repairs: 1,
  },
  list: [
    {
      title: 'Estimates',
      text: 'Free for planned work: one price in writing, which holds for {estimate} days and says what sales tax is due, if any.',
    },
    {
      title: 'Minimum charge',
      text: 'In Westchester and Putnam, a repair visit during office hours is {visit} before any sales tax, with the first hour, depending on the trade and the distance; New York City and Connecticut run higher. That’s the least we bill, and it counts toward the repair; after that, the rate is {hour} an hour for each person. Have a few small jobs? Save them up for one visit.',
    },
    {
      title: 'Repair visits',
      text: 'When we arrive, before the clock starts, you sign a work order with the visit charge, the date and your right to cancel. What the first hour can fix is fixed then, and you keep your {cancel} business days to cancel. If the job is likely to take longer, sign for all of it when you book; then it’s done in one visit. Anything that comes up later gets its own price and contract and waits out those days, unless you waive them by hand in a real emergency.',
    },
    {
      title: 'Emergency visits',
      text: 'After hours and on holidays: {emergency} before any sales tax, with the first hour, then {nightHour} an hour for each person. The visit counts toward the repair, too. A tarp or plywood over storm damage usually comes to {storm}, visit included. Before we set out, we tell you the charge and the rate, and the name and firm of whoever comes.',
    },
    {
      title: 'The contract',
      text: 'In writing, with the work, the price, start and finish dates, the license number of every trade we schedule, and the notice about mechanic’s liens that New York law asks for. If the work changes, you sign the new price first.',
    },
    {
      title: 'Deposit',
      text: 'No more than {deposit}% of the price, in either state. In New York, the deposit and any payment made before the work is substantially complete go into an escrow account, and we’ll tell you which bank holds it. Your contract ties each later payment to a stage of the work.',
    },
    {
      title: 'Cancellation',
      text: 'After you sign, you have {cancel} business days to cancel, until midnight of the last one: by letter or email to the addresses in the contract. Use the form attached to it or your own words. You get your money back within ten business days. For planned work, we order material after that. If you call us to a real emergency, you can give up that right on a separate page: write by hand what has to be fixed right away and that you waive the right to cancel, then date and sign it.',
    },
    {
      title: 'Permits',
      text: 'We file the building permit for our work; the licensed tradesperson who does electrical, plumbing, gas or heating work files for it. You pay the fee at cost. We schedule our inspections and send you the town’s final certificate when the permit is closed. Most towns take {permit} weeks. In New York City an architect or engineer usually files; we’ll tell you who, how much and how long before you sign.',
    },
    {
      title: 'Insurance',
      text: 'General liability of {occurrence} per occurrence and {aggregate} aggregate{sample}, and workers’ compensation for everyone on our payroll. Before work starts, our insurance broker sends the certificate to you, your co-op or your condo. If your building asks for higher limits or for additional insureds, tell us before you sign.',
    },
    {
      title: 'Workmanship warranty',
      text: '{NewWork} on new work and {repairs} on repairs, in the contract. It starts the day we finish and passes to the next owner if you sell. If our work fails, call or write: we come back and repair it at no charge. Settling, wood movement, abuse, and damage from wind, hail or falling limbs aren’t covered; each service’s page says what else isn’t for that kind of work, and your contract lists it. Products carry the manufacturer’s own warranty; ask to see both warranties before you sign.',
    },
  ],
  areas: [
    { name: 'New York City', arrival: [90, 180], above: [10, 25] },
    { name: 'Fairfield County, Connecticut', arrival: [75, 150], above: [5, 15] },
  ],
  notFor: {
    title: 'When we’re not your contractor',
    list: [
      'New houses, and additions that need a foundation.',
      'Whole-roof replacement, and work on any roof steeper than 10 in 12.',
      'Mold removal that takes a licensed firm, alone or as part of another job, and lead paint abatement.',
      'Work without the permit it needs.',
      'Work in the city of Yonkers, which licenses contractors itself.',
    ],
  },
  response: [
    {
      title: 'Water through a ceiling?',
      text: 'Touch no light or switch in that room, and keep everyone out from under a bulge or a wet light. Stop all water upstairs: no shower, no flush. If the way to the main valve is dry, close it; the valve won’t stop rain. Set a bucket only under a ceiling that’s flat, away from lights. Then call.',
    },
    {
      title: 'Power to that room:',
      text: 'If the panel and the floor in front of it are dry, switch off that room’s breaker. Otherwise leave it alone and call your electric utility, and 911 if anyone is in danger. If the ceiling bulges or drips through a light, call us even after the water is off, and stay out from under it.',
    },
    {
      title: 'How soon we come:',
      text: 'We usually arrive within {arrival} minutes{sample} of an emergency call in Putnam and in Westchester, except the city of Yonkers, where we aren’t licensed. In Yonkers, follow the same steps, then call a plumber licensed there. New York City and Fairfield County take longer (see the towns below), and so do stormy nights. We tarp roofs up to 10 in 12 once it’s safe to climb.',
    },
    {
      title: 'Who comes:',
      text: 'On the phone we tell you the name and firm of whoever comes, and the firm’s license number. Ask for them before you open the door.',
    },
    {
      title: 'What a visit costs:',
      text: 'Before any sales tax, a visit in Westchester and Putnam costs {visit} during office hours and {emergency} at any other time or on a holiday, with the first hour. Each further hour is {hour} a person, or {nightHour} at those times; none starts before you’ve signed for it. In a real emergency you can waive the three days by hand, so that we can finish. A tarp or plywood over storm damage at night usually comes to {storm}, visit included{sample}. New York City and Connecticut run higher.',
    },
  ],
};
