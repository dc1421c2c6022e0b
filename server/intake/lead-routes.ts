import type { FastifyInstance } from 'fastify';
import { contactForm } from '../../contract/forms/contact.ts';
import { FORMS } from '../../contract/lead.ts';
import { type FormDeps, formRoute } from './form-route.ts';

/**
 * Everything that a visitor can send us: a request for an estimate to `/api/estimate`, and a message from the guide or the
 * contact page to `/contact_process.php`, a name that is older than we are.
 */
export async function leadRoutes(app: FastifyInstance, deps: FormDeps) {
  for (const form of FORMS) formRoute(app, form, deps);

  // Who reloads the address of a problem page, or follows an old link, gets the form.
  app.get(contactForm.action, (_request, reply) => reply.redirect('/contact', 302));
}
