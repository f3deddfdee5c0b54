/**
 * The built-in icons that a test's `icon` may name as `icon:{name}`: names of the health icon set
 * in kebab case (`blood-drop` is its BloodDrop). The web maps these names to pictures.
 */
export const testIcons = [
  'blood-drop',
  'blood-cells',
  'blood-vessel',
  'diabetes-measure',
  'heart-organ',
  'heart-cardiogram',
  'liver',
  'kidneys',
  'thyroid',
  'nerve',
  'joints',
  'virus',
  'mosquito',
  'malaria-testing',
  'thermometer',
  'bacteria',
  'urine-sample',
  'intestine',
  'pregnant',
  'prostate',
  'allergies',
  'body',
  'medicine-bottle',
  'test-tubes',
  'blood-rh-p',
  'hepatology',
  'running-water',
  'biochemistry-laboratory',
] as const;
export type TestIcon = (typeof testIcons)[number];
