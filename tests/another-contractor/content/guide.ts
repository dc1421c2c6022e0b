import boxes from '../../../content/photos/guide-boxes.jpg?photo';
import house from '../../../content/photos/guide-house.jpg?photo';
import type { Guide } from '../../../content/schema.ts';

export const guide: Guide = {
  title: 'A short guide to selling your home',
  name: 'Selling your home',
  lead: 'Buyers look at the outside first and at the floors next. Start there.',
  photo: house,
  steps: {
    checklist: {
      mark: 'Step one',
      title: 'Before the sign goes up',
      remark: '20 days',
      text: '{Groups} groups, the outside first, because paint needs weather.',
      tools: {
        groups: 'Groups of the checklist',
        all: 'All of it',
        progress: '{done} of {total} done',
        print: 'Print the list',
        startOver: 'Start over',
        listing: 'The day of the listing',
        calendar: 'Put it in my calendar',
        days: '{days} days before.',
        entry: '{group}: get ready to sell',
      },
      how: 'How it works',
      house: 'A house in section, lit room by room',
      finished: {
        title: 'Done.',
        text: 'Put the sign out.',
        alt: 'The house from the street, with all its windows lit',
      },
      groups: [
        {
          id: 'outside',
          room: 'exterior',
          name: 'Outside',
          note: 'Buyers see this from a parked car.',
          days: 20,
          items: [
            {
              id: 'outside-street',
              text: 'Look at the house from across the street and note what your eye stops at.',
            },
            { id: 'outside-steps', text: 'Fix the loose step and the rail that gives.' },
            { id: 'outside-gutters', text: 'Empty the gutters and see where the water goes.' },
            { id: 'outside-door', text: 'Wash the front door and oil its hinges.' },
            { id: 'outside-shrubs', text: 'Cut the shrubs back from the walls.' },
            { id: 'outside-numbers', text: 'Put up house numbers that can be read from the street.' },
          ],
        },
        {
          id: 'inside',
          name: 'Inside',
          note: 'Buyers look at the floor, then at the ceiling.',
          days: 10,
          items: [
            { id: 'inside-nails', text: 'Fill the nail holes and touch up the paint.' },
            { id: 'inside-doors', text: 'Tighten the hinges of every door that rubs.' },
            { id: 'inside-floors', text: 'Take up the small rugs and mop the floors.' },
            { id: 'inside-lamps', text: 'Put a working bulb in every lamp.' },
            { id: 'inside-caulk', text: 'Renew the caulk along the tub.' },
            { id: 'inside-closets', text: 'Take half of everything out of the closets.' },
          ],
        },
      ],
    },
    work: {
      mark: 'Step two',
      title: 'What to leave to us',
      more: 'The order',
      paragraphs: [
        'Ceilings first, then walls, then floors, so that no trade walks over the work of the last one.',
      ],
      photo: boxes,
    },
    upgrades: {
      mark: 'Step three',
      title: 'What buyers notice',
      more: 'All {upgrades}',
      paragraphs: ['Of all that you could do, these {upgrades} show.'],
      list: [
        {
          title: 'Fresh paint',
          text: 'In plain warm white, in the rooms that are seen first.',
          to: '/service/painting',
        },
        {
          title: 'A floor without gaps',
          text: 'Sanded boards look like new boards.',
          to: '/service/flooring',
        },
        {
          title: 'Steps that do not move',
          text: 'The first thing that a visitor’s foot tests.',
          to: '/service/porches',
        },
      ],
      brands: 'What we install',
      form: { title: 'Ask us to walk through it with you', hint: 'We answer in office hours.' },
      talk: {
        label: 'By phone',
        title: 'Rather talk?',
        text: 'Call {phone} and ask for a walk through the house.',
      },
    },
  },
};
