/**
 * The built-in icons of tests: their names in the catalogue, and in the set that they come from
 * (healthicons).
 */
export const testIcons = {
  'blood-drop': 'BloodDrop',
  'blood-cells': 'BloodCells',
  'blood-vessel': 'BloodVessel',
  'diabetes-measure': 'DiabetesMeasure',
  'heart-organ': 'HeartOrgan',
  'heart-cardiogram': 'HeartCardiogram',
  liver: 'Liver',
  kidneys: 'Kidneys',
  thyroid: 'Thyroid',
  nerve: 'Nerve',
  joints: 'Joints',
  virus: 'Virus',
  mosquito: 'Mosquito',
  'malaria-testing': 'MalariaTesting',
  thermometer: 'Thermometer',
  bacteria: 'Bacteria',
  'urine-sample': 'UrineSample',
  intestine: 'Intestine',
  pregnant: 'Pregnant',
  prostate: 'Prostate',
  allergies: 'Allergies',
  body: 'Body',
  'medicine-bottle': 'MedicineBottle',
  'test-tubes': 'TestTubes',
  'blood-rh-p': 'BloodRhP',
  hepatology: 'Hepatology',
  'running-water': 'RunningWater',
  'biochemistry-laboratory': 'BiochemistryLaboratory',
} as const;
