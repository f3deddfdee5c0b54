import {
  serviceability,
  unserviceability,
  unservedPin,
  user,
} from '../../devtools/samples/entities.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import type { AnswerBy } from './calls.ts';
import { noHindi } from './noHindi.ts';

const labTests = ['Lipid Profile', 'HbA1c', 'TSH'].map((name, index) => ({
  id: `t${index + 1}`,
  name,
  icon: null,
  priceInRupees: 499,
  amounts: [],
  reportTime: '12 Hours',
  concerns: [],
  ...noHindi,
}));
/** Whether somebody collects at the PIN code that is asked about. */
const served: AnswerBy = (_, { pin }) => (pin === unservedPin ? unserviceability : serviceability);

/** What the funnel's pages ask besides the flow's own services. */
export const answers = {
  labTests,
  serviceability: served,
  me: { ...user, phone: '+919000000001', phoneVerified: true },
  labTest: {
    id: 't1',
    name: 'Lipid Profile',
    icon: null,
    image: null,
    priceInRupees: 499,
    amounts: [],
    reportTime: '12 Hours',
    tat: null,
    description: null,
    disclaimers: [],
    whyBook: [],
    inclusions: [],
    features: [],
    fasting: 'NEEDED',
    fastingHours: 10,
    ...noHindi,
  },
};

/** A test was chosen; this tab has stored it. */
export const begun = { ...emptyDraft('d1'), testId: 't1' };
export const storeDraft = (text: string) => {
  // The empty page before the first one stores nothing; one that is loaded anew has come further.
  if (location.protocol === 'about:') return;
  if (sessionStorage.getItem('assay.tab.draft') === null)
    sessionStorage.setItem('assay.tab.draft', JSON.stringify(text));
};
