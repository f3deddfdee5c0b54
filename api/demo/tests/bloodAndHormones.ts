import type { DemoTest } from '../demoTest.ts';

export const bloodAndHormoneTests: DemoTest[] = [
  {
    name: 'Iron Studies', icon: 'blood-drop', price: 699, report: '24 Hours', samples: ['S'], prepare: 'fastingMorning',
    description: 'Shows how much iron is in your blood and how well it is carried. It explains a low haemoglobin and tells a lack of iron from other causes. Iron changes during the day, so the sample is taken in the morning.',
    includes: ['Serum iron', 'Total iron binding capacity (TIBC)', 'Transferrin saturation', 'UIBC'],
    why: ['Explains a low haemoglobin', 'Iron, TIBC and saturation in one report'], beware: ['medicines'],
  },
  {
    name: 'Ferritin', icon: 'blood-drop', price: 649, report: '24 Hours', samples: ['S'], prepare: 'none',
    description: 'Ferritin is the store of iron in the body. It falls before the haemoglobin does, so it finds a lack of iron early. It is also part of the search for a cause when hair falls out.',
    includes: ['Serum ferritin'],
    why: ['Shows the iron stores', 'Part of a hair fall work-up'], beware: ['biotin'],
  },
  {
    name: 'Anaemia Panel', icon: 'blood-cells', price: 1199, report: '24 Hours', samples: ['E', 'S'], prepare: 'fasting',
    description: 'Looks for the reason behind a low haemoglobin: too little iron, too little B12, or something else. Blood count, iron, iron stores and vitamin come from one visit. Treatment differs by cause, so it is worth knowing before buying tablets.',
    includes: ['Complete Blood Count (CBC)', 'Serum iron', 'TIBC', 'Ferritin', 'Vitamin B12'],
    why: ['Blood count, iron, B12 and ferritin together', 'Finds the cause, not only the lack'], beware: ['medicines'],
  },
  {
    name: 'ESR', icon: 'test-tubes', price: 199, report: '8 Hours', samples: ['E'], prepare: 'none',
    description: 'Measures how fast red cells sink in a tube, which rises with almost any inflammation. It does not say where the trouble is, but it shows the direction over weeks. It is often asked for in long fevers and joint disease.',
    includes: ['Erythrocyte sedimentation rate (first hour)'],
    why: ['A general sign of inflammation', 'For following an illness over weeks'], beware: [],
  },
  {
    name: 'Blood Group and Rh', icon: 'blood-rh-p', price: 199, report: '8 Hours', samples: ['E'], prepare: 'none',
    description: 'Tells your ABO group and whether you are Rh positive or negative. You need it for a pregnancy file, before an operation and to donate blood. It is done once and holds for life.',
    includes: ['ABO group', 'Rh (D) type'],
    why: ['For the pregnancy file', 'For surgery and a donor card'], beware: [],
  },
  {
    name: 'Beta hCG (Pregnancy, blood)', icon: 'pregnant', price: 599, report: '12 Hours', samples: ['S'], prepare: 'none',
    description: 'Measures the pregnancy hormone in blood, a few days earlier than a urine kit can show it. The number can be repeated after two days to see whether it rises as it should. Your doctor reads it together with a scan.',
    includes: ['Beta hCG, quantitative'],
    why: ['Earlier than a urine kit', 'Gives a number that can be followed'], beware: ['biotin'],
  },
  {
    name: 'AMH', icon: 'pregnant', price: 1699, report: '48 Hours', samples: ['S'], prepare: 'none',
    description: 'Anti-Müllerian hormone tells how many eggs the ovaries still hold in reserve. It helps to plan a pregnancy or a fertility treatment and is part of a PCOS work-up. Any day of the cycle will do.',
    includes: ['Anti-Müllerian hormone'],
    why: ['Shows the reserve of the ovaries', 'Any day of the cycle'], beware: ['biotin'],
  },
  {
    name: 'Prolactin', icon: 'medicine-bottle', price: 449, report: '24 Hours', samples: ['S'], prepare: 'morning',
    description: 'A hormone of the pituitary gland that steers milk and has a say in the cycle. Missed periods, milk without a baby or low drive can come from a high value. Rest for half an hour before the sample, as stress raises it.',
    includes: ['Serum prolactin'],
    why: ['For missed periods', 'Sample after rest, at your own home'], beware: ['medicines', 'biotin'],
  },
  {
    name: 'Testosterone (Total)', icon: 'biochemistry-laboratory', price: 599, report: '24 Hours', samples: ['S'], prepare: 'morning',
    description: 'The main male hormone, which keeps muscle, energy and drive. It is highest in the morning, so book a slot between 7 and 10 am. In women a high value can be a part of PCOS.',
    includes: ['Total testosterone'],
    why: ['For low energy in men', 'Best taken between 7 and 10 am'], beware: ['biotin'],
  },
  {
    name: 'PSA (Total)', icon: 'prostate', price: 649, report: '24 Hours', samples: ['S'], prepare: 'none',
    description: 'A protein of the prostate that rises with its growth, inflammation or cancer. Men over 50 use it to follow the prostate together with their doctor. Wait some days after a urine infection or a long ride on a bicycle.',
    includes: ['Prostate specific antigen, total'],
    why: ['For the follow-up of the prostate over 50', 'One value to compare each year'], beware: ['medicines'],
  },
  {
    name: 'Total IgE (Allergy)', icon: 'allergies', price: 699, report: '24 Hours', samples: ['S'], prepare: 'none',
    description: 'Measures the antibody that the body makes in allergies. A high value supports what sneezing, wheezing or itching suggest, and helps to decide whether single allergens should be tested. Worms can raise it too.',
    includes: ['Total immunoglobulin E'],
    why: ['Shows a tendency to allergy', 'Guides which panel comes next'], beware: ['medicines'],
  },
];
