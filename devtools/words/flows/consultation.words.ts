import type { consultationMachine } from '../../../machines/consultation/consultation.machine.ts';
import type { FlowWords } from '../flowWords.ts';

export const consultation = {
  states: {
    consultation: { en: 'Call about a report', hi: 'रिपोर्ट के बारे में कॉल' },
    unavailable: { en: 'No doctor available for calls', hi: 'कॉल के लिए कोई डॉक्टर नहीं' },
    phoneMissing: { en: 'No confirmed number', hi: 'पुष्ट नंबर नहीं' },
    booked: { en: 'Booked', hi: 'बुक हो गई' },
    explained: { en: 'The doctor has called', hi: 'डॉक्टर ने फ़ोन कर लिया' },
    usedUp: { en: 'No further call possible', hi: 'और कॉल नहीं हो सकती' },
  },
  means: {
    '': 'ग्राहक वह मुफ़्त कॉल बुक करता है जिसमें डॉक्टर रिपोर्ट समझाते हैं।',
    loading: 'पूछा जा रहा है कि कॉल कहाँ तक पहुँची और कौन-से समय ख़ाली हैं।',
    loadFailed: 'पूछा नहीं जा सका; व्यक्ति फिर कोशिश कर सकता है।',
    unavailable: 'इस समय कोई डॉक्टर कॉल नहीं करते।',
    phoneMissing: 'ग्राहक का कोई पुष्ट नंबर नहीं है जिस पर डॉक्टर फ़ोन करें।',
    choosing: 'ख़ाली समय दिखते हैं; हर मिनट फिर पूछे जाते हैं।',
    refreshing: 'ख़ाली समय फिर पूछे जा रहे हैं; पहले वाले दिखते रहते हैं।',
    confirming: 'समय चुना गया: कब, किस नंबर पर और किस भाषा में, इसकी पुष्टि करनी है।',
    saving: 'कॉल बुक हो रही है।',
    moving: 'कॉल का समय बदला जा रहा है।',
    booked: 'कॉल बुक है; हर मिनट पूछा जाता है कि वह कहाँ तक पहुँची।',
    following: 'फिर पूछा जा रहा है कि बुक की गई कॉल कहाँ तक पहुँची।',
    askingToCancel: 'व्यक्ति से पूछा जाता है कि कॉल सच में रद्द करनी है या नहीं।',
    cancelling: 'कॉल रद्द हो रही है।',
    explained: 'डॉक्टर ने फ़ोन कर लिया; नोट रिपोर्ट के साथ पढ़ा जाता है।',
    usedUp: 'डॉक्टर दो कॉल में ग्राहक से बात नहीं कर पाए; अब और कॉल नहीं होगी।',
  },
  events: {
    'time.chosen': { en: 'a time was chosen', hi: 'समय चुना गया' },
    'time.confirmed': { en: 'the time was confirmed', hi: 'समय की पुष्टि हुई' },
    'time.dropped': { en: 'another time is wanted', hi: 'दूसरा समय चाहिए' },
    'callMove.requested': { en: "'Move the call' was pressed", hi: "'समय बदलें' दबाया गया" },
    'callCancel.requested': { en: "'Cancel the call' was pressed", hi: "'कॉल रद्द करें' दबाया गया" },
    'callCancel.confirmed': {
      en: 'cancelling the call was confirmed',
      hi: 'कॉल रद्द करने की पुष्टि हुई',
    },
    'call.kept': { en: 'the call stays as it is', hi: 'कॉल वैसी ही रहती है' },
  },
  guards: {
    isUnavailable: { en: 'no doctor is available for calls', hi: 'कॉल के लिए कोई डॉक्टर नहीं है' },
    isBooked: { en: 'a call is booked', hi: 'कॉल बुक है' },
    isExplained: {
      en: 'the doctor has called and written a note',
      hi: 'डॉक्टर ने फ़ोन करके नोट लिखा है',
    },
    isUsedUp: { en: 'nobody answered twice', hi: 'दो कॉल में बात नहीं हुई' },
    lacksPhone: { en: 'no number is confirmed', hi: 'किसी नंबर की पुष्टि नहीं हुई' },
    mayStillMove: { en: 'the call may still be moved', hi: 'कॉल का समय अब भी बदल सकता है' },
    isOffered: { en: 'the time is one of those that are free', hi: 'समय ख़ाली समयों में से एक है' },
    isMovingCall: { en: 'the call is to be moved', hi: 'कॉल का समय बदलना है' },
    mayChange: {
      en: 'the call may still be moved and cancelled',
      hi: 'कॉल का समय अब भी बदल सकता है या उसे रद्द किया जा सकता है',
    },
  },
  actions: {
    setConsultation: { en: 'shows how the call stands', hi: 'दिखाता है कि कॉल कहाँ तक पहुँची' },
    setTime: { en: 'takes the time', hi: 'समय लेता है' },
    setLanguage: { en: 'takes the language', hi: 'भाषा लेता है' },
    setMoving: {
      en: 'remembers whether the call is to be moved',
      hi: 'याद रखता है कि कॉल का समय बदलना है या नहीं',
    },
  },
  services: {
    loadConsultation: { en: 'asking how the call stands', hi: 'पूछना कि कॉल कहाँ तक पहुँची' },
    refreshConsultation: { en: 'asking for the free times anew', hi: 'ख़ाली समय फिर पूछना' },
    followConsultation: {
      en: 'asking anew how the call stands',
      hi: 'फिर पूछना कि कॉल कहाँ तक पहुँची',
    },
    bookConsultation: { en: 'booking the call', hi: 'कॉल बुक करना' },
    moveConsultation: { en: 'moving the call', hi: 'कॉल का समय बदलना' },
    cancelConsultation: { en: 'cancelling the call', hi: 'कॉल रद्द करना' },
  },
} satisfies FlowWords<typeof consultationMachine>;
