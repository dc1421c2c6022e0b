import type { FastifyInstance } from 'fastify';
import { parseContactMessage } from '../../contract/contact-message.ts';
import { parseEstimateRequest } from '../../contract/estimate-request.ts';
import { FORMS, type Form } from '../../contract/lead.ts';
import { SENT_PAGES } from '../../contract/sent-pages.ts';
import { contactProblemForm } from './contact/contact-problem-form.ts';
import { estimateProblemForm } from './estimate/estimate-problem-form.ts';
import { type FormDeps, type FormRoute, formRoute } from './form-route.ts';

const ROUTES: Record<Form, FormRoute> = {
  /** `POST /api/estimate`: a request for an estimate. */
  estimate: {
    parse: parseEstimateRequest,
    sentPage: SENT_PAGES.estimate,
    problemForm: estimateProblemForm,
  },
  /** `POST /contact_process.php`: a message from the guide or the contact page. The name is older than we are. */
  contact: {
    parse: parseContactMessage,
    sentPage: SENT_PAGES.contact,
    problemForm: contactProblemForm,
  },
};

/** Everything that a visitor can send us. */
export async function leadRoutes(app: FastifyInstance, deps: FormDeps) {
  for (const form of FORMS) formRoute(app, form, ROUTES[form], deps);

  // Who reloads the address of a problem page, or follows an old link, gets the form.
  app.get(contactProblemForm.action, (_request, reply) => reply.redirect('/contact', 302));
}
