import type { FastifyInstance } from 'fastify';
import {
  CONTACT_FIELDS,
  type ContactMessage,
  parseContactMessage,
} from '../../../contract/contact-message.ts';
import { SENT_PAGES } from '../../../contract/sent-pages.ts';
import { type FormNeeds, formRoute } from '../form-route.ts';
import { contactProblemForm } from './contact-problem-form.ts';

/** `POST /contact_process.php`: a message from the guide or the contact page. The name is older than we are. */
export async function contactRoutes(app: FastifyInstance, needs: FormNeeds<ContactMessage>) {
  formRoute(app, {
    ...needs,
    fields: CONTACT_FIELDS,
    parse: parseContactMessage,
    sentPage: SENT_PAGES.contact,
    problemForm: contactProblemForm,
  });

  // Who reloads the address of a problem page, or follows an old link, gets the form.
  app.get(contactProblemForm.action, (_request, reply) => reply.redirect('/contact', 302));
}
