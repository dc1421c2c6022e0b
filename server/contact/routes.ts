import type { FastifyInstance } from 'fastify';
import { CONTACT_FIELDS, parseContactMessage } from '../../contract/contact-message.ts';
import { type FormOutcome, formRoute } from '../forms/form-route.ts';
import type { Visitors } from '../limits/visitors.ts';
import { contactProblemForm } from './problem-form.ts';
import type { RecordContactMessage } from './record.ts';

type Needs = { count: (outcome: FormOutcome) => void; record: RecordContactMessage; visitors: Visitors };

/** `POST /contact_process.php`: a message from the guide or the contact page. The name is older than we are. */
export async function contactRoutes(app: FastifyInstance, { count, record, visitors }: Needs) {
  formRoute(app, {
    fields: CONTACT_FIELDS,
    parse: parseContactMessage,
    record,
    visitors,
    count,
    sentPage: '/contact/sent',
    problemForm: contactProblemForm,
  });

  // Who reloads the address of a problem page, or follows an old link, gets the form.
  app.get(contactProblemForm.action, (_request, reply) => reply.redirect('/contact', 302));
}
