/**
 * Like `Promise.all`, but rejects only after all have settled, so that a caller that fetches
 * several files ahead is still there when the last of them fails.
 */
export async function allEnded<Parts extends readonly unknown[] | []>(
  parts: Parts,
): Promise<{ -readonly [Key in keyof Parts]: Awaited<Parts[Key]> }> {
  await Promise.allSettled(parts);
  return Promise.all(parts);
}
