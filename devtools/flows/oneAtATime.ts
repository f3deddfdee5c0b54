/**
 * Runs one task at a time, in order. A task that nobody wants any more when its turn comes is left
 * out, so that the newest one never waits for those that it replaced.
 */
export function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(
    task: () => Promise<Result>,
    isWanted: () => boolean,
  ): Promise<Result | undefined> => {
    const mine = last.then(() => (isWanted() ? task() : undefined));
    last = mine.catch(() => undefined);
    return mine;
  };
}
