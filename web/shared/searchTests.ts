/**
 * Tests whose name contains the text, ignoring case; null if nothing but white space is typed
 * (docs/product/validation.md; PD-14).
 */
export function searchTests<Test extends { name: string }>(
  tests: readonly Test[],
  text: string,
): Test[] | null {
  const wanted = text.trim().toLowerCase();
  return wanted === '' ? null : tests.filter((test) => test.name.toLowerCase().includes(wanted));
}
