interface VisitItem {
  status: string;
  test: { name: string };
  patient: { name: string };
}

/** The items of a visit that are left; all of them if everything was cancelled. */
function itemsLeft<Item extends Pick<VisitItem, 'status'>>(items: readonly Item[]) {
  const left = items.filter(({ status }) => status !== 'cancelled');
  return left.length > 0 ? left : items;
}

/** The names of a visit's tests, each once, without cancelled ones. */
export const testNames = (items: readonly Pick<VisitItem, 'status' | 'test'>[]): string[] => [
  ...new Set(itemsLeft(items).map(({ test }) => test.name)),
];
/** The names of the people of a visit, each once. */
export const peopleNames = (items: readonly Pick<VisitItem, 'status' | 'patient'>[]): string[] => [
  ...new Set(itemsLeft(items).map(({ patient }) => patient.name)),
];

/** The ids of a visit's tests that were not cancelled. */
export const keptTestIds = (items: readonly { status: string; test: { id: string } }[]): string[] =>
  items.filter(({ status }) => status !== 'cancelled').map(({ test }) => test.id);
