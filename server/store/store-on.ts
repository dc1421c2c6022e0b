import { backupQueries } from './backups.ts';
import { clockQueries } from './clock.ts';
import { deliveryQueries } from './delivery-queries.ts';
import type { Engine } from './engine.ts';
import { createGroupCommit } from './group-commit.ts';
import { identityQueries } from './identities.ts';
import { jobQueries } from './job-queries.ts';
import { leadQueries } from './leads.ts';
import { officeQueries } from './office.ts';
import { recordingQueries } from './recording.ts';
import { removalQueries } from './removal.ts';
import { reportQueries } from './reports.ts';
import { secretQueries } from './secrets.ts';
import type { Store } from './store.ts';
import { waitingQueries } from './waiting.ts';

/** The store on either engine. */
export function createStore(engine: Engine): Store {
  const { db } = engine;
  const commit = createGroupCommit(engine);
  const recording = recordingQueries(db, commit);
  return {
    ...recording,
    // A first answer that is given again acknowledges like a commit.
    findLead: (asked) => inPlace(recording.findLead(asked)),
    ...deliveryQueries(engine),
    ...secretQueries(db),
    ...waitingQueries(db),
    ...leadQueries(db),
    ...officeQueries(commit),
    ...reportQueries(db, commit),
    ...identityQueries(engine.db),
    ...removalQueries(engine, commit),
    ...jobQueries(db),
    ...backupQueries(db),
    ...clockQueries(db, commit),
    async check(at) {
      const row = { at: at.toISOString() };
      await commit((transaction) =>
        transaction.updateTable('heartbeat').set(row).where('id', '=', 1).execute(),
      );
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
