import { messages } from '../messages.ts';

export const myPhotos = messages('myPhotos', {
  title: 'Add photos',
  /** Above the form; `{most}` is how many photos a request takes. */
  intro:
    'A few photos help us to answer. Up to {most}, each of at most 15 MB. We remove the place and the camera that a phone writes into them.',
  choose: 'Choose photos',
  /** The same for kinds of files that not every phone and computer turns into JPEG. */
  others: 'Other picture files, like HEIC',
  send: 'Send photos',
  full: 'This request has {most} photos, which is as many as it takes.',
  /** Where this server cannot read pictures. */
  byEmail: 'To send photos, just answer our email with them.',

  /** The description of a picture, and the button below it. */
  photo: 'Photo {number}',
  remove: 'Remove photo {number}',
  /** Instead of a picture, until there is one. */
  states: {
    arriving: 'Photo {number}: not all of it has arrived yet.',
    working: 'Photo {number} has arrived and will be shown here in a moment.',
  },
  /** On the page that shows little, in place of the pictures. */
  one: 'One photo has been added.',
  several: '{count} photos have been added.',

  /** Why a photo was not taken, and what is left to do: `{way}` is one of the three below. */
  refused: {
    empty: 'This file is empty. {way}',
    unknown: 'This is not a photo that we can read: please send a JPEG, PNG, WebP or HEIC file. {way}',
    heic: 'We can’t read HEIC photos here: please send it as JPEG. {way}',
    broken: 'This photo is damaged and can’t be read. {way}',
    'too-many-pixels': 'This photo has more pixels than we can read. {way}',
    'too-large': 'This photo is larger than 15 MB. {way}',
    damaged: 'Not all of this photo has arrived as it was sent. Please choose it once more. {way}',
    late: 'We couldn’t save this photo. {way}',
    full: 'A request can have 12 photos, and this one has them. {way}',
    busy: 'We can’t take photos right now. {way}',
  },
  ways: {
    both: 'You can also email it to {email}, or call {phone}.',
    email: 'You can also email it to {email}.',
    phone: 'You can also call {phone}.',
  },

  /** What a browser with script says below each photo; `{percent}` is how much of it has arrived. Then of all of them. */
  script: {
    waiting: 'Waiting',
    sent: '{percent}%',
    arrived: 'Arrived',
    ready: 'With our office',
    going: 'Your photos are on their way. If you leave, the rest goes when you come back.',
    cutOff: 'No connection. Your photos are kept on this device, and go on by themselves.',
    done: 'Your photos are with our office.',
    /** `{photo}`: "Photo 2". Below the picture is why. */
    notTaken: '{photo} could not be taken. Below it is why.',
    failed: 'This photo could not be sent. Please answer our email with it.',
  },

  /** The result of the last press. */
  did: {
    photos: 'Thank you. Our office gets your photos.',
    noPhotos: 'No photo was chosen.',
    photosRefused: 'Not every photo could be taken. Below is why.',
    photosFull: 'A request can have 12 photos. The others were not taken.',
    photosBusy: 'We can’t take photos right now. Please answer our email with them, or try again later.',
    photoRemoved: 'The photo is removed, for our office, too.',
  },
});
