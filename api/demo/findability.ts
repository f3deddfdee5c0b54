import type { Concern } from '../catalogue/concerns.ts';

/** Search terms of a test of the demo catalogue, besides its name. */
interface Findability {
  /** Other words for it: abbreviations, everyday terms, Hindi, and Hindi in Latin letters. */
  aliases: string[];
  concerns: Concern[];
  isPackage?: true;
}

const sugar = ['sugar', 'diabetes', 'glucose', 'madhumeh', 'शुगर', 'मधुमेह', 'डायबिटीज'];
const thyroid = ['thyroid', 'थायराइड', 'थायरॉइड'];
const cholesterol = ['cholesterol', 'heart', 'dil', 'कोलेस्ट्रॉल', 'दिल', 'हृदय'];
const liver = ['liver', 'jigar', 'लिवर', 'जिगर'];
const kidney = ['kidney', 'gurda', 'किडनी', 'गुर्दा'];
const blood = ['blood', 'khoon', 'haemoglobin', 'hemoglobin', 'खून', 'हीमोग्लोबिन'];
const anaemia = [
  'anaemia',
  'anemia',
  'khoon ki kami',
  'weakness',
  'kamzori',
  'खून की कमी',
  'कमजोरी',
];
const fever = ['fever', 'bukhar', 'बुखार'];
const pregnancy = ['pregnancy', 'garbh', 'गर्भ', 'प्रेगनेंसी'];
const urine = ['urine', 'peshab', 'मूत्र', 'पेशाब', 'यूरिन'];
const joints = ['joint pain', 'arthritis', 'gathiya', 'जोड़ों का दर्द', 'गठिया'];
const bones = ['bones', 'haddi', 'हड्डी'];

/** By the test's name. */
export const findability: Record<string, Findability> = {
  'Complete Blood Count (CBC)': {
    aliases: [...blood, 'haemogram', 'platelets', 'infection', 'सीबीसी'],
    concerns: ['fever', 'women'],
  },
  HbA1c: { aliases: [...sugar, 'A1c', 'glycated haemoglobin'], concerns: ['diabetes'] },
  'Fasting Blood Sugar': {
    aliases: [...sugar, 'FBS', 'khali pet', 'खाली पेट'],
    concerns: ['diabetes'],
  },
  'Post Prandial Blood Sugar': { aliases: [...sugar, 'PPBS', 'PP'], concerns: ['diabetes'] },
  'Insulin (Fasting) with HOMA-IR': {
    aliases: [...sugar, 'insulin resistance', 'PCOS', 'PCOD', 'इंसुलिन'],
    concerns: ['diabetes', 'women'],
  },
  'Diabetes Care Panel': { aliases: sugar, concerns: ['diabetes'], isPackage: true },
  'Lipid Profile': { aliases: [...cholesterol, 'fat', 'triglycerides'], concerns: ['heart'] },
  'hs-CRP': { aliases: [...cholesterol, 'inflammation'], concerns: ['heart'] },
  'C-Reactive Protein (CRP)': {
    aliases: ['infection', 'inflammation', 'sujan', 'सूजन'],
    concerns: ['fever'],
  },
  'PT / INR': { aliases: ['clotting', 'blood thinner', 'prothrombin'], concerns: ['heart'] },
  'Liver Function Test (LFT)': {
    aliases: [...liver, 'jaundice', 'piliya', 'SGPT', 'SGOT', 'bilirubin', 'पीलिया'],
    concerns: ['liver'],
  },
  'Kidney Function Test (KFT)': {
    aliases: [...kidney, 'RFT', 'renal', 'creatinine', 'urea', 'क्रिएटिनिन'],
    concerns: ['kidneys'],
  },
  TSH: { aliases: thyroid, concerns: ['thyroid', 'women'] },
  'Thyroid Profile (T3 T4 TSH)': { aliases: [...thyroid, 'TFT'], concerns: ['thyroid'] },
  'Free Thyroid Profile (FT3 FT4 TSH)': { aliases: thyroid, concerns: ['thyroid', 'women'] },
  'Vitamin D (25-OH)': {
    aliases: [...bones, 'vit D', 'vitamin D3', 'sunlight', 'विटामिन डी'],
    concerns: ['vitamins'],
  },
  'Vitamin B12': { aliases: ['vit B12', 'cobalamin', 'विटामिन बी12'], concerns: ['vitamins'] },
  'Vitamin D and B12 Combo': {
    aliases: [...bones, 'विटामिन'],
    concerns: ['vitamins'],
    isPackage: true,
  },
  'Electrolytes (Na K Cl)': {
    aliases: ['sodium', 'potassium', 'salts', 'namak', 'नमक'],
    concerns: ['kidneys', 'heart'],
  },
  'Serum Calcium': { aliases: [...bones, 'कैल्शियम'], concerns: ['vitamins'] },
  'Uric Acid': { aliases: [...joints, 'gout', 'यूरिक एसिड'], concerns: ['kidneys'] },
  'Rheumatoid Factor': { aliases: [...joints, 'RA'], concerns: [] },
  'Full Body Checkup (42 tests)': {
    aliases: ['master health checkup', 'whole body', 'poora sharir', 'पूरा शरीर', 'फुल बॉडी'],
    concerns: ['full body', 'diabetes', 'thyroid', 'heart', 'liver', 'kidneys'],
    isPackage: true,
  },
  'Urine Routine and Microscopy': {
    aliases: [...urine, 'UTI', 'infection', 'jalan', 'जलन'],
    concerns: ['kidneys', 'fever'],
  },
  'Urine Culture and Sensitivity': { aliases: [...urine, 'UTI', 'infection'], concerns: ['fever'] },
  'Urine Microalbumin': { aliases: [...urine, ...kidney], concerns: ['diabetes', 'kidneys'] },
  'Stool Routine': {
    aliases: ['stomach', 'worms', 'loose motion', 'pet', 'पेट', 'दस्त', 'मल'],
    concerns: [],
  },
  'Covid RTPCR Test': { aliases: ['corona', 'covid 19', 'कोविड', 'कोरोना'], concerns: ['fever'] },
  'Dengue NS1 Antigen': { aliases: [...fever, 'डेंगू', 'dengu'], concerns: ['fever'] },
  'Dengue IgG and IgM': { aliases: [...fever, 'डेंगू', 'dengu'], concerns: ['fever'] },
  'Malaria Antigen (Pf/Pv)': { aliases: [...fever, 'मलेरिया'], concerns: ['fever'] },
  'Typhoid IgM': { aliases: [...fever, 'widal', 'टाइफाइड'], concerns: ['fever'] },
  'Fever Panel': {
    aliases: [...fever, 'dengue', 'malaria', 'typhoid'],
    concerns: ['fever'],
    isPackage: true,
  },
  'HBsAg (Hepatitis B)': { aliases: [...liver, 'jaundice', 'हेपेटाइटिस'], concerns: ['liver'] },
  'Iron Studies': { aliases: [...anaemia, 'loha', 'आयरन'], concerns: ['women'] },
  Ferritin: { aliases: [...anaemia, 'iron', 'hair fall', 'baal', 'आयरन'], concerns: ['women'] },
  'Anaemia Panel': { aliases: [...anaemia, 'iron', 'आयरन'], concerns: ['women'], isPackage: true },
  ESR: { aliases: ['inflammation', 'sujan', 'सूजन'], concerns: ['fever'] },
  'Blood Group and Rh': { aliases: ['khoon', 'खून', 'ब्लड ग्रुप'], concerns: ['women'] },
  'Beta hCG (Pregnancy, blood)': { aliases: pregnancy, concerns: ['women'] },
  AMH: { aliases: ['ovary', 'fertility', 'egg count', 'baanjhpan'], concerns: ['women'] },
  Prolactin: { aliases: ['periods', 'mahavari', 'माहवारी'], concerns: ['women'] },
  'Testosterone (Total)': { aliases: ['male hormone', 'टेस्टोस्टेरोन'], concerns: [] },
  'PSA (Total)': { aliases: ['prostate', 'प्रोस्टेट'], concerns: [] },
  'Total IgE (Allergy)': { aliases: ['allergy', 'एलर्जी', 'khujli', 'खुजली'], concerns: [] },
};
