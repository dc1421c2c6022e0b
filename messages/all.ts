import { answers } from './en/answers.ts';
import { brokenPage } from './en/broken-page.ts';
import { callBar } from './en/call-bar.ts';
import { captcha } from './en/captcha.ts';
import { carousel } from './en/carousel.ts';
import { commercialLink } from './en/commercial-link.ts';
import { confirmation } from './en/confirmation.ts';
import { confirmationPage } from './en/confirmation-page.ts';
import { demonstration } from './en/demonstration.ts';
import { emergencyAdvice } from './en/emergency-advice.ts';
import { figures } from './en/figures.ts';
import { film } from './en/film.ts';
import { footer } from './en/footer.ts';
import { form } from './en/form.ts';
import { gallery } from './en/gallery.ts';
import { header } from './en/header.ts';
import { holidays } from './en/holidays.ts';
import { hours } from './en/hours.ts';
import { house } from './en/house.ts';
import { leadHistory } from './en/lead-history.ts';
import { licence } from './en/licence.ts';
import { badAddressMail } from './en/mails/bad-address.ts';
import { canaryWords } from './en/mails/canary.ts';
import { changeMail } from './en/mails/change.ts';
import { claimLinkWords } from './en/mails/claim.ts';
import { customerMail } from './en/mails/customer.ts';
import { digestWords } from './en/mails/digest.ts';
import { escalationMail } from './en/mails/escalation.ts';
import { mailFoot } from './en/mails/foot.ts';
import { heldReasons } from './en/mails/held.ts';
import { officeMail } from './en/mails/office.ts';
import { photosMail } from './en/mails/photos.ts';
import { signInMail } from './en/mails/sign-in.ts';
import { urgentWords } from './en/mails/urgent.ts';
import { map } from './en/map.ts';
import { months } from './en/months.ts';
import { myPhotos } from './en/my-photos.ts';
import { myRequest } from './en/my-request.ts';
import { numbers } from './en/numbers.ts';
import { office } from './en/office.ts';
import { officeAudit } from './en/office-audit.ts';
import { officeBoard } from './en/office-board.ts';
import { officeClaim } from './en/office-claim.ts';
import { officeDeliveries } from './en/office-deliveries.ts';
import { officeDevices } from './en/office-devices.ts';
import { officeFigures } from './en/office-figures.ts';
import { officeForget } from './en/office-forget.ts';
import { officeLead } from './en/office-lead.ts';
import { officeLive } from './en/office-live.ts';
import { officeMoments } from './en/office-moments.ts';
import { officeNotices } from './en/office-notices.ts';
import { officePeople } from './en/office-people.ts';
import { officePhotos } from './en/office-photos.ts';
import { officeProblem } from './en/office-problem.ts';
import { officeSearch } from './en/office-search.ts';
import { officeSettings } from './en/office-settings.ts';
import { officeSignIn } from './en/office-sign-in.ts';
import { officeStart } from './en/office-start.ts';
import { officeWebsite } from './en/office-website.ts';
import { problemPage } from './en/problem-page.ts';
import { promise } from './en/promise.ts';
import { refusals } from './en/refusals.ts';
import { reviews } from './en/reviews.ts';
import { servicePage } from './en/service-page.ts';
import { textPage } from './en/text-page.ts';
import { unsent } from './en/unsent.ts';

/** All of the program's lines, under the names by which a contractor replaces some of them. */
export const all = {
  answers,
  brokenPage,
  callBar,
  captcha,
  carousel,
  commercialLink,
  confirmation,
  confirmationPage,
  demonstration,
  emergencyAdvice,
  figures,
  film,
  footer,
  form,
  gallery,
  header,
  holidays,
  hours,
  house,
  leadHistory,
  licence,
  map,
  months,
  myPhotos,
  myRequest,
  numbers,
  office,
  officeAudit,
  officeBoard,
  officeClaim,
  officeDeliveries,
  officeDevices,
  officeFigures,
  officeForget,
  officeLead,
  officeLive,
  officeMoments,
  officeNotices,
  officePeople,
  officePhotos,
  officeProblem,
  officeSearch,
  officeWebsite,
  officeSettings,
  officeSignIn,
  officeStart,
  problemPage,
  promise,
  refusals,
  reviews,
  servicePage,
  textPage,
  unsent,
  'mails/bad-address': badAddressMail,
  'mails/canary': canaryWords,
  'mails/change': changeMail,
  'mails/claim': claimLinkWords,
  'mails/customer': customerMail,
  'mails/digest': digestWords,
  'mails/escalation': escalationMail,
  'mails/foot': mailFoot,
  'mails/held': heldReasons,
  'mails/office': officeMail,
  'mails/photos': photosMail,
  'mails/sign-in': signInMail,
  'mails/urgent': urgentWords,
};
