import { serviceability, user } from '../../devtools/samples/entities.ts';

const labTests = ['Lipid Profile', 'HbA1c', 'TSH'].map((name, index) => ({
  id: `t${index + 1}`,
  name,
  icon: null,
  priceInRupees: 499,
  reportTime: '12 Hours',
  concerns: [],
}));
/** What the funnel's pages ask besides the flow's own services. */
export const answers = {
  labTests,
  serviceability,
  me: { ...user, phone: '+919000000001', phoneVerified: true },
  labTest: {
    id: 't1',
    name: 'Lipid Profile',
    icon: null,
    image: null,
    priceInRupees: 499,
    reportTime: '12 Hours',
    tat: null,
    description: null,
    disclaimers: [],
    whyBook: [],
    inclusions: [],
    features: [],
    fasting: 'NEEDED',
  },
};
