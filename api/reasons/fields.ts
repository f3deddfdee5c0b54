interface Label {
  /** Given only if it does not follow from the field's name. */
  en?: string;
  /** Given if a form shows the field. */
  hi?: string;
}

/** The names of fields in sentences. */
export const fieldLabels: Readonly<Record<string, Label>> = {
  firstName: { hi: 'नाम' },
  lastName: { hi: 'उपनाम' },
  name: { hi: 'नाम' },
  email: { hi: 'ईमेल' },
  password: { hi: 'पासवर्ड' },
  newPassword: { hi: 'नया पासवर्ड' },
  otp: { en: 'OTP', hi: 'ओटीपी' },
  slotId: { en: 'Slot', hi: 'समय' },
  DOB: { en: 'Date of birth', hi: 'जन्म तिथि' },
  bookingforWhom: { en: 'Booking for', hi: 'किसके लिए' },
  gender: { hi: 'लिंग' },
  patient: { hi: 'मरीज़' },
  patientName: { hi: 'मरीज़ का नाम' },
  age: { hi: 'उम्र' },
  sampleId: { hi: 'सैंपल नंबर' },
  phoneNumber: { hi: 'मोबाइल नंबर' },
  houseNo: { en: 'House/Flat/Block number', hi: 'मकान/फ़्लैट/ब्लॉक नंबर' },
  road: { en: 'Road/Area', hi: 'सड़क/इलाक़ा' },
  zipCode: { en: 'Zipcode', hi: 'पिन कोड' },
  cityState: { en: 'City and state', hi: 'शहर और राज्य' },
  pin: { en: 'PIN code', hi: 'पिन कोड' },
  question: { hi: 'सवाल' },
  answer: { hi: 'जवाब' },
  reason: { hi: 'कारण' },
  comment: { hi: 'टिप्पणी' },
  message: { hi: 'संदेश' },
  location: { hi: 'जगह' },
  places: { en: 'Visits in a slot', hi: 'एक स्लॉट में विज़िट' },
  slotMinutes: { en: 'Minutes in a slot', hi: 'एक स्लॉट के मिनट' },
  reportHours: { en: 'Report time in hours', hi: 'रिपोर्ट का समय (घंटे)' },
  rating: { hi: 'रेटिंग' },
  ratingCount: { en: 'Number of ratings', hi: 'रेटिंग की संख्या' },
  body: { en: 'Text', hi: 'टेक्स्ट' },
  kicker: { en: 'Line above the title', hi: 'शीर्षक के ऊपर की पंक्ति' },
  note: { en: 'Line below the title', hi: 'शीर्षक के नीचे की पंक्ति' },
  entries: { hi: 'प्रविष्टियाँ' },
  testName: { hi: 'टेस्ट का नाम' },
  price: { hi: 'क़ीमत' },
  report_time: { hi: 'रिपोर्ट का समय' },
  tat: { en: 'Turn-around time', hi: 'रिपोर्ट बनने का समय' },
  description: { hi: 'विवरण' },
  inclusions: { hi: 'शामिल चीज़ें' },
  disclaimers: { hi: 'जानने योग्य बातें' },
  features: { hi: 'ख़ासियतें' },
  why_book: { en: 'Reasons to book', hi: 'बुक करने के कारण' },
  testNameHindi: { en: 'Test name in Hindi', hi: 'टेस्ट का नाम (हिंदी में)' },
  descriptionHindi: { en: 'Description in Hindi', hi: 'विवरण (हिंदी में)' },
  inclusionsHindi: { en: 'Inclusions in Hindi', hi: 'शामिल चीज़ें (हिंदी में)' },
  disclaimersHindi: { en: 'Disclaimers in Hindi', hi: 'जानने योग्य बातें (हिंदी में)' },
  featuresHindi: { en: 'Features in Hindi', hi: 'ख़ासियतें (हिंदी में)' },
  why_book_hindi: { en: 'Reasons to book in Hindi', hi: 'बुक करने के कारण (हिंदी में)' },
  aliases: { en: 'Other names', hi: 'दूसरे नाम' },
  concerns: { hi: 'विषय' },
  fasting: { hi: 'उपवास' },
  active: { hi: 'ग्राहकों को दिखाएँ' },
  is_package: { en: 'Package', hi: 'पैकेज' },
  for_gender: { en: 'Only for', hi: 'सिर्फ़ इनके लिए' },
  age_from: { en: 'Youngest age', hi: 'सबसे कम उम्र' },
  age_to: { en: 'Oldest age', hi: 'सबसे ज़्यादा उम्र' },
  contains: { en: 'Contained tests', hi: 'इसमें शामिल टेस्ट' },
  apart_from: { en: 'Tests with a sample of their own', hi: 'जिन टेस्ट का सैंपल अलग लिया जाता है' },
  apart_minutes: { en: 'Minutes between the samples', hi: 'सैंपलों के बीच मिनट' },
  parameter: { en: 'Name of the value', hi: 'नतीजे का नाम' },
  ageFrom: { en: 'From age', hi: 'इस उम्र से' },
  ageTo: { en: 'Up to age', hi: 'इस उम्र तक' },
  low: { hi: 'निचली सीमा' },
  high: { hi: 'ऊपरी सीमा' },
  criticalLow: { en: 'The lower critical bound', hi: 'निचली गंभीर सीमा' },
  criticalHigh: { en: 'The upper critical bound', hi: 'ऊपरी गंभीर सीमा' },
  repeat_months: { en: 'Months until it is done again', hi: 'कितने महीने बाद फिर से' },
  text: { hi: 'खोज' },
  icon: { hi: 'आइकन' },
  image: { hi: 'मुख्य तस्वीर' },
  report: { hi: 'रिपोर्ट' },
  code: { hi: 'कोड' },
  title: { hi: 'नाम' },
  titleHindi: { en: 'Title in Hindi', hi: 'हिंदी में नाम' },
  percent: { en: 'Percentage', hi: 'प्रतिशत' },
  rupees: { en: 'Amount', hi: 'रकम' },
  mostRupees: { en: 'Highest discount', hi: 'ज़्यादा से ज़्यादा छूट' },
  from: { hi: 'पहला दिन' },
  until: { hi: 'आख़िरी दिन' },
  perCustomer: { en: 'Uses per customer', hi: 'हर ग्राहक के लिए कितनी बार' },
  budgetUses: { en: 'Uses in all', hi: 'कुल कितनी बार' },
  budgetRupees: { en: 'Budget', hi: 'कुल बजट' },
  serviceablePins: { en: 'Serviceable PINs', hi: 'पिन कोड के शुरुआती अंक (1 से 6 अंक, पहला अंक 0 नहीं)' },
  technician: { hi: 'टेक्नीशियन' },
  guardianConsents: { en: 'Consent of the guardian' },
  userID: { en: 'User id' },
  _id: { en: 'Id' },
  labId: { en: 'Lab' },
  testId: { en: 'Test' },
  orderId: { en: 'Order' },
  razorpay_payment_id: { en: 'Payment id' },
  razorpay_order_id: { en: 'Provider order id' },
  razorpay_signature: { en: 'Signature' },
};

const labels = new Map(Object.entries(fieldLabels));

/** A field's name for people: 'firstName' is 'First name'. */
export function fieldLabel(name: string): string {
  const words =
    labels.get(name)?.en ??
    name
      .replace(/_/g, ' ')
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
