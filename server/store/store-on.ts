import { auditQueries } from './audit.ts';
import { backupQueries } from './backups.ts';
import { calendarQueries } from './calendar.ts';
import { canaryQueries } from './canaries.ts';
import { caseQueries } from './cases.ts';
import { clockQueries } from './clock.ts';
import { deliveryQueries } from './delivery-queries.ts';
import type { Engine } from './engine.ts';
import { escalationQueries } from './escalation-queries.ts';
import { type Commit, createGroupCommit, type Work } from './group-commit.ts';
import { identityQueries } from './identities.ts';
import { jobQueries } from './job-queries.ts';
import { leadChangeQueries } from './lead-changes.ts';
import { leadQueries } from './leads.ts';
import { officeQueries } from './office.ts';
import { recentChangeQueries } from './recent-changes.ts';
import { recordingQueries, recordLeads } from './recording.ts';
import type { NewLead, Recorded } from './records.ts';
import { removalQueries } from './removal.ts';
import { reportQueries } from './reports.ts';
import { secretQueries } from './secrets.ts';
import { sessionQueries } from './sessions.ts';
import { signInQueries } from './sign-ins.ts';
import type { Store } from './store.ts';
import { recordTrialLead } from './trial-lead.ts';
import { userQueries } from './users.ts';
import { waitingQueries } from './waiting.ts';

/** The store on either engine. */
export function createStore(engine: Engine): Store {
  const { db } = engine;
  const { commit, recordLead } = createWriter(engine);
  const recording = recordingQueries(db, recordLead);
  /** Whether the last lead was not recorded, and no other since. */
  let isFailing = false;
  return {
    ...recording,
    async recordLead(lead) {
      try {
        const recorded = await recording.recordLead(lead);
        isFailing = false;
        return recorded;
      } catch (error) {
        isFailing = true;
        throw error;
      }
    },
    // A first answer that is given again acknowledges like a commit.
    findLead: (asked) => inPlace(recording.findLead(asked)),
    ...deliveryQueries(engine, commit),
    ...secretQueries(db, commit),
    ...waitingQueries(db),
    ...escalationQueries(db, commit),
    ...leadQueries(db),
    ...officeQueries(commit),
    ...leadChangeQueries(db, commit),
    ...recentChangeQueries(db),
    ...caseQueries(db),
    ...canaryQueries(db),
    ...reportQueries(db, commit),
    ...identityQueries(engine.db),
    ...removalQueries(engine, commit),
    ...jobQueries(db, commit),
    ...backupQueries(db, commit),
    ...clockQueries(db, commit),
    ...calendarQueries(db, commit),
    ...userQueries(db, commit),
    ...signInQueries(commit),
    ...sessionQueries(db, commit),
    ...auditQueries(db, commit),
    async check(at) {
      const row = { at: at.toISOString() };
      await commit(async (transaction) => {
        await transaction.updateTable('heartbeat').set(row).where('id', '=', 1).execute();
        if (isFailing) await recordTrialLead(transaction, at);
      });
      isFailing = false;
    },
    assertInPlace: engine.assertInPlace,
    close: engine.close,
  };

  async function inPlace<Answer>(read: Promise<Answer>): Promise<Answer> {
    const answer = await read;
    engine.assertInPlace();
    return answer;
  }
}

/** Leads and all other writes wait in one queue, so a long batch of the one does not delay the other. */
function createWriter(engine: Engine) {
  type Job = { lead: NewLead } | { work: Work<unknown> };
  const commit = createGroupCommit(engine, async (transaction, jobs: Job[]) => {
    const recorded = await recordLeads(
      transaction,
      jobs.flatMap((job) => ('lead' in job ? [job.lead] : [])),
    );
    const results: unknown[] = [];
    for (const job of jobs) results.push('lead' in job ? recorded.shift() : await job.work(transaction));
    return results;
  });
  return {
    commit: ((work) => commit({ work })) as Commit,
    recordLead: (lead: NewLead) => commit({ lead }) as Promise<Recorded>,
  };
}
