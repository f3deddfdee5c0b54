/** Invented customers; each has a drawing. */
export const demoTestimonials = [
  {
    name: 'Kavitha R.',
    location: 'Bengaluru',
    message:
      'The technician came at 6:30 in the morning, just as booked. My mother did not have to leave her bed, and the report was on my phone by evening.',
    name_hindi: 'कविता आर.',
    location_hindi: 'बेंगलुरु',
    message_hindi:
      'टेक्नीशियन ठीक समय पर, सुबह साढ़े छह बजे आ गए। माँ को बिस्तर से उठना भी नहीं पड़ा और शाम तक रिपोर्ट मेरे फ़ोन पर थी।',
  },
  {
    name: 'Imran S.',
    location: 'Hyderabad',
    message:
      'I compared four labs for a thyroid profile in a minute and took the one that reports fastest. The price I saw was the price I paid.',
    name_hindi: 'इमरान एस.',
    location_hindi: 'हैदराबाद',
    message_hindi:
      'थायरॉइड प्रोफ़ाइल के लिए मैंने एक मिनट में चार लैब देख लीं और सबसे जल्दी रिपोर्ट देने वाली चुनी। जो क़ीमत दिखी, वही चुकाई।',
  },
  {
    name: 'Ananya D.',
    location: 'Kolkata',
    message:
      'Fever for three days and no strength to go out. The fever panel was collected at home and we knew it was dengue the same night.',
    name_hindi: 'अनन्या डी.',
    location_hindi: 'कोलकाता',
    message_hindi:
      'तीन दिन से बुख़ार था और बाहर जाने की हिम्मत नहीं थी। बुख़ार पैनल का सैंपल घर से लिया गया और उसी रात पता चल गया कि डेंगू है।',
  },
  {
    name: 'Prakash J.',
    location: 'Pune',
    message:
      'I book the diabetes panel for my father every three months. All his reports sit in one place now, his doctor likes that.',
    name_hindi: 'प्रकाश जे.',
    location_hindi: 'पुणे',
    message_hindi:
      'पिताजी के लिए हर तीन महीने में डायबिटीज़ पैनल बुक करता हूँ। उनकी सारी रिपोर्टें अब एक जगह हैं, डॉक्टर को भी यह पसंद है।',
  },
  {
    name: 'Meenakshi V.',
    location: 'Chennai',
    message:
      'I had to move the visit because of rain. Two taps and a new slot, no call, no extra charge.',
    name_hindi: 'मीनाक्षी वी.',
    location_hindi: 'चेन्नई',
    message_hindi:
      'बारिश की वजह से विज़िट आगे बढ़ानी पड़ी। दो टैप में नया स्लॉट मिल गया, न कोई कॉल, न अतिरिक्त पैसे।',
  },
  {
    name: 'Rohit B.',
    location: 'New Delhi',
    message:
      'A clear page on what to do before the test and a technician who explained each tube. Would book again for the whole family.',
    name_hindi: 'रोहित बी.',
    location_hindi: 'नई दिल्ली',
    message_hindi:
      'टेस्ट से पहले क्या करना है, सब साफ़ लिखा था, और टेक्नीशियन ने हर ट्यूब के बारे में समझाया। पूरे परिवार के लिए फिर बुक करूँगा।',
  },
];

export const demoFaq = [
  {
    question: 'How do I book a test?',
    answer:
      'Choose a test, say who it is for, pick a lab, a day and a half hour, give the address and pay. You see your order and where it stands at once.',
    question_hindi: 'टेस्ट कैसे बुक करें?',
    answer_hindi:
      'टेस्ट चुनें, बताएँ कि किसके लिए है, लैब, दिन और आधे घंटे का समय चुनें, पता दें और पेमेंट करें। आपका ऑर्डर और उसकी स्थिति तुरंत दिखने लगती है।',
  },
  {
    question: 'May I drink water while fasting?',
    answer:
      'Yes, plain water is fine and even helps. Avoid tea, coffee, juice and food for 8 to 10 hours before the appointment.',
    question_hindi: 'क्या ख़ाली पेट रहते हुए पानी पी सकते हैं?',
    answer_hindi:
      'हाँ, सादा पानी पी सकते हैं, उससे मदद ही मिलती है। अपॉइंटमेंट से पहले 8 से 10 घंटे तक चाय, कॉफ़ी, जूस और खाना न लें।',
  },
  {
    question: 'Should I take my medicines before the test?',
    answer:
      'Keep taking what your doctor prescribed unless you were told otherwise. If you take medicine for diabetes, ask your doctor before a fasting test.',
    question_hindi: 'क्या टेस्ट से पहले दवा ले सकते हैं?',
    answer_hindi:
      'डॉक्टर की बताई दवा लेते रहें, जब तक उन्होंने मना न किया हो। डायबिटीज़ की दवा लेते हों तो ख़ाली पेट वाले टेस्ट से पहले डॉक्टर से पूछ लें।',
  },
  {
    question: 'How exact is the time of the visit?',
    answer:
      'The technician comes within 30 minutes before or after the time you chose and carries a photo identity card.',
    question_hindi: 'टेक्नीशियन कितने समय पर आते हैं?',
    answer_hindi:
      'टेक्नीशियन आपके चुने समय से 30 मिनट पहले या बाद तक आते हैं और उनके पास फ़ोटो वाला पहचान पत्र होता है।',
  },
  {
    question: 'What do I need at home for an RTPCR test?',
    answer:
      'Keep an identity card ready: its number is printed on the report. A prescription may be asked for.',
    question_hindi: 'RTPCR टेस्ट के लिए घर पर क्या चाहिए?',
    answer_hindi: 'पहचान पत्र तैयार रखें: उसका नंबर रिपोर्ट पर छपता है। डॉक्टर का पर्चा भी माँगा जा सकता है।',
  },
  {
    question: 'Can I cancel or move my booking?',
    answer:
      'Yes, free of charge, until the technician starts the collection. Open the order and choose Cancel or another slot.',
    question_hindi: 'क्या बुकिंग रद्द कर सकते हैं या समय बदल सकते हैं?',
    answer_hindi:
      'हाँ, बिना किसी शुल्क के, जब तक टेक्नीशियन सैंपल लेना शुरू न करें। ऑर्डर खोलें और रद्द करें या दूसरा स्लॉट चुनें।',
  },
  {
    question: 'When do I get my money back after cancelling?',
    answer:
      'We send the refund to the way you paid at once. Banks show it within 5 to 7 working days.',
    question_hindi: 'रद्द करने पर पैसे कब वापस मिलते हैं?',
    answer_hindi:
      'आपने जिस तरीक़े से पैसे दिए थे, उसी पर हम तुरंत वापस भेजते हैं। बैंक में वे 5 से 7 कामकाजी दिनों में दिखते हैं।',
  },
  {
    question: 'How do I get my report?',
    answer:
      'As a PDF on the Reports page, and you get a message with the link when it is ready. The lab shows how long it needs before you book.',
    question_hindi: 'रिपोर्ट कैसे मिलेगी?',
    answer_hindi:
      'रिपोर्ट पेज पर PDF में। तैयार होते ही आपको उसके लिंक के साथ संदेश मिलता है। लैब को कितना समय लगेगा, यह बुक करने से पहले दिखता है।',
  },
  {
    question: 'What if my sample cannot be used?',
    answer:
      'Sometimes a sample is damaged or too small. We then collect it again at a time you choose, free of charge.',
    question_hindi: 'सैंपल ख़राब निकले तो?',
    answer_hindi:
      'कभी-कभी सैंपल ख़राब हो जाता है या कम पड़ जाता है। तब हम आपके चुने समय पर उसे दोबारा लेते हैं, बिना किसी शुल्क के।',
  },
  {
    question: 'Is there any tax on top, and who explains the report?',
    answer:
      'There is no GST on diagnostic services: you pay what you see. A report is for a doctor to interpret, so please show it to yours.',
    question_hindi: 'क्या ऊपर से टैक्स लगता है, और रिपोर्ट कौन समझाएगा?',
    answer_hindi:
      'जाँच सेवाओं पर GST नहीं लगता: जो क़ीमत दिखती है, वही देनी है। रिपोर्ट का मतलब डॉक्टर समझाते हैं, इसलिए अपने डॉक्टर को दिखाएँ।',
  },
];
