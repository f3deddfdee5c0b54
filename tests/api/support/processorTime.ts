/**
 * The milliseconds of processor time from which work counts as out of hand. The bound is 200
 * (docs/threat-model.md), but a slow machine takes several times as long, and a parser whose work
 * grows with the square of its input takes half a minute.
 */
export const outOfHand = 1000;

/** The milliseconds of processor time that a call takes of this thread, which serves everybody. */
export async function processorTime<Answer>(
  call: () => Answer | Promise<Answer>,
): Promise<[Answer, number]> {
  const before = process.threadCpuUsage();
  const answer = await call();
  const { user, system } = process.threadCpuUsage(before);
  return [answer, (user + system) / 1000];
}
