/**
 * As `Promise.all`, but a failure is told once all have ended: whoever fetches several files ahead
 * is still there when the last of them fails.
 */
export async function allEnded<Parts extends readonly unknown[] | []>(
  parts: Parts,
): Promise<{ -readonly [Key in keyof Parts]: Awaited<Parts[Key]> }> {
  await Promise.allSettled(parts);
  return Promise.all(parts);
}
