import { messages } from '../messages.ts';

/** The interview in which the first owner sets up a website, in the browser. */
export const officeStart = messages('officeStart', {
  /** In the frame, until the business has a name. */
  newCompany: 'Your new website',
  step: 'Step {step} of {steps}',

  /** Above the first questions, and above the later ones. */
  begin:
    'A few pages of questions make your website. Only the name and an email address are needed; what you don’t know yet, leave empty. Each page is kept when you press a button, so you can close the browser and come back later.',
  later: 'What you don’t know yet, leave empty.',
  pricesLead:
    'From and to, in whole dollars, or one price alone: people compare prices before they call. Where both are empty, the page says “After we have seen it”.',
  noServices: 'You have ticked no service yet, so there are no prices to ask for.',

  /** What a question is for, where the answer is shown, and what it means to leave it empty. */
  where: 'Used in: {where}.',
  none: 'Left empty: {none}.',
  example: 'Example: {example}',
  needed: 'Needed.',

  /** Controls. */
  notChosen: 'Not now',
  entry: '{entry} {number}',
  job: 'Job',
  another: 'Another one',
  anotherOf: 'Another one: {list}',
  otherServices: 'What else? Put commas between',
  otherColor: 'Or another one, by its name or number; it goes before the ones above',
  from: '{label}, from',
  until: '{label}, to',
  dash: '–',
  dollar: '$',
  closed: 'Leave a day empty when you are closed.',

  /** The buttons at the end of a page. */
  next: 'Continue',
  back: 'Back',

  /** What is wrong with an answer. */
  missing: 'Please fill this in.',
  wrong: 'We expected {expected}.',
  wrongTimes: 'Please give two times, the later one second.',
  wrongPrices: 'Please give one amount in whole dollars, or two with the lower one first.',

  /** The last page. */
  publishTitle: 'Read and publish',
  publishLead: 'Read this before your website is public. You can go back and change any answer.',
  mistakes: 'Before it can be published:',
  mistake: '{ask} {message}',
  ownerTitle: 'How you sign in',
  ownerLead:
    'You sign in to the office with this address, and see requests there. You can invite others later.',
  name: 'Your name',
  email: 'Your email address',
  publish: 'Publish my website',
  noName: 'Please enter your name.',
  notAnAddress: 'Please enter an email address, like name@example.com.',
  notPublished: 'Something came between. Please press the button again.',

  /** What is left before the site is live: on the last page, and in the office afterwards. */
  goingLive: 'Going live',
  published:
    'Your website is published. It takes up to a minute until its pages are there. Photographs, and whatever you have left open, are added below “Website”.',
  toSite: 'Your website',
  toWebsite: 'Your website in the office',
  toBoard: 'The board with requests',
  toDo: 'To do, what costs customers first',
  nothingToDo: 'Nothing that the interview left open.',
  /** Takes a line off the list; and as a screen reader says it. */
  drop: 'Not for us',
  dropOf: 'Not for us: {what}',
  dropped: 'It is off the list.',
  undo: 'Put back: {what}',
  undone: 'It is on the list again.',
  aloud: 'Read aloud',
  aloudLead:
    'These are promises in your name. Read each one aloud; what sounds wrong should not be published.',
  /** What the page of a service says, closed until it is asked for. */
  workOf: '{service}: how it goes',
  handOn: 'To hand on',
  handOnLead:
    'Until mail is set up, requests are only in the office. Send this text to the person who looks after your domain and server; you need not understand it.',
  handOnSend: 'Send it by mail',
});
