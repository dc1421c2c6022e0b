import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fill } from '../../contract/fill.ts';
import { officeAudit as auditWords } from '../../messages/en/office-audit.ts';
import { officePeople as peopleWords } from '../../messages/en/office-people.ts';
import type { Config } from '../../server/config.ts';
import { readableTime } from '../../server/formats/business-time.ts';
import { isPlausibleAddress, meantAddress } from '../../server/formats/email-address.ts';
import type { Store } from '../../server/store/store.ts';
import { type AuditEvent, ROLES, type Role } from '../../server/store/tables.ts';
import type { AuditEntry } from '../../server/store/users.ts';
import { fieldOf, statusIn } from '../fields.ts';
import { ownersOnly } from '../sign-in/sessions.ts';

type Deps = {
  store: Pick<Store, 'users' | 'inviteUser' | 'renameUser' | 'changeRole' | 'deactivateUser' | 'auditTrail'>;
  config: Pick<Config, 'siteUrl'>;
  clock: () => Date;
};

/** The number of latest entries that are shown. */
const REVISIONS = 20;

const LONGEST_NAME = 100;

/**
 * Who works in the office, for its owners. They cannot change their own role or access here, so one owner always remains; the command
 * line can.
 */
export async function peopleRoutes(app: FastifyInstance, { store, config, clock }: Deps) {
  app.addHook('onRequest', ownersOnly);

  app.get('/office/people', (request, reply) =>
    sendPeople(request, reply, { status: statusIn(request, statusLines()) }),
  );

  app.post('/office/people', async (request, reply) => {
    const { body } = request;
    const email = meantAddress(fieldOf(body, 'email'));
    const typed = { name: nameIn(body), email, role: roleIn(body) ?? 'office' };
    const error =
      whyNot(typed) ?? ((await store.inviteUser(typed, actOf(request))) ? undefined : peopleWords.known);
    if (error) return sendPeople(request, reply, { typed, error }, 422);
    return reply.redirect('/office/people?did=invite', 303);
  });

  app.post<OfPerson>('/office/people/:id', async (request, reply) => {
    const { id } = request.params;
    const name = nameIn(request.body);
    if (!name) return sendPeople(request, reply, { status: peopleWords.noName }, 422);
    await store.renameUser(id, name, actOf(request));
    const role = roleIn(request.body);
    if (role && !isSelf(request)) await store.changeRole(id, role, actOf(request));
    return reply.redirect('/office/people?did=save', 303);
  });

  app.post<OfPerson>('/office/people/:id/revoke', async (request, reply) => {
    if (!isSelf(request)) await store.deactivateUser(request.params.id, actOf(request));
    return reply.redirect('/office/people?did=revoke', 303);
  });

  app.post<OfPerson>('/office/people/:id/invite', async (request, reply) => {
    const user = (await store.users()).find(({ id }) => id === request.params.id);
    if (user) await store.inviteUser({ email: user.email, name: user.name }, actOf(request));
    return reply.redirect('/office/people?did=invite', 303);
  });

  function actOf({ visit }: FastifyRequest) {
    return { by: visit.user.id, at: clock() };
  }

  type Shown = {
    status?: string | undefined;
    typed?: { name: string; email: string; role: Role };
    error?: string;
  };

  async function sendPeople({ visit }: FastifyRequest, reply: FastifyReply, shown: Shown, status = 200) {
    const users = await store.users();
    const people = users.map(({ id, name, email, role, isActive }) => ({
      id,
      name,
      email,
      role,
      isActive,
      isSelf: id === visit.user.id,
    }));
    const revisions = (await store.auditTrail(REVISIONS)).map(asRevision);
    const address = `${config.siteUrl}/office`;
    return reply.sendPage('people', { people, revisions, address, ...shown }, status);
  }
}

type OfPerson = { Params: { id: string } };

const statusLines = () => ({
  invite: peopleWords.invited,
  save: peopleWords.saved,
  revoke: peopleWords.revoked,
});

function isSelf({ visit, params }: FastifyRequest): boolean {
  return visit.user.id === (params as { id?: string }).id;
}

function nameIn(body: unknown): string {
  return fieldOf(body, 'name').slice(0, LONGEST_NAME);
}

function roleIn(body: unknown): Role | undefined {
  return ROLES.find((role) => role === fieldOf(body, 'role'));
}

function whyNot({ name, email }: { name: string; email: string }): string | undefined {
  if (!isPlausibleAddress(email)) return peopleWords.notAnAddress;
  return name === '' ? peopleWords.noName : undefined;
}

const eventTexts = (): Record<AuditEvent, string> => ({
  invited: auditWords.invited,
  renamed: auditWords.renamed,
  'role-changed': auditWords.roleChanged,
  revoked: auditWords.revoked,
  'code-printed': auditWords.codePrinted,
  'signed-in': auditWords.signedIn,
  'signed-out': auditWords.signedOut,
  'device-signed-out': auditWords.deviceSignedOut,
  held: auditWords.held,
  'let-through': auditWords.released,
  'sent-again': auditWords.sentAgain,
  exported: auditWords.exported,
  deleted: auditWords.deleted,
  'day-closed': auditWords.dayClosed,
  'day-reopened': auditWords.dayReopened,
  'storm-on': auditWords.stormOn,
  'storm-off': auditWords.stormOff,
  'website-published': auditWords.websitePublished,
});

function asRevision({ at, who, what, detail }: AuditEntry) {
  return {
    when: readableTime(at),
    who: who ?? peopleWords.commandLine,
    what: fill(eventTexts()[what], { detail }),
  };
}
