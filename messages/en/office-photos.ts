import { messages } from '../messages.ts';

/** The pages of the website's photographs in the office. */
export const officePhotos = messages('officePhotos', {
  title: 'Photos',
  back: 'All of the website',
  backToPhotos: 'All photos',
  count: '{count} photos',
  countOne: 'One photo',
  undescribedCount: '{count} need their words',
  undescribedOne: 'one needs its words',
  none: 'There are no photos yet.',

  /** Where the website is a folder on the server. `{folder}` is its path. */
  readOnly:
    'This website is made from the folder {folder} on the server. Its photos are in {folder}/photos and their words in {folder}/photos.yaml; change them there.',
  /** While nothing was published from the office. */
  notBegun: 'You can change the photos here once the website is edited in the office.',
  begin: 'Edit the website here',

  /** On the card of a photo, and beside it. */
  uses: 'Shown on {pages}',
  unused: 'Not shown anywhere',
  undescribed: 'Needs its words',
  noPicture: 'There is no picture of this name.',
  sample: 'Sample',
  changed: 'Not published yet',

  add: 'Add a photo',
  addButton: 'Add the photo',
  added: 'Added. Press “Show it on …” to choose its place. Visitors see it once you publish.',

  /** Several at once. `{file}` is what the file of one is called. */
  addSeveral: 'Add several photos at once',
  files: 'Pictures',
  filesHint: 'You say afterwards what each shows. Up to {most} MB each, and about thirty together.',
  addFiles: 'Add these photos',
  addedOne: 'One photo is added. It needs its words.',
  addedSeveral: '{count} photos are added. They need their words.',
  addedFile: '{file}: say what it shows',
  refusedFile: '{file}: {problem}',

  /** The choice of a place that shows it. */
  showOn: 'Show it on …',
  showOnHint: 'It takes the place of the photo that is there. A gallery gets it as its last one.',
  show: 'Show it there',
  noPlace: 'Please choose where to show it.',
  shown: 'Saved. It is shown there once you publish.',
  placeIn: '{part}: {place}',

  saved: 'Saved. Visitors see it once you publish.',
  replaced:
    'Replaced. Visitors see it once you publish. What is said of it, and the point that stays in sight, were for the picture before: please look at them.',
  removed: 'Removed. Visitors see it until you publish.',
  publish: 'Look through and publish',

  file: 'Picture',
  fileReplace: 'Replace the picture',
  fileOther: 'Another picture',
  fileHint:
    'JPEG, PNG, WebP or AVIF, up to {most} MB, straight from the camera or the phone. Place and camera are left out.',
  replaceHint: 'It takes the place of this one on every page.',
  kept: 'The picture that you chose is kept: you need not choose it again.',
  keptAlt: 'The picture that you chose',

  more: 'Draw a measure or a name into the picture',
  focus: 'What stays in sight',
  focusHint:
    'Behind the title of a page the picture is cut to the size of the window. The point that you choose stays in sight.',
  focusPoint: '{across}, {down}',
  across: ['left edge', 'left of the middle', 'middle', 'right of the middle', 'right edge'],
  down: ['at the top', 'above the middle', 'in the middle', 'below the middle', 'at the bottom'],

  remove: 'Remove this photo',
  cannotRemove: 'To remove this photo, first take it off {pages}.',

  drop: 'Drop the changes to this photo',
  dropped: 'The changes are dropped.',

  /** After a refusal. */
  unsaved: 'This is not saved yet. Please look at the fields that are marked.',
  conflict:
    '{person} has changed this photo too, {when}. Their version is below; yours is in the form and is not saved yet. Press Save to put yours in the place of theirs.',
  theirs: 'The version of {person}',
  theirsGone: '{person} has removed it.',
  gone: 'This photo was removed meanwhile. What you typed is here: to have it all the same, add it as a new one.',
  busy: 'Others are changing the photos at this moment. Please try again.',

  /** What is wrong with a file. */
  noFile: 'Please choose a picture.',
  empty: 'This file is empty. Please choose the picture again.',
  unknown: 'This cannot be read as a picture. Please choose a JPEG, HEIC, PNG, WebP or AVIF file.',
  heic: 'This is a HEIC picture, which cannot be read here. Please export it again as JPEG.',
  broken: 'This picture is damaged, or only a part of it has arrived. Please choose it again.',
  tooManyPixels:
    'This picture is {width} x {height} pixels, more than {most} million. Please export it again as JPEG, 3840 pixels wide.',
  tooSmall:
    'This picture is {width} x {height} pixels and would be blurred. Please choose one of at least {least} pixels on its longer side, such as the original from the camera.',
  tooLarge: 'This file is larger than {most} MB. Please export the picture again as JPEG.',

  /** Who has published something on the command line, and a user who is no longer there. */
  commandLine: 'The command line',
  someone: 'Someone',
});
