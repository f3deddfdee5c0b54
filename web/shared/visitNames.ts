interface VisitItem {
  status: string;
  test: { name: string };
  patient: { name: string };
}

/** What is left of a visit; all of it where everything was cancelled. */
function itemsLeft<Item extends Pick<VisitItem, 'status'>>(items: readonly Item[]) {
  const left = items.filter(({ status }) => status !== 'cancelled');
  return left.length > 0 ? left : items;
}

/** The names of the tests of a visit, each once; those that were cancelled are left out. */
export const testNames = (items: readonly Pick<VisitItem, 'status' | 'test'>[]): string[] => [
  ...new Set(itemsLeft(items).map(({ test }) => test.name)),
];
/** The names of the people of a visit, each once. */
export const peopleNames = (items: readonly Pick<VisitItem, 'status' | 'patient'>[]): string[] => [
  ...new Set(itemsLeft(items).map(({ patient }) => patient.name)),
];

/** The ids of the tests that a visit is for: those that were not cancelled. */
export const keptTestIds = (items: readonly { status: string; test: { id: string } }[]): string[] =>
  items.filter(({ status }) => status !== 'cancelled').map(({ test }) => test.id);
