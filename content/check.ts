import { z } from 'zod';
import type { FormStructure } from '../contract/forms/form.ts';
import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import { andersen, andersenSheet } from './andersen.ts';
import { areas } from './areas.ts';
import { brands } from './brands.ts';
import { clients } from './clients.ts';
import { commercial } from './commercial.ts';
import { company } from './company.ts';
import { contactWords } from './contact.ts';
import { contactFormWords } from './contact-form.ts';
import { crew, licensedTrades } from './crew.ts';
import { emergencyWords } from './emergency.ts';
import { estimateWords } from './estimate.ts';
import { estimateFormWords } from './estimate-form.ts';
import { guide } from './guide.ts';
import { home } from './home.ts';
import { howSoon } from './how-soon.ts';
import { licences, partners, windowPartner } from './logos.ts';
import { badAddressMail } from './mails/bad-address.ts';
import { canaryWords } from './mails/canary.ts';
import { claimLinkWords } from './mails/claim.ts';
import { customerMail } from './mails/customer.ts';
import { digestWords } from './mails/digest.ts';
import { escalationMail } from './mails/escalation.ts';
import { mailFoot } from './mails/foot.ts';
import { heldReasons } from './mails/held.ts';
import { officeMail } from './mails/office.ts';
import {
  badAddressMailSchema,
  canarySchema,
  claimLinksSchema,
  customerMailSchema,
  digestSchema,
  escalationMailSchema,
  heldReasonsSchema,
  mailFootSchema,
  officeMailSchema,
  signInMailSchema,
  urgentSchema,
} from './mails/schema.ts';
import { signInMail } from './mails/sign-in.ts';
import { urgentWords } from './mails/urgent.ts';
import { notFoundWords } from './not-found.ts';
import { office } from './office.ts';
import { pages } from './pages.ts';
import { photos } from './photos.ts';
import { privacy } from './privacy.ts';
import { projects } from './projects.ts';
import { reviews } from './reviews.ts';
import {
  aboutSchema,
  adviceWordsSchema,
  areasSchema,
  companySchema,
  contactSchema,
  crewSchema,
  emergencySchema,
  estimateSchema,
  formWordsSchema,
  guideSchema,
  homeSchema,
  howSoonSchema,
  licensedTradesSchema,
  logoSchema,
  notFoundSchema,
  officeSchema,
  pageSchema,
  parseContent,
  partnerPageSchema,
  photoSchema,
  privacySchema,
  projectSchema,
  reviewSchema,
  sealSchema,
  serviceOptionsSchema,
  servicesIndexSchema,
  sheetSchema,
  termsSchema,
  testimonialsSchema,
  textPageSchema,
  textWith,
  tipsSchema,
  wetPlacesSchema,
  wetStepsSchema,
  windowsAndDoorsSchema,
  wordsSchema,
} from './schema.ts';
import { serviceOptions } from './service-options.ts';
import { servicesIndex } from './services-index.ts';
import { terms } from './terms.ts';
import { testimonials } from './testimonials.ts';
import { tips } from './tips.ts';
import { wetPlaces } from './wet.ts';
import { wetSteps } from './wet-steps.ts';
import { windowsAndDoors } from './windows-and-doors.ts';
import * as answerWords from './words/answers.ts';
import * as brokenPageWords from './words/broken-page.ts';
import * as callBarWords from './words/call-bar.ts';
import * as captchaWords from './words/captcha.ts';
import * as carouselWords from './words/carousel.ts';
import * as commercialLinkWords from './words/commercial-link.ts';
import * as comparisonWords from './words/comparison.ts';
import * as confirmationWords from './words/confirmation.ts';
import * as confirmationPageWords from './words/confirmation-page.ts';
import * as adviceWords from './words/emergency-advice.ts';
import * as figuresWords from './words/figures.ts';
import * as filmWords from './words/film.ts';
import * as footerWords from './words/footer.ts';
import * as formWords from './words/form.ts';
import * as galleryWords from './words/gallery.ts';
import * as headerWords from './words/header.ts';
import * as holidayWords from './words/holidays.ts';
import * as hoursWords from './words/hours.ts';
import * as houseWords from './words/house.ts';
import * as historyWords from './words/lead-history.ts';
import * as licenceWords from './words/licence.ts';
import * as mapWords from './words/map.ts';
import * as numberWords from './words/numbers.ts';
import * as officeWords from './words/office.ts';
import * as officeAuditWords from './words/office-audit.ts';
import * as officeBoardWords from './words/office-board.ts';
import * as officeClaimWords from './words/office-claim.ts';
import * as officeDeliveriesWords from './words/office-deliveries.ts';
import * as officeDevicesWords from './words/office-devices.ts';
import * as officeFiguresWords from './words/office-figures.ts';
import * as officeForgetWords from './words/office-forget.ts';
import * as officeLeadWords from './words/office-lead.ts';
import * as officeLiveWords from './words/office-live.ts';
import * as officeMomentsWords from './words/office-moments.ts';
import * as officeNoticesWords from './words/office-notices.ts';
import * as officePeopleWords from './words/office-people.ts';
import * as officeProblemWords from './words/office-problem.ts';
import * as officeSearchWords from './words/office-search.ts';
import * as officeSettingsWords from './words/office-settings.ts';
import * as officeSignInWords from './words/office-sign-in.ts';
import * as problemWords from './words/problem-page.ts';
import * as promiseWords from './words/promise.ts';
import * as refusalWords from './words/refusals.ts';
import * as reviewWords from './words/reviews.ts';
import * as sampleWords from './words/samples.ts';
import * as servicePageWords from './words/service-page.ts';
import * as unsentWords from './words/unsent.ts';

const { dayNames, shortDayNames, ...timeWords } = hoursWords;
const { holidayNames, ...closedWords } = holidayWords;

/** The page and what search engines show of it are there together or not at all. */
const commercialSchema = textPageSchema
  .optional()
  .refine(
    (page) => (page === undefined) === (pages.commercial === undefined),
    'expected a page here and "commercial" in pages.ts, or neither',
  );

const ownTermsSchema = termsSchema.refine(
  ({ areas = [] }) => areas.every(({ name }) => company.areasServed.includes(name)),
  { path: ['areas'], error: 'expected only areas that stand in areasServed of company.ts' },
);

const officeLeadSchema = wordsSchema({
  received: ['time', 'ago'],
  call: ['phone'],
  emailSubject: ['request', 'number', 'reference'],
  yours: ['time'],
  theirs: ['who', 'time'],
  heldBecause: ['reason'],
  urgentBecause: ['reason'],
  promised: ['time'],
  promisedLeft: ['time', 'took'],
  promisedLate: ['time', 'took'],
  promisedKept: ['time', 'contact'],
  promisedMissed: ['time', 'contact', 'took'],
  remindSet: ['time'],
  remindDue: ['time'],
  quotedNow: ['amount'],
  line: ['who', 'time', 'what'],
  noteTooLong: ['count', 'most'],
  spamScore: ['score', 'limit'],
  spamScoreBecause: ['score', 'limit', 'reasons'],
  wasUrgent: ['reason'],
  mailState: ['state', 'time'],
  mailNext: ['state', 'time'],
  mailPlanned: ['time'],
  earlierRemark: ['time', 'status'],
  undoRev: ['version'],
  printed: ['time'],
}).extend({
  titles: wordsSchema({ estimate: ['number'], contact: ['number'] }),
  subjects: wordsSchema(),
  steps: wordsSchema(),
  outcomes: wordsSchema(),
  reminders: wordsSchema(),
  lostReasons: z.array(textWith()).min(1),
  did: wordsSchema({ outcome: ['what'], status: ['what'], reminder: ['time'] }),
  refusals: wordsSchema({
    changed: ['version', 'who', 'time', 'what'],
    claimed: ['who', 'time'],
    over: ['what', 'who', 'time'],
  }),
  facts: wordsSchema(),
  captcha: wordsSchema(),
});

/**
 * Checks every content file but the services' (those are checked as they are read) and the two galleries, which have types
 * alone. Throws one error that
 * lists all files in need of a correction, by their place in `folder`. `forms` is what the two forms ask, which their words
 * must fit.
 */
export function checkContent(
  forms: { estimate: FormStructure; contact: FormStructure },
  folder = 'content',
): void {
  const checks: [file: string, schema: z.ZodType, value: unknown][] = [
    ['content/company.ts', companySchema, company],
    ['content/areas.ts', areasSchema(company), areas],
    ['content/crew.ts', crewSchema, crew],
    ['content/crew.ts', licensedTradesSchema, licensedTrades],
    ['content/terms.ts', ownTermsSchema, terms],
    ['content/how-soon.ts', howSoonSchema.optional(), howSoon],
    ['content/wet.ts', wetPlacesSchema.optional(), wetPlaces],
    ['content/wet-steps.ts', wetStepsSchema.optional(), wetSteps],
    ['content/office.ts', officeSchema, office],
    ['content/emergency.ts', emergencySchema, emergencyWords],
    ['content/privacy.ts', privacySchema, privacy],
    ['content/accessibility.ts', textPageSchema, accessibility],
    ['content/commercial.ts', commercialSchema, commercial],
    ['content/estimate.ts', estimateSchema, estimateWords],
    ['content/contact.ts', contactSchema, contactWords],
    ['content/estimate-form.ts', formWordsSchema(forms.estimate), estimateFormWords],
    ['content/contact-form.ts', formWordsSchema(forms.contact), contactFormWords],
    ['content/service-options.ts', serviceOptionsSchema, serviceOptions],
    ['content/not-found.ts', notFoundSchema, notFoundWords],
    ['content/home.ts', homeSchema, home],
    ['content/pages.ts', z.record(z.string(), pageSchema.optional()), pages],
    ['content/photos.ts', z.record(z.string(), photoSchema), photos],
    ['content/projects.ts', z.record(z.string(), projectSchema), projects],
    ['content/reviews.ts', z.array(reviewSchema), reviews],
    ['content/andersen.ts', partnerPageSchema.optional(), andersen],
    ['content/about.ts', aboutSchema, about],
    ['content/testimonials.ts', testimonialsSchema, testimonials],
    ['content/tips.ts', tipsSchema, tips],
    ['content/windows-and-doors.ts', windowsAndDoorsSchema.optional(), windowsAndDoors],
    ['content/services-index.ts', servicesIndexSchema, servicesIndex],
    ['content/andersen.ts', sheetSchema.optional(), andersenSheet],
    ['content/guide.ts', guideSchema, guide],
    ['content/logos.ts', z.array(logoSchema), [...partners, windowPartner ?? []].flat()],
    ['content/logos.ts', z.array(sealSchema), licences],
    ['content/brands.ts', z.array(logoSchema), brands],
    ['content/clients.ts', z.array(logoSchema), clients],
    ['content/mails/bad-address.ts', badAddressMailSchema, badAddressMail],
    ['content/mails/canary.ts', canarySchema, canaryWords],
    ['content/mails/claim.ts', claimLinksSchema, claimLinkWords],
    ['content/mails/customer.ts', customerMailSchema, customerMail],
    ['content/mails/digest.ts', digestSchema, digestWords],
    ['content/mails/escalation.ts', escalationMailSchema, escalationMail],
    ['content/mails/foot.ts', mailFootSchema, mailFoot],
    ['content/mails/held.ts', heldReasonsSchema, heldReasons],
    ['content/mails/office.ts', officeMailSchema, officeMail],
    ['content/mails/sign-in.ts', signInMailSchema, signInMail],
    ['content/mails/urgent.ts', urgentSchema, urgentWords],
    ['content/words/answers.ts', wordsSchema({ tooLong: ['answer', 'length'] }), { ...answerWords }],
    [
      'content/words/broken-page.ts',
      wordsSchema({ text: ['again', 'phone'], tab: ['company'] }),
      { ...brokenPageWords },
    ],
    ['content/words/call-bar.ts', wordsSchema(), { ...callBarWords }],
    ['content/words/captcha.ts', wordsSchema({ badge: ['provider'] }), { ...captchaWords }],
    [
      'content/words/carousel.ts',
      wordsSchema({ previous: ['label'], next: ['label'] }),
      { ...carouselWords },
    ],
    ['content/words/commercial-link.ts', wordsSchema(), { ...commercialLinkWords }],
    ['content/words/comparison.ts', wordsSchema(), { ...comparisonWords }],
    [
      'content/words/confirmation.ts',
      wordsSchema({
        promised: ['promise'],
        reference: ['reference'],
        call: ['phone'],
        emergency: ['phone'],
      }),
      { ...confirmationWords },
    ],
    ['content/words/confirmation-page.ts', wordsSchema(), { ...confirmationPageWords }],
    ['content/words/emergency-advice.ts', adviceWordsSchema, { ...adviceWords }],
    [
      'content/words/figures.ts',
      wordsSchema({
        halfWithin: ['time'],
        nineOfTenWithin: ['time'],
        slowest: ['time'],
        oneCase: ['times'],
        cases: ['count', 'times'],
        counted: ['count'],
        kept: ['kept', 'of'],
        wonOf: ['won', 'all'],
        wonPercent: ['percent', 'all'],
      }),
      { ...figuresWords },
    ],
    ['content/words/film.ts', wordsSchema(), { ...filmWords }],
    ['content/words/footer.ts', wordsSchema(), { ...footerWords }],
    [
      'content/words/form.ts',
      wordsSchema({
        fixed: ['form'],
        suggestion: ['email', 'accept'],
        kept: ['phone'],
        errorTab: ['title'],
        privacy: ['notice'],
      }),
      { ...formWords },
    ],
    [
      'content/words/gallery.ts',
      wordsSchema({ jobNumber: ['number'], job: ['year', 'days', 'price'] }),
      { ...galleryWords },
    ],
    ['content/words/header.ts', wordsSchema(), { ...headerWords }],
    ['content/words/holidays.ts', wordsSchema({ closed: ['days'] }), { ...closedWords, ...holidayNames }],
    [
      'content/words/hours.ts',
      wordsSchema({
        morning: ['time'],
        afternoon: ['time'],
        span: ['from', 'to'],
        shortSpan: ['from', 'to'],
      }),
      { ...timeWords, ...dayNames },
    ],
    ['content/words/hours.ts', wordsSchema(), { ...shortDayNames }],
    ['content/words/house.ts', wordsSchema(), { ...houseWords }],
    [
      'content/words/lead-history.ts',
      z.object({
        statuses: wordsSchema(),
        outcomes: wordsSchema(),
        ways: wordsSchema(),
        whoByWay: textWith('name', 'way'),
        changes: wordsSchema({
          quotedFor: ['amount'],
          reminder: ['time'],
          undid: ['version'],
          undone: ['change'],
        }),
      }),
      { ...historyWords },
    ],
    [
      'content/words/map.ts',
      wordsSchema({ drawing: ['street', 'city'], map: ['street', 'city'], name: ['company'] }),
      { ...mapWords },
    ],
    ['content/words/licence.ts', wordsSchema(), { ...licenceWords }],
    ['content/words/numbers.ts', wordsSchema({ year: ['count'], years: ['count'] }), { ...numberWords }],
    ['content/words/office.ts', wordsSchema({ tab: ['title', 'company'] }), { ...officeWords }],
    [
      'content/words/office-audit.ts',
      wordsSchema(Object.fromEntries(Object.keys(officeAuditWords).map((name) => [name, ['detail']]))),
      { ...officeAuditWords },
    ],
    [
      'content/words/office-board.ts',
      wordsSchema({
        callList: ['when'],
        claimOf: ['lead'],
        claimWithoutPhoneOf: ['lead'],
        claimedBy: ['name'],
        closedUntil: ['when'],
        filtersOn: ['count'],
        forgetOf: ['lead'],
        found: ['count'],
        from: ['name', 'town'],
        heldBecause: ['reason'],
        lastAnswered: ['time', 'answer'],
        lastClaimed: ['time', 'who'],
        lastOpen: ['time'],
        number: ['number'],
        oneWaits: ['time'],
        oneWaitsOpen: ['time'],
        openUntil: ['when'],
        releaseOf: ['lead'],
        remind: ['when'],
        someWait: ['count', 'time'],
        someWaitClosed: ['count'],
        someWaitOpen: ['count', 'time'],
        test: ['number', 'when'],
        testPending: ['number', 'when'],
      }),
      { ...officeBoardWords },
    ],
    [
      'content/words/office-claim.ts',
      wordsSchema({
        call: ['phone'],
        taken: ['name', 'time'],
        takenBySomeone: ['time'],
        undoOutcome: ['outcome'],
        whoTakesOver: ['name'],
        goOn: ['name'],
        write: ['email'],
      }),
      { ...officeClaimWords },
    ],
    [
      'content/words/office-devices.ts',
      wordsSchema({
        signedIn: ['time'],
        seen: ['time'],
        signOutOf: ['device'],
        device: ['browser', 'system'],
      }),
      { ...officeDevicesWords },
    ],
    [
      'content/words/office-figures.ts',
      wordsSchema({
        days: ['days'],
        received: ['days'],
        emergenciesNote: ['count'],
        halfIn: ['time'],
        nineOfTenIn: ['time'],
        ofCases: ['count'],
      }),
      { ...officeFiguresWords },
    ],
    ['content/words/office-lead.ts', officeLeadSchema, { ...officeLeadWords }],
    [
      'content/words/office-moments.ts',
      wordsSchema({
        onDay: ['day', 'time'],
        onDate: ['date', 'time'],
        date: ['month', 'day'],
        dateOfYear: ['month', 'day', 'year'],
        minutes: ['count'],
        hours: ['hours'],
        hoursAndMinutes: ['hours', 'minutes'],
        days: ['count'],
        open: ['time'],
        promised: ['when'],
        promisedSoon: ['when', 'time'],
        late: ['when'],
      }).extend({ shortMonthNames: z.array(textWith()).length(12) }),
      { ...officeMomentsWords },
    ],
    [
      'content/words/office-live.ts',
      wordsSchema({ someNew: ['count'], due: ['reference'], tab: ['count', 'title'] }),
      { ...officeLiveWords },
    ],
    [
      'content/words/office-deliveries.ts',
      wordsSchema({
        attempt: ['time', 'state'],
        attemptAnswer: ['time', 'state', 'answer'],
        back: ['lead'],
        lead: ['lead'],
        resendOf: ['what'],
      }),
      { ...officeDeliveriesWords },
    ],
    [
      'content/words/office-forget.ts',
      wordsSchema({ all: ['count'], onlyThis: ['lead'], row: ['lead', 'name'] }),
      { ...officeForgetWords },
    ],
    [
      'content/words/office-notices.ts',
      wordsSchema({
        heldUrgent: ['count'],
        heldUrgentSome: ['count'],
        officeMail: ['time'],
        storm: ['when', 'words'],
        untried: ['time'],
      }),
      { ...officeNoticesWords },
    ],
    [
      'content/words/office-search.ts',
      wordsSchema({ more: ['count'], nothing: ['typed'], one: ['typed'], some: ['count', 'typed'] }),
      { ...officeSearchWords },
    ],
    [
      'content/words/office-people.ts',
      wordsSchema({ changeOf: ['name'], inviteNote: ['address'] }),
      { ...officePeopleWords },
    ],
    ['content/words/office-problem.ts', wordsSchema(), { ...officeProblemWords }],
    [
      'content/words/office-settings.ts',
      wordsSchema({
        allWell: ['when'],
        noCanaryYet: ['hour'],
        canaryLate: ['when'],
        open: ['times'],
        removeOf: ['day'],
        dayInWords: ['weekday', 'month', 'date'],
        dayOfYear: ['weekday', 'month', 'date', 'year'],
        stormIsOn: ['day'],
        stormFactor: ['factor'],
        stormNotBefore: ['day'],
        stormWordsHint: ['most'],
        timesAsLong: ['factor'],
        noWords: ['most'],
      }),
      { ...officeSettingsWords },
    ],
    [
      'content/words/office-sign-in.ts',
      wordsSchema({
        step: ['step', 'steps'],
        sent: ['email', 'minutes'],
        wrong: ['tries'],
      }),
      { ...officeSignInWords },
    ],
    ['content/words/problem-page.ts', wordsSchema({ call: ['phone'] }), { ...problemWords }],
    [
      'content/words/promise.ts',
      wordsSchema({
        today: ['time'],
        tomorrow: ['time'],
        thisWeek: ['day', 'time'],
        later: ['day', 'date', 'time'],
        officeHours: ['hours'],
        hearFromUs: ['promise'],
        sendNow: ['promise'],
      }),
      { ...promiseWords },
    ],
    [
      'content/words/refusals.ts',
      wordsSchema({ tooMany: ['wait'], severalMinutes: ['minutes'] }),
      { ...refusalWords },
    ],
    ['content/words/reviews.ts', wordsSchema(), { ...reviewWords }],
    ['content/words/samples.ts', wordsSchema(), { ...sampleWords }],
    [
      'content/words/service-page.ts',
      wordsSchema({
        allServices: ['services'],
        call: ['phone'],
        callNow: ['phone'],
        previous: ['sheet'],
        next: ['sheet'],
        index: ['sheet'],
        scheduleNote: ['sample'],
        pricesNote: ['sample'],
        reviewOf: ['town', 'job', 'year'],
      }),
      { ...servicePageWords },
    ],
    [
      'content/words/unsent.ts',
      wordsSchema({
        pendingText: ['when'],
        when: ['day', 'time'],
        excerpt: ['words'],
        arrivedAs: ['reference'],
        call: ['phone'],
        subject: ['title', 'name'],
      }),
      { ...unsentWords },
    ],
  ];
  const problems = checks.flatMap(([file, schema, value]) => {
    try {
      parseContent(file.replace(/^content/, folder), schema, value);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
