import type { DemoTest } from '../demoTest.ts';

export const sugarAndHeartTests: DemoTest[] = [
  {
    name: 'Complete Blood Count (CBC)', icon: 'blood-cells', price: 299, report: '12 Hours', samples: ['E'], prepare: 'none',
    description: 'Counts and measures the cells in your blood: the red cells that carry oxygen, the white cells that fight infection and the platelets that stop bleeding. It is the usual first test when someone feels tired, has fever or bruises easily. Doctors also use it to follow how a treatment is going.',
    includes: ['Haemoglobin', 'Red cell count', 'White cell count with differential', 'Platelet count', 'Haematocrit (PCV)', 'MCV', 'MCH', 'MCHC', 'RDW'],
    why: ['First look at anaemia and infection', 'Watches the platelets during a fever', 'A baseline to compare with every year'], beware: ['transfusion'], asText: true,
  },
  {
    name: 'HbA1c', icon: 'diabetes-measure', price: 399, report: '12 Hours', samples: ['E'], prepare: 'none',
    description: 'Shows the average blood sugar of the last two to three months in one number. Unlike a sugar test it does not change with what you ate yesterday. It is used to find diabetes early and to see whether treatment is working.',
    includes: ['HbA1c', 'Estimated average glucose'],
    why: ['Three months of sugar in one number', 'No fasting, any time of the day', 'Shows whether treatment is on track'], beware: ['transfusion'],
  },
  {
    name: 'Fasting Blood Sugar', icon: 'blood-drop', price: 199, report: '8 Hours', samples: ['F'], prepare: 'fasting',
    description: 'Measures the sugar in your blood after a night without food. It is the simplest way to screen for diabetes and prediabetes. People who already have diabetes use it to check their morning level.',
    includes: ['Fasting plasma glucose'],
    why: ['Screens for diabetes', 'Costs little, so it is easy to repeat', 'Goes well with HbA1c'], beware: ['medicines'],
  },
  {
    name: 'Post Prandial Blood Sugar', icon: 'blood-drop', price: 199, report: '8 Hours', samples: ['F'], prepare: 'afterMeal',
    description: 'Measures the sugar in your blood two hours after you start a meal. It shows how well the body handles food, which a fasting test cannot tell. Book a slot two hours after the time you plan to eat.',
    includes: ['Plasma glucose 2 hours after a meal'],
    why: ['Shows the control after meals', 'Helps to check the time and dose of medicines'], beware: ['medicines'],
  },
  {
    name: 'Insulin (Fasting) with HOMA-IR', icon: 'diabetes-measure', price: 799, report: '24 Hours', samples: ['S', 'F'], prepare: 'fasting',
    description: 'Measures fasting insulin together with fasting sugar and works out the HOMA-IR index from both. A high index means that the body answers weakly to insulin. It is often asked for with PCOS, weight gain or a family history of diabetes.',
    includes: ['Fasting insulin', 'Fasting plasma glucose', 'HOMA-IR index'],
    why: ['Finds insulin resistance before sugar rises', 'Part of a PCOS and weight work-up'], beware: ['medicines'],
  },
  {
    name: 'Diabetes Care Panel', icon: 'diabetes-measure', price: 799, report: '24 Hours', samples: ['E', 'F', 'U'], prepare: 'fasting',
    description: 'Brings together what a doctor looks at in a diabetes visit: sugar today, sugar over three months, cholesterol, the kidneys and protein in urine. One visit instead of four. It suits a review every three months.',
    includes: ['Fasting blood sugar', 'HbA1c', 'Lipid profile', 'Creatinine with eGFR', 'Urine microalbumin'],
    why: ['Sugar, kidneys and lipids in one visit', 'Made for the review every three months', 'Costs less than the single tests'], beware: ['medicines'],
  },
  {
    name: 'Lipid Profile', icon: 'heart-organ', price: 499, report: '12 Hours', samples: ['S'], prepare: 'fasting',
    description: 'Measures the fats in your blood: total, good and bad cholesterol and triglycerides. High values clog the vessels slowly and without any sign, so testing is the only way to know. The result guides diet, exercise and medicines.',
    includes: ['Total cholesterol', 'HDL cholesterol', 'LDL cholesterol', 'VLDL cholesterol', 'Triglycerides', 'Cholesterol to HDL ratio'],
    why: ['All heart-risk fats in one sample', 'Helps to choose the right diet', 'Follows how a statin works'], beware: ['medicines'], asText: true,
  },
  {
    name: 'hs-CRP', icon: 'heart-cardiogram', price: 649, report: '24 Hours', samples: ['S'], prepare: 'none',
    description: 'A very fine measurement of C-reactive protein that shows low, silent inflammation in the blood vessels. Together with cholesterol it tells more about heart risk than either alone. Do not test during a cold or fever, as the value will be high anyway.',
    includes: ['High-sensitivity C-reactive protein'],
    why: ['A fine marker of heart risk', 'Adds to what the lipid profile tells'], beware: ['emergency'],
  },
  {
    name: 'C-Reactive Protein (CRP)', icon: 'thermometer', price: 449, report: '12 Hours', samples: ['S'], prepare: 'none',
    description: 'A protein that the liver makes within hours when something in the body is inflamed. It rises with infection, injury and flare-ups of joint disease, and falls again as you get better. Doctors often repeat it to see the direction.',
    includes: ['C-reactive protein, quantitative'],
    why: ['Shows active inflammation', 'Follows recovery from an infection'], beware: ['emergency'],
  },
  {
    name: 'PT / INR', icon: 'blood-vessel', price: 349, report: '12 Hours', samples: ['C'], prepare: 'none',
    description: 'Measures how long your blood takes to clot. People on blood thinners such as warfarin need it often to keep the dose safe. It is also asked for before an operation or a tooth extraction.',
    includes: ['Prothrombin time', 'INR', 'Control time'],
    why: ['Keeps the dose of a blood thinner safe', 'Asked for before surgery'], beware: ['medicines', 'emergency'],
  },
];
