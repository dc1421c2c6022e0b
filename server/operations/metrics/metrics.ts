import { FORMS, type Form } from '../../../contract/lead.ts';
import type { FormOutcome } from '../../intake/form-route.ts';
import type { Store } from '../../store/store.ts';
import { createDeliveryMetrics } from './delivery-metrics.ts';
import { createCounter, createHistogram } from './exposition.ts';
import { createOfficeMetrics } from './office-metrics.ts';
import { createProcessMetrics } from './process.ts';

/** Business and process metrics, without personal data. */
export type Metrics = {
  countPost(form: Form, outcome: FormOutcome): void;
  /** From the call of the store until the data is on disk. */
  timeCommit(seconds: number): void;
  text(): Promise<string>;
  close(): void;
};

const OUTCOMES: FormOutcome[] = [
  'stored',
  'held',
  'repeated',
  'refused_fields',
  'refused_rate',
  'refused_site',
  'failed',
];

/** In seconds: from a fast disk to longer than a visitor waits. */
const COMMIT_BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics({ store, clock }: { store: Store; clock: () => Date }): Metrics {
  const posts = createCounter(
    'one_call_form_posts_total',
    'Form posts by form and outcome.',
    FORMS.flatMap((form) => OUTCOMES.map((outcome) => ({ form, outcome }))),
  );
  const commits = createHistogram(
    'one_call_store_commit_seconds',
    'Time from asking the store to record a form until it was on disk.',
    COMMIT_BOUNDS,
  );
  const queue = createDeliveryMetrics({ store, clock });
  const office = createOfficeMetrics({ store, clock });
  const program = createProcessMetrics();
  return {
    countPost: (form, outcome) => posts.add({ form, outcome }),
    timeCommit: commits.observe,
    text: async () =>
      `${[posts.text(), await queue.text(), ...(await office.text()), commits.text(), program.text()].join('\n')}\n`,
    close: program.close,
  };
}

/** The store, with `recordLead` timed, but for automatic tests. */
export function timedStore(store: Store, timeCommit: Metrics['timeCommit']): Store {
  return {
    ...store,
    async recordLead(lead) {
      const began = performance.now();
      const recorded = await store.recordLead(lead);
      if (!recorded.canary) timeCommit((performance.now() - began) / 1000);
      return recorded;
    },
  };
}
