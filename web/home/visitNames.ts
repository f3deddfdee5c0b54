interface VisitItem {
  status: string;
  test: { name: string };
  patient: { name: string };
}

const namesOf = (items: readonly VisitItem[], nameOf: (item: VisitItem) => string) =>
  [...new Set(items.filter((item) => item.status !== 'cancelled').map(nameOf))].join(', ');

/** The names of the tests of a visit, each once; those that were cancelled are left out. */
export const testsOf = (items: readonly VisitItem[]): string =>
  namesOf(items, ({ test }) => test.name);
/** The names of the people of a visit, each once. */
export const peopleOf = (items: readonly VisitItem[]): string =>
  namesOf(items, ({ patient }) => patient.name);
