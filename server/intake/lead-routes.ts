import type { FastifyInstance } from 'fastify';
import { contactForm } from '../../contract/forms/contact.ts';
import { FORMS } from '../../contract/lead.ts';
import { type FormDeps, formRoute } from './form-route.ts';

/**
 * `POST /api/estimate` takes requests for an estimate, and `POST /contact_process.php`, the old site's address, takes
 * messages from the guide and the contact page.
 */
export async function leadRoutes(app: FastifyInstance, deps: FormDeps) {
  for (const form of FORMS) formRoute(app, form, deps);

  // For someone who reloads a problem page or follows an old link.
  app.get(contactForm.action, (_request, reply) => reply.redirect('/contact', 302));
}
