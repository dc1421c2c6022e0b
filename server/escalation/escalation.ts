import type { FastifyBaseLogger } from 'fastify';
import { office } from '../../contract/content/current.ts';
import type { OfficeHours } from '../calendar/office-hours.ts';
import type { Config } from '../config.ts';
import type { Outcome, Send } from '../deliveries/outcome.ts';
import type { Lead, NewLead, Store } from '../store/store.ts';
import { seesLeads, type User } from '../store/users.ts';
import { type Audience, type LadderRules, nextStep } from './ladder.ts';

export type Escalation = ReturnType<typeof createEscalation>;

type Deps = {
  officeHours: Pick<OfficeHours, 'calendar' | 'storm' | 'whenRead'>;
  store: Pick<Store, 'users'>;
  config: Pick<Config, 'officeEmail' | 'officeSecondEmail' | 'siteUrl'>;
  clock: () => Date;
  log: FastifyBaseLogger;
};

const MINUTE = 60_000;

/** What comes of telling one address alone that has nothing to hear any more: its request is in good hands, or it has left. */
const NEEDLESS: Outcome = { result: 'void', answer: 'not owed any more' };

/** Reminds the office of unanswered leads, by the rules in `ladder.ts`. */
export function createEscalation({ officeHours, store, config, clock, log }: Deps) {
  /** As the calendar is at this moment. An office that has told no hours is reachable at any. */
  function rules(): LadderRules {
    const calendar = officeHours.calendar();
    return {
      minutes: office.escalate,
      factor: officeHours.storm()?.factor ?? 1,
      afterOfficeMinutes: (at, count) =>
        calendar ? calendar.addBusinessMinutes(at, count) : new Date(at.getTime() + count * MINUTE),
    };
  }

  return {
    /** When the office is reminded of a lead that arrives now, unless it is claimed by then. Never throws. */
    firstAt({ at, urgency, promisedBy }: Pick<NewLead, 'at' | 'urgency' | 'promisedBy'>): Date {
      const lead = {
        priority: urgency?.level ?? 'normal',
        status: 'new',
        waitingSince: at,
        promisedBy: promisedBy ?? null,
        claimedAt: null,
        contactedAt: null,
        isHeld: false,
        lastSentAt: null,
      } as const;
      try {
        const decision = nextStep(lead, at, rules());
        return 'wait' in decision ? (decision.wait ?? at) : at;
      } catch (error) {
        // A request is worth more than the moment of its escalation, which is asked again when it is due.
        log.error({ err: error }, 'the time of an escalation could not be computed');
        return at;
      }
    },

    /**
     * Sends an escalation only if it is owed at this moment; everything else goes through. Who hears of it is looked up now:
     * people come and go.
     */
    sending:
      (send: Send): Send =>
      async (delivery) => {
        const { kind, about, escalation, recipient } = delivery;
        if (!escalation || !('number' in about)) return send(delivery);
        await officeHours.whenRead();
        const at = clock();
        // A pager calls the person on duty and cannot address anyone else.
        const omit = kind === 'escalation-webhook' ? 'unfinished' : undefined;
        const decision = nextStep({ ...about, ...escalation }, at, { ...rules(), omit });
        if ('wait' in decision) return recipient ? NEEDLESS : { result: 'postponed', until: decision.wait };
        const users = await store.users();
        const { step, to } = decision.ring;
        const everyone = recipientsOf(to, about, users, config);
        if (recipient && !everyone.includes(recipient)) return NEEDLESS;
        const claimer = claimerOf(about, users);
        // Who may not see requests any more cannot be asked how it went.
        const isGone = step === 'unfinished' && !(claimer && seesLeads(claimer));
        return send({
          ...delivery,
          escalating: {
            step: isGone ? 'forgotten' : step,
            to: recipient ? [recipient] : everyone,
            claimer: claimer?.name,
            url: users.some(seesLeads) ? `${config.siteUrl}/office/requests/${about.reference}` : undefined,
            at,
          },
        });
      },
  };
}

type Addresses = Pick<Config, 'officeEmail' | 'officeSecondEmail'>;

/** Who gets an escalation: never a user who may not see requests, and always at least one recipient. */
function recipientsOf(
  audiences: Audience[],
  lead: Pick<Lead, 'claimedBy'>,
  users: User[],
  addresses: Addresses,
): string[] {
  return [...new Set(audiences.flatMap((audience) => addressesOf(audience, lead, users, addresses)))];
}

function addressesOf(
  audience: Audience,
  lead: Pick<Lead, 'claimedBy'>,
  users: User[],
  { officeEmail, officeSecondEmail }: Addresses,
): string[] {
  const active = users.filter(seesLeads);
  const emails = (some: User[]) => some.map(({ email }) => email);
  const everyone = officeSecondEmail ? [officeSecondEmail] : emails(active);
  const claimer = claimerOf(lead, active);
  const wanted = {
    everyone,
    owners: emails(active.filter(({ role }) => role === 'owner')),
    claimer: claimer ? [claimer.email] : [],
  }[audience];
  if (wanted.length > 0) return wanted;
  return everyone.length > 0 ? everyone : [officeEmail];
}

/** Who claimed it; undefined if unclaimed, or claimed at the command line without a name. */
function claimerOf({ claimedBy }: Pick<Lead, 'claimedBy'>, users: User[]): User | undefined {
  return users.find(({ id }) => id === claimedBy);
}
