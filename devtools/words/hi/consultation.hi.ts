import type * as english from '../consultation.en.ts';
import type { Translated } from '../language.ts';

export const consultationGuards = {
  isUnavailable: 'कॉल के लिए कोई डॉक्टर नहीं है',
  isBooked: 'कॉल बुक है',
  isExplained: 'डॉक्टर ने फ़ोन करके नोट लिखा है',
  isUsedUp: 'दो कॉल में बात नहीं हुई',
  lacksPhone: 'किसी नंबर की पुष्टि नहीं हुई',
  mayStillMove: 'कॉल का समय अब भी बदल सकता है',
  isOffered: 'समय ख़ाली समयों में से एक है',
  isMovingCall: 'कॉल का समय बदलना है',
  mayChange: 'कॉल का समय अब भी बदल सकता है या उसे रद्द किया जा सकता है',
  hasChanged: 'इस बीच कुछ बदल गया है',
} satisfies Translated<typeof english.consultationGuards>;

export const consultationActions = {
  setConsultation: 'दिखाता है कि कॉल कहाँ तक पहुँची',
  setTime: 'समय लेता है',
  setLanguage: 'भाषा लेता है',
  setMoving: 'याद रखता है कि कॉल का समय बदलना है या नहीं',
} satisfies Translated<typeof english.consultationActions>;

/** What the states of the call about a report mean. */
export const consultationDescriptions: Record<string, string> = {
  'A customer books the free call in which a doctor explains a report.':
    'ग्राहक वह मुफ़्त कॉल बुक करता है जिसमें डॉक्टर रिपोर्ट समझाते हैं।',
  'How the call stands is being asked, with the times that are free.':
    'पूछा जा रहा है कि कॉल कहाँ तक पहुँची और कौन-से समय ख़ाली हैं।',
  'It could not be asked; the person may try again.': 'पूछा नहीं जा सका; व्यक्ति फिर कोशिश कर सकता है।',
  'No doctor makes calls at the moment.': 'इस समय कोई डॉक्टर कॉल नहीं करते।',
  'The customer has no proved number that a doctor could call.':
    'ग्राहक का कोई पुष्ट नंबर नहीं है जिस पर डॉक्टर फ़ोन करें।',
  'Free times are shown; once a minute they are asked anew.':
    'ख़ाली समय दिखते हैं; हर मिनट फिर पूछे जाते हैं।',
  'The free times are being asked anew; those from before stay to be seen.':
    'ख़ाली समय फिर पूछे जा रहे हैं; पहले वाले दिखते रहते हैं।',
  'A time is chosen: when, on which number and in which language is to be confirmed.':
    'समय चुना गया: कब, किस नंबर पर और किस भाषा में, इसकी पुष्टि करनी है।',
  'The call is being booked.': 'कॉल बुक हो रही है।',
  'The call is being moved.': 'कॉल का समय बदला जा रहा है।',
  'The call is booked; once a minute it is asked how it stands.':
    'कॉल बुक है; हर मिनट पूछा जाता है कि वह कहाँ तक पहुँची।',
  'How the booked call stands is being asked anew.':
    'फिर पूछा जा रहा है कि बुक की गई कॉल कहाँ तक पहुँची।',
  'The person is asked to confirm that the call is cancelled.':
    'व्यक्ति से पूछा जाता है कि कॉल सच में रद्द करनी है या नहीं।',
  'The call is being cancelled.': 'कॉल रद्द हो रही है।',
  'The doctor has called; the note is read beside the report.':
    'डॉक्टर ने फ़ोन कर लिया; नोट रिपोर्ट के साथ पढ़ा जाता है।',
  'The doctor could not reach the customer in two calls; there is no other one.':
    'डॉक्टर दो कॉल में ग्राहक से बात नहीं कर पाए; अब और कॉल नहीं होगी।',
};
