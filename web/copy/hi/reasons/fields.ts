/** What the sentences of forms call their fields, in Hindi. */
const labels = new Map(
  Object.entries({
    firstName: 'नाम',
    lastName: 'उपनाम',
    name: 'नाम',
    email: 'ईमेल',
    password: 'पासवर्ड',
    newPassword: 'नया पासवर्ड',
    otp: 'ओटीपी',
    DOB: 'जन्म तिथि',
    bookingforWhom: 'किसके लिए',
    gender: 'लिंग',
    phoneNumber: 'मोबाइल नंबर',
    houseNo: 'मकान/फ़्लैट/ब्लॉक नंबर',
    road: 'सड़क/इलाक़ा',
    zipCode: 'पिन कोड',
    cityState: 'शहर और राज्य',
    pin: 'पिन कोड',
    question: 'सवाल',
    testName: 'टेस्ट का नाम',
    price: 'क़ीमत',
    report_time: 'रिपोर्ट का समय',
    tat: 'रिपोर्ट बनने का समय',
    description: 'विवरण',
    inclusions: 'शामिल चीज़ें',
    disclaimers: 'जानने योग्य बातें',
    features: 'ख़ासियतें',
    why_book: 'बुक करने के कारण',
    aliases: 'दूसरे नाम',
    concerns: 'विषय',
    is_package: 'पैकेज',
    text: 'खोज',
    icon: 'आइकन',
    image: 'मुख्य तस्वीर',
    report: 'रिपोर्ट',
    serviceablePins: 'पिन कोड के शुरुआती अंक (1 से 6 अंक, पहला अंक 0 नहीं)',
    technician: 'टेक्नीशियन',
  }),
);

/** A field's name as a person reads it in Hindi; one that no form shows keeps its own. */
export const fieldLabel = (name: string | number): string =>
  labels.get(String(name)) ?? String(name);
