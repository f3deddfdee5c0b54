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
export const testsOf = (items: readonly Pick<VisitItem, 'status' | 'test'>[]): string[] => [
  ...new Set(itemsLeft(items).map(({ test }) => test.name)),
];
/** The names of the people of a visit, each once. */
export const peopleOf = (items: readonly Pick<VisitItem, 'status' | 'patient'>[]): string[] => [
  ...new Set(itemsLeft(items).map(({ patient }) => patient.name)),
];
