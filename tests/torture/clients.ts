import { randomUUID } from 'node:crypto';
import { pause } from './store.ts';

/** A visitor's request, retried with the same key until it is acknowledged. */
export type Sent = {
  key: string;
  email: string;
  reference?: string;
  answers: number;
  posts: number;
  /** Why the last post failed. */
  problem?: string;
};

/** The requests of all visitors. */
export type Clients = {
  sent: Sent[];
  /** Lets so many visitors post to random servers until `until` resolves. */
  post(visitors: number, urls: () => string[], until: Promise<unknown>): Promise<void>;
  /** Retries all requests that are not acknowledged; throws when five attempts fail. */
  postAgain(url: string): Promise<void>;
};

/** Longer than any answer takes while the store works. */
const ANSWER_TIMEOUT_MS = 10_000;

export function createClients(): Clients {
  const sent: Sent[] = [];
  return {
    sent,
    async post(visitors, urls, until) {
      let over = false;
      void until.then(() => {
        over = true;
      });
      const visitor = async () => {
        while (!over) {
          await post(oldestUnanswered(sent) ?? nextOf(sent), anyOf(urls()));
          await pause(Math.random() * 40);
        }
      };
      await Promise.all(Array.from({ length: visitors }, visitor));
    },
    async postAgain(url) {
      for (const one of sent) {
        for (let attempt = 1; !one.reference && !(await post(one, url)); attempt++) {
          if (attempt === 5) throw new Error(`refused although everything runs: ${one.key}, ${one.problem}`);
          await pause(1_000);
        }
      }
    },
  };
}

/** Whether it was acknowledged. A lost connection, a refusal and a timeout are the same to a visitor. */
async function post(one: Sent, url: string | undefined): Promise<boolean> {
  if (!url) return false;
  one.posts += 1;
  try {
    const answer = await fetch(`${url}/api/estimate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': one.key },
      body: JSON.stringify(requestOf(one)),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    const text = await answer.text();
    const { success, reference } = JSON.parse(text) as { success: boolean; reference?: string };
    if (!success || !reference) {
      one.problem = `${answer.status} ${text}`;
      return false;
    }
    if (one.reference && one.reference !== reference) throw new Wrong(`${one.key} was given two references`);
    one.reference = reference;
    one.answers += 1;
    return true;
  } catch (error) {
    if (error instanceof Wrong) throw error;
    one.problem = String(error);
    return false;
  }
}

class Wrong extends Error {}

function requestOf({ email, key }: Sent) {
  return {
    first_name: 'Ada',
    last_name: 'Lovelace',
    phone: '',
    email,
    service: 'painting',
    description: `The request with the key ${key}.`,
  };
}

function nextOf(sent: Sent[]): Sent {
  const key = randomUUID();
  const one = { key, email: `${key}@customer.example`, answers: 0, posts: 0 };
  sent.push(one);
  return one;
}

/** Half of the posts retry an open request, and a few of these repeat an acknowledged one. */
function oldestUnanswered(sent: Sent[]): Sent | undefined {
  if (Math.random() < 0.5) return undefined;
  if (Math.random() < 0.1) return anyOf(sent.slice(-50));
  return sent.slice(-400).find(({ reference }) => !reference);
}

function anyOf<Item>(items: Item[]): Item | undefined {
  return items[Math.floor(Math.random() * items.length)];
}
