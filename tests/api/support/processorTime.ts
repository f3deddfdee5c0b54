/**
 * The milliseconds of processor time from which work counts as out of hand. The bound is 200
 * (docs/threat-model.md), but a slow machine takes several times as long, and a parser whose work
 * grows with the square of its input takes half a minute.
 */
export const outOfHand = 1000;

/**
 * The milliseconds of processor time that a call takes: of this thread, which serves everybody, or
 * with `process.cpuUsage` of all threads.
 */
export async function processorTime<Answer>(
  call: () => Answer | Promise<Answer>,
  usage = process.threadCpuUsage,
): Promise<[Answer, number]> {
  const before = usage();
  const answer = await call();
  const { user, system } = usage(before);
  return [answer, (user + system) / 1000];
}
