import type { TextPage } from './schema.ts';

export const commercial: TextPage | undefined = {
  title: 'For agents, managers, shops and offices',
  lead: 'If you look after property for a living, you need a price, a date and proof of insurance. Here’s how you get them.',
  sections: [
    {
      title: 'Real estate agents',
      paragraphs: [
        'Send the address and the listing date to {email}, with the inspection report if there is one. The walk-through and the priced list are free, and our insurance broker sends the certificate before work starts.',
      ],
      points: [
        {
          title: 'Only two weeks?',
          text: 'Book half a day or a day of small repairs, usually possible within a week: two to four jobs such as doors that stick, weatherstripping, gutters or tub caulk. Our service pages say how long each takes. From your list and photos we name one price; the owner signs for it when you book, and the three business days to cancel pass before we come. Write the listing date in the subject line.',
        },
        {
          title: 'Four weeks?',
          text: 'From your call on, that’s enough for a longer list: two weeks for the visit, the priced list and the signature, two for the days to cancel and the work, if it needs no permit and every part is on hand.',
        },
        {
          title: 'More time?',
          text: 'For a few days’ repairs that need no permit, call six weeks before the listing: that covers the list, three business days to cancel, the material and our checklist for sellers, which takes the last 30 days. Call ten weeks ahead or more for paint or floors in the whole house, three months for work with a permit.',
        },
        {
          title: 'One walk-through, one list',
          text: 'We walk through with you or the owner and list the repairs by room, each with a photo and its own price. The owner picks. For small things, our maintenance page has the price of half a day and of a full one.',
        },
        {
          title: 'What comes first',
          text: 'We aren’t home inspectors, but we start with what their reports often flag, then what buyers see in the photos. Have a report already? We’ll price it line by line.',
        },
        {
          title: 'Who signs',
          text: 'The owner signs our contract, on paper or by email, and has three business days to cancel it; for an estate, the executor signs.',
        },
        {
          title: 'Who pays, and when',
          text: 'The owner or the estate. Payments are due at the stages of work named in the contract, even if the sale hasn’t closed. We pay no referral fees and take none.',
        },
        {
          title: 'For the closing',
          text: 'The attorneys get receipts, a signed final lien waiver once we’re paid, and certificates where a permit was closed. Our workmanship warranty passes to the buyer.',
        },
      ],
    },
    {
      title: 'Landlords and managers',
      paragraphs: ['You’ll have one contact in our office for all your buildings.'],
      points: [
        {
          title: 'Paperwork',
          text: 'Before the first job we send our W-9, and our insurance broker sends the certificate, made out to the owner. If you need to be an additional insured, send us the wording and we’ll ask our insurer. For net terms, ask us.',
        },
        {
          title: 'Keys and access',
          text: 'Tell us the super’s hours and the elevator rules. We sign for keys, tag them without an address and return them after the job.',
        },
        {
          title: 'Occupied buildings',
          text: 'You give tenants notice; we come at the time it names and keep halls and exits clear. In housing built before 1978, we follow the EPA’s renovation rule as a certified firm; tenants get its lead pamphlet first.',
        },
        {
          title: 'Co-ops and condos',
          text: 'In common areas, the co-op or the condo association is our customer, usually through its managing agent. In an apartment, it’s the owner or shareholder: we fill in the alteration papers, they sign, and our insurance broker sends the certificate, made out to the co-op and its agent. The board’s approval comes on top of our dates.',
        },
        {
          title: 'After hours',
          text: 'Our emergency line is answered at any hour; our contact page says how soon we usually arrive and what a visit costs. Give us a spending limit in writing, and we won’t go over it without your written OK. In a co-op we stop the leak first, and the board’s papers follow: only the work order, and any waiver of the three days, has to be signed before we start.',
        },
        {
          title: 'A report for each visit',
          text: 'Photos, hours, parts, and what should be repaired next.',
        },
      ],
    },
    {
      title: 'Shops and offices',
      paragraphs: [
        'We paint, patch drywall, replace flooring and tile, build shelves and counters, and fix doors.',
      ],
      points: [
        {
          title: 'While you’re closed',
          text: 'We can work early, late or on Sunday where your lease and the town allow it. If that costs more, the estimate says so.',
        },
        {
          title: 'Accessible entrances and restrooms',
          text: 'We install grab bars and lever handles, and build ramps to an architect’s or engineer’s design. Parking layouts and ADA surveys are their work.',
        },
      ],
    },
    {
      title: 'What we don’t take on',
      paragraphs: ['Not sure? Ask, and we’ll tell you what kind of firm to look for.'],
      points: [
        {
          title: 'New build-outs',
          text: 'A new store or office, or one whose exits or use will change. That takes an architect and a general contractor.',
        },
        {
          title: 'High facades',
          text: 'Work that needs ropes, a hanging scaffold or a sidewalk shed.',
        },
        {
          title: 'Shops and offices in New York City',
          text: 'Our city license is for work in homes, apartments included. We don’t take on shops or offices there.',
        },
        {
          title: 'Life safety and public work',
          text: 'Fire alarms, sprinklers, elevators, and jobs with a bond or prevailing wages.',
        },
      ],
    },
    {
      title: 'How to ask',
      paragraphs: [
        'Use the estimate form, call {phone} or write to {email}. Tell us the address, the owner, who can let us in and when you need it done.',
        'Estimates for planned work are free. A\u00a0repair visit has a charge, and you’ll know it before we set out.',
      ],
    },
  ],
  sample: true,
};
