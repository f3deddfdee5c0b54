/** What the labs are asked for: one test as ever, or all tests of a visit. */
export const labsOf = (testIds: string[]) =>
  testIds.length > 1 ? { testIds } : { testId: testIds[0] ?? null };
