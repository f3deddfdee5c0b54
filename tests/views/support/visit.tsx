import { address, lab, otherLab, patient, slot } from '../../../devtools/samples/entities.ts';
import type { Step } from '../../../devtools/simulation/walk.ts';
import type { Draft } from '../../../machines/booking/draft.ts';
import { answerKey, createPageData, PageDataContext } from '../../../web/shared/pageData.ts';
import { labTest } from '../../shown/stockPages.shown.ts';
import { typed } from '../../shown/shownOnPage.ts';
import { chosen } from './funnel.tsx';

const son = { ...patient, id: 'p2', name: 'Ravi Menon' };
const test = (id: string, name: string) => ({ ...labTest, id, name });
const labTests = [
  labTest,
  test('t2', 'TSH'),
  ...Array.from({ length: 7 }, (_, index) => test(`x${index}`, `Test ${index}`)),
];
const trusted = (one: typeof lab | typeof otherLab) =>
  typed('Lab', {
    ...one,
    accreditation: one.accreditation && typed('Accreditation', one.accreditation),
  });
const known: Record<string, unknown> = {
  ownOffers: [],
  labTests,
  patients: [typed('Patient', patient), typed('Patient', son)],
  labs: [trusted(lab), trusted(otherLab)],
  slots: [typed('Slot', { ...slot, id: 's0', startTime: '09:00 am' }), typed('Slot', slot)],
  addresses: [
    typed('Address', { ...address, id: 'a0', road: 'Mount Road' }),
    typed('Address', address),
  ],
};
/** What the views asked the service of the visit, and with what. */
export const asked: [string, object][] = [];
export const answers = (operation: string, variables: object) => {
  if (operation !== 'OwnOffers') asked.push([operation, variables]);
  return known;
};

/** The lipid profile for Leela, and TSH for Ravi. */
export const second = { testId: 't2', patientId: 'p2' };
export const visit: Draft = { ...chosen, added: [second] };
/** The step at which a draft is taken up after a reload. */
export const reloaded = ({ patientId, labId }: Draft): Step[] => [
  { fact: { type: 'xstate.route', to: labId ? '#slot' : patientId ? '#lab' : '#patient' } },
];
const item = (id: string, name: string, test: string, price: number) => ({
  id,
  patientId: id,
  patient: { name, relation: 'MOTHER', gender: 'FEMALE', age: 69, infantAge: null } as const,
  test: { id: test, name: test, nameHindi: null },
  price,
});
export const several = [
  item('i1', 'Leela Menon', 'Lipid Profile', 649),
  item('i2', 'Ravi Menon', 'TSH', 320),
  item('i3', 'Leela Menon', 'TSH', 320),
];

/** A part that stands beside the steps, on a page that the test came with. */
export const beside = (Part: () => React.ReactNode) => () => {
  const key = answerKey('LabTest', { id: 't1' });
  return (
    <PageDataContext value={createPageData({ [key]: { labTest } })}>
      <Part />
    </PageDataContext>
  );
};
