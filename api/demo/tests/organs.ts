import type { DemoTest } from '../demoTest.ts';

export const organTests: DemoTest[] = [
  {
    name: 'Liver Function Test (LFT)', icon: 'liver', price: 549, report: '12 Hours', samples: ['S'], prepare: 'none',
    description: 'Looks at the enzymes, bilirubin and proteins that show how the liver is doing. It helps to find fatty liver, hepatitis and the effects of alcohol or medicines. Many doctors ask for it before starting a long treatment.',
    includes: ['Bilirubin (total, direct, indirect)', 'SGOT (AST)', 'SGPT (ALT)', 'Alkaline phosphatase', 'GGT', 'Total protein', 'Albumin', 'Globulin', 'A/G ratio'],
    why: ['Checks enzymes and bilirubin', 'Follows a fatty liver', 'Advised before new medicines'], beware: ['medicines'],
  },
  {
    name: 'Kidney Function Test (KFT)', icon: 'kidneys', price: 599, report: '12 Hours', samples: ['S'], prepare: 'none',
    description: 'Measures the waste that healthy kidneys clear from the blood. Kidney trouble gives few signs until late, so people with diabetes or high blood pressure should test once a year. The report includes the estimated filtration rate (eGFR).',
    includes: ['Creatinine', 'eGFR', 'Urea', 'Blood urea nitrogen', 'Uric acid', 'Calcium', 'Phosphorus'],
    why: ['Creatinine, urea and uric acid together', 'Advised with blood pressure or diabetes'], beware: ['medicines'],
  },
  {
    name: 'TSH', icon: 'thyroid', price: 249, report: '12 Hours', samples: ['S'], prepare: 'morning',
    description: 'The first test of the thyroid, the gland that sets the pace of the body. A high value usually means that the thyroid is slow, a low one that it is too fast. Those on thyroid tablets repeat it to adjust the dose.',
    includes: ['Thyroid stimulating hormone (ultrasensitive)'],
    why: ['First check of the thyroid', 'For tiredness or a change of weight', 'Helps to adjust the dose'], beware: ['biotin'],
  },
  {
    name: 'Thyroid Profile (T3 T4 TSH)', icon: 'thyroid', price: 449, report: '12 Hours', samples: ['S'], prepare: 'morning',
    description: 'Measures the two thyroid hormones as well as TSH, which steers them. It gives a fuller picture than TSH alone when the first result was not normal. Take the sample in the morning, before the thyroid tablet.',
    includes: ['Total T3', 'Total T4', 'TSH'],
    why: ['A fuller picture than TSH', 'Useful while on treatment'], beware: ['biotin'],
  },
  {
    name: 'Free Thyroid Profile (FT3 FT4 TSH)', icon: 'thyroid', price: 799, report: '24 Hours', samples: ['S'], prepare: 'morning',
    description: 'Measures the free part of the thyroid hormones, the part that works in the body. Pregnancy and some medicines change the binding proteins and so the total values, but not the free ones. That makes this profile the better choice in those cases.',
    includes: ['Free T3', 'Free T4', 'TSH'],
    why: ['Not disturbed by binding proteins', 'Often used in pregnancy'], beware: ['biotin'],
  },
  {
    name: 'Vitamin D (25-OH)', icon: 'medicine-bottle', price: 1199, report: '24 Hours', samples: ['S'], prepare: 'none',
    description: 'Measures the stored form of vitamin D, which keeps bones and muscles strong. People who live in cities and spend the day indoors are often low in it. The value helps your doctor to choose how much to take and for how long.',
    includes: ['25-hydroxy vitamin D (total)'],
    why: ['A common deficiency in cities', 'For aching bones and muscles', 'Helps to plan supplements'], beware: ['medicines'],
  },
  {
    name: 'Vitamin B12', icon: 'nerve', price: 899, report: '24 Hours', samples: ['S'], prepare: 'fasting',
    description: 'Vitamin B12 keeps nerves healthy and helps to make blood. It comes mainly from milk, eggs and meat, so vegetarians are often low in it. Tingling hands, poor memory and tiredness can be signs.',
    includes: ['Vitamin B12 (cyanocobalamin)'],
    why: ['Matters on a vegetarian diet', 'For tingling and tiredness', 'Checks whether supplements work'], beware: ['medicines', 'biotin'],
  },
  {
    name: 'Vitamin D and B12 Combo', icon: 'medicine-bottle', price: 1799, report: '24 Hours', samples: ['S'], prepare: 'fasting',
    description: 'The two vitamins that most people in cities lack, measured from one sample. Both are behind tiredness, aches and low mood more often than one thinks. One visit costs less than the two tests apart.',
    includes: ['25-hydroxy vitamin D (total)', 'Vitamin B12'],
    why: ['Two common gaps, one visit', 'Costs less than the two tests apart'], beware: ['medicines', 'biotin'],
  },
  {
    name: 'Electrolytes (Na K Cl)', icon: 'running-water', price: 399, report: '8 Hours', samples: ['S'], prepare: 'none',
    description: 'Measures sodium, potassium and chloride, the salts that keep water, muscles and the heartbeat in balance. Blood pressure medicines, vomiting, loose motions and heat can upset them. Results come the same day.',
    includes: ['Sodium', 'Potassium', 'Chloride'],
    why: ['For those on blood pressure medicines', 'After vomiting or heat illness'], beware: ['emergency'],
  },
  {
    name: 'Serum Calcium', icon: 'joints', price: 199, report: '12 Hours', samples: ['S'], prepare: 'none',
    description: 'Calcium builds bones and lets nerves and muscles work. The test is often done together with vitamin D or when someone has cramps or kidney stones. It is also part of a bone health check after 50.',
    includes: ['Total calcium'],
    why: ['Bone and nerve health', 'Goes with vitamin D treatment'], beware: ['medicines'],
  },
  {
    name: 'Uric Acid', icon: 'joints', price: 199, report: '12 Hours', samples: ['S'], prepare: 'none',
    description: 'Uric acid is what remains of certain foods and cells. When it is too high it can form crystals in the joints (gout) or stones in the kidneys. The test is used to find the cause of a swollen, painful toe or joint and to follow treatment.',
    includes: ['Serum uric acid'],
    why: ['For the pain of gout', 'After kidney stones'], beware: ['medicines'],
  },
  {
    name: 'Rheumatoid Factor', icon: 'joints', price: 349, report: '24 Hours', samples: ['S'], prepare: 'none',
    description: 'Looks for an antibody that many people with rheumatoid arthritis have. It is asked for when joints are stiff and swollen in the morning for weeks. A result is read together with CRP and what the doctor sees.',
    includes: ['Rheumatoid factor, quantitative'],
    why: ['For stiff joints in the morning', 'Says more together with CRP'], beware: [],
  },
  {
    name: 'Full Body Checkup (42 tests)', icon: 'body', price: 1299, report: '24 Hrs', samples: ['E', 'S', 'F', 'U'], prepare: 'fasting',
    description: 'Forty-two values from one home visit: blood, sugar, liver, kidneys, salts, thyroid, fats and urine. It suits healthy adults who want to know where they stand, once a year. Bring the report to your doctor, who can compare it with the last one.',
    includes: [
      'Haemoglobin', 'Red cell count', 'White cell count', 'Platelet count', 'Haematocrit (PCV)', 'MCV', 'MCH', 'MCHC', 'RDW', 'ESR',
      'Fasting blood sugar', 'HbA1c',
      'Total bilirubin', 'Direct bilirubin', 'Indirect bilirubin', 'SGOT (AST)', 'SGPT (ALT)', 'Alkaline phosphatase', 'GGT', 'Total protein', 'Albumin',
      'Creatinine', 'eGFR', 'Urea', 'Blood urea nitrogen', 'Uric acid', 'Calcium',
      'Sodium', 'Potassium', 'Chloride',
      'Total T3', 'Total T4', 'TSH',
      'Total cholesterol', 'HDL cholesterol', 'LDL cholesterol', 'VLDL cholesterol', 'Triglycerides', 'Cholesterol to HDL ratio',
      'Urine protein', 'Urine sugar', 'Urine microscopy',
    ],
    why: ['Blood, sugar, liver, kidneys, thyroid and lipids in one visit', 'A yearly habit that costs little', 'One report to show your doctor'], beware: ['medicines'],
  },
];
