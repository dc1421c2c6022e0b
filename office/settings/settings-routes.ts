import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { daysAfter, isDay } from '../../contract/days.ts';
import { fill } from '../../contract/fill.ts';
import { officeSettings as words } from '../../messages/en/office-settings.ts';
import { closeDay, type Problem, reopenDay, stormOff, stormOn } from '../../server/calendar/changes.ts';
import { LONGEST_WORDS } from '../../server/calendar/office-hours.ts';
import type { Config } from '../../server/config.ts';
import { startOfBusinessDay } from '../../server/formats/business-time.ts';
import type { Store } from '../../server/store/store.ts';
import { fieldOf, statusIn } from '../fields.ts';
import type { PageProps } from '../pages.tsx';
import { ownersOnly } from '../sign-in/sessions.ts';
import { settingsView } from './settings-view.ts';

type Deps = {
  store: Pick<
    Store,
    | 'closuresFrom'
    | 'settings'
    | 'lastCanary'
    | 'saveClosure'
    | 'removeClosure'
    | 'saveSetting'
    | 'removeSetting'
  >;
  config: Pick<Config, 'smtpUrl' | 'officeSecondEmail' | 'canary'>;
  clock: () => Date;
};

type Shown = Pick<PageProps<'settings'>, 'status' | 'typed' | 'errors'>;

/** Hours, closed days, storm mode, and what is out of order, for the office's owners. */
export async function settingsRoutes(app: FastifyInstance, { store, config, clock }: Deps) {
  app.addHook('onRequest', ownersOnly);

  app.get('/office/settings', (request, reply) =>
    sendSettings(reply, { status: statusIn(request, statusLines()) }),
  );

  app.post('/office/settings/days', async (request, reply) => {
    const typed = fieldsOf(request.body, ['day', 'reason', 'from', 'until']);
    const outcome = await closeDay(store, typed, authorOf(request));
    if ('problem' in outcome) return refuse(reply, typed, outcome.problem, DAY_FIELDS);
    return done(reply, 'day');
  });

  app.post('/office/settings/days/remove', async (request, reply) =>
    done(
      reply,
      (await reopenDay(store, fieldOf(request.body, 'day'), authorOf(request))) ? 'remove' : 'nothing',
    ),
  );

  app.post('/office/settings/storm', async (request, reply) => {
    const typed = fieldsOf(request.body, ['words', 'lastDay', 'factor', 'notBefore']);
    const { lastDay } = typed;
    if (!isDay(lastDay)) return refuse(reply, typed, 'no-day', { 'no-day': 'lastDay' });
    const until = startOfBusinessDay(daysAfter(lastDay, 1));
    if (until <= clock()) return refuse(reply, typed, 'past', { past: 'lastDay' });
    const outcome = await stormOn(store, { ...typed, until }, authorOf(request));
    if ('problem' in outcome) return refuse(reply, typed, outcome.problem, STORM_FIELDS);
    return done(reply, 'storm');
  });

  app.post('/office/settings/storm/end', async (request, reply) =>
    done(reply, (await stormOff(store, authorOf(request))) ? 'end' : 'nothing'),
  );

  function authorOf({ visit }: FastifyRequest) {
    return { by: visit.user.id, at: clock() };
  }

  async function sendSettings(reply: FastifyReply, shown: Shown, status = 200) {
    return reply.sendPage(
      'settings',
      { ...(await settingsView({ store, config }, clock())), ...shown },
      status,
    );
  }

  function refuse(
    reply: FastifyReply,
    typed: Record<string, string>,
    problem: Problem,
    fields: Partial<Record<Problem, string>>,
  ) {
    const error = fill(problemTexts()[problem], { most: LONGEST_WORDS });
    return sendSettings(reply, { typed, errors: { [fields[problem] ?? '']: error } }, 422);
  }
}

function done(reply: FastifyReply, what: string) {
  return reply.redirect(`/office/settings?did=${what}`, 303);
}

function fieldsOf<Name extends string>(body: unknown, names: Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, fieldOf(body, name)])) as Record<Name, string>;
}

const statusLines = () => ({
  day: words.dayAdded,
  remove: words.dayRemoved,
  storm: words.stormStarted,
  end: words.stormEnded,
  nothing: words.nothingDone,
});

const problemTexts = (): Record<Problem, string> => ({
  'no-day': words.noDay,
  past: words.past,
  'no-reason': words.noReason,
  'half-a-time': words.halfATime,
  'no-time': words.noTime,
  'not-after': words.notAfter,
  'no-words': words.noWords,
  'no-factor': words.noFactor,
});

/** The field that shows a problem. */
const DAY_FIELDS: Partial<Record<Problem, string>> = {
  'no-day': 'day',
  past: 'day',
  'no-reason': 'reason',
  'half-a-time': 'until',
  'no-time': 'from',
  'not-after': 'until',
};

const STORM_FIELDS: Partial<Record<Problem, string>> = {
  'no-words': 'words',
  'no-factor': 'factor',
  // The last day was checked before.
  'no-day': 'notBefore',
  past: 'notBefore',
};
