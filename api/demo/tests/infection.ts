import type { DemoTest } from '../demoTest.ts';

export const infectionTests: DemoTest[] = [
  {
    name: 'Urine Routine and Microscopy', icon: 'urine-sample', price: 199, report: '12 Hours', samples: ['U'], prepare: 'none',
    description: 'Looks at the colour, sugar, protein and cells in urine. It is the first test for burning, frequent urine or swelling of the feet. It also belongs to a yearly check, in pregnancy and with diabetes.',
    includes: ['Colour and appearance', 'pH and specific gravity', 'Protein', 'Glucose', 'Ketones', 'Pus cells', 'Red cells', 'Crystals and casts'],
    why: ['Infection, sugar and protein in one look', 'A simple yearly check'], beware: ['container'], asText: true,
  },
  {
    name: 'Urine Culture and Sensitivity', icon: 'bacteria', price: 599, report: '72 Hours', samples: ['U'], prepare: 'none',
    description: 'Grows the germ that causes a urine infection and tests which antibiotics stop it. It takes up to three days because the germ needs time to grow. Give the sample before the first antibiotic tablet if you can.',
    includes: ['Aerobic culture', 'Colony count', 'Antibiotic sensitivity of the germ found'],
    why: ['Finds the germ behind the infection', 'Shows which antibiotic works'], beware: ['container'],
  },
  {
    name: 'Urine Microalbumin', icon: 'urine-sample', price: 449, report: '24 Hours', samples: ['U'], prepare: 'morning',
    description: 'Finds very small amounts of protein in urine, long before a routine test does. In people with diabetes or high blood pressure it is the first sign that the kidneys need care. Once a year is the usual advice.',
    includes: ['Microalbumin', 'Urine creatinine', 'Albumin to creatinine ratio'],
    why: ['An early sign from the kidneys in diabetes', 'Advised once a year'], beware: ['container'],
  },
  {
    name: 'Stool Routine', icon: 'intestine', price: 199, report: '24 Hours', samples: ['T'], prepare: 'none',
    description: 'Looks for worms, their eggs, blood, fat and pus cells in stool. It is asked for when loose motions or stomach pain last for more than a few days. We bring the container, you hand it over at the visit.',
    includes: ['Colour and consistency', 'Occult blood', 'Ova and cysts', 'Pus cells', 'Fat globules'],
    why: ['Finds worms, blood and fat', 'For loose motions that last'], beware: ['stool'],
  },
  {
    name: 'Covid RTPCR Test', icon: 'virus', price: 1200, report: '24 Hours', samples: ['N'], prepare: 'none',
    description: 'Looks for the genes of the coronavirus in a swab from nose and throat. It is the most certain way to confirm an active infection. The report is accepted for travel and before surgery; keep an identity card ready at the visit.',
    includes: ['SARS-CoV-2 RNA, qualitative', 'Ct value where found'],
    why: ['Sample taken at home by a trained technician', 'Report on your phone, usually within a day', 'Doctor call to explain the report at no extra cost'], beware: ['early', 'prescription'], asText: true,
  },
  {
    name: 'Dengue NS1 Antigen', icon: 'mosquito', price: 699, report: '12 Hours', samples: ['S'], prepare: 'none',
    description: 'Finds a protein of the dengue virus in the first days of fever, before antibodies appear. It is most useful from day one to day five. Drink plenty of water and watch the platelets if it is positive.',
    includes: ['Dengue NS1 antigen (ELISA)'],
    why: ['Useful in the first week of fever', 'Quick answer in the monsoon'], beware: ['early', 'emergency'],
  },
  {
    name: 'Dengue IgG and IgM', icon: 'mosquito', price: 999, report: '24 Hours', samples: ['S'], prepare: 'none',
    description: 'Measures the antibodies that the body makes against dengue. IgM appears about five days after the fever starts, IgG later. Together they tell a fresh infection from one long past.',
    includes: ['Dengue IgM antibody', 'Dengue IgG antibody'],
    why: ['The right test after day five', 'Tells a recent infection from a past one'], beware: ['early', 'emergency'],
  },
  {
    name: 'Malaria Antigen (Pf/Pv)', icon: 'malaria-testing', price: 399, report: '8 Hours', samples: ['E'], prepare: 'none',
    description: 'A rapid test for the two malaria parasites that are common in India, falciparum and vivax. It is done for fever with chills and sweating, or after travel to a malaria area. The answer comes the same day.',
    includes: ['Plasmodium falciparum antigen', 'Plasmodium vivax antigen'],
    why: ['A quick answer in chills and fever', 'Covers both common parasites'], beware: ['early', 'emergency'],
  },
  {
    name: 'Typhoid IgM', icon: 'bacteria', price: 449, report: '24 Hours', samples: ['S'], prepare: 'none',
    description: 'Looks for early antibodies against the typhoid germ. It is more specific than the old slide test and helps when fever lasts longer than four days. Your doctor may add a blood culture.',
    includes: ['Salmonella typhi IgM antibody'],
    why: ['For fever of more than four days', 'More specific than the slide test'], beware: ['early'],
  },
  {
    name: 'Fever Panel', icon: 'thermometer', price: 1299, report: '24 Hours', samples: ['E', 'S', 'U'], prepare: 'none',
    description: 'Checks the common causes of fever together: dengue, malaria, typhoid and a urine infection, with a blood count and CRP. It saves days of testing one after the other when a fever does not go. Take rest and plenty of water meanwhile.',
    includes: ['Complete Blood Count (CBC)', 'CRP', 'Dengue NS1 antigen', 'Malaria antigen (Pf/Pv)', 'Typhoid IgM', 'Urine routine'],
    why: ['Dengue, malaria, typhoid and blood count together', 'One prick instead of four', 'Saves days when a fever does not go'], beware: ['early', 'emergency'],
  },
  {
    name: 'HBsAg (Hepatitis B)', icon: 'hepatology', price: 349, report: '24 Hours', samples: ['S'], prepare: 'none',
    description: 'Finds the surface protein of the hepatitis B virus. It is asked for before surgery, in pregnancy and for people who live with someone who has the infection. Those who are negative can be vaccinated.',
    includes: ['Hepatitis B surface antigen'],
    why: ['Screening before surgery', 'For those who live with an infected person'], beware: ['early'],
  },
];
