import pg from 'pg';

/**
 * Makes the operating system probe now and then whether the other side is still there (TCP
 * keep-alive).
 */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
const TIMED_OUT = 'Query read timeout';

/**
 * The clients of one pool. If a query gets no answer in time, its connection is destroyed, and with
 * it every other one that has not answered since: behind a dead network path none would ever
 * answer, and the next callers would each wait for one of them.
 */
export function createTimedClient(): typeof pg.Client {
  const clients = new Set<TimedClient>();

  class TimedClient extends pg.Client {
    #lastAnswerAt = performance.now();

    constructor(config?: pg.ClientConfig) {
      super(config);
      clients.add(this);
      this.once('end', () => clients.delete(this));
    }

    // The pool and the query layer only use the form with one config object that returns a promise.
    override query(...given: unknown[]): never {
      const sentAt = performance.now();
      const answer = (super.query as (...args: unknown[]) => unknown).apply(this, given);
      if (answer instanceof Promise)
        answer.then(
          () => this.#answered(),
          (error: Error) => {
            if (error.message !== TIMED_OUT) return this.#answered();
            this.#disconnect(error);
            for (const other of clients)
              if (other !== this && other.#lastAnswerAt < sentAt) other.#disconnect(error);
          },
        );
      return answer as never;
    }

    #answered(): void {
      this.#lastAnswerAt = performance.now();
    }

    #disconnect(error: Error): void {
      clients.delete(this);
      (
        this as unknown as { connection: { stream: { destroy(e: Error): void } } }
      ).connection.stream.destroy(error);
    }
  }
  return TimedClient;
}
