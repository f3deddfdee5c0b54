import { flow, inShort, says, unpictured } from './story.ts';
import type { Story } from './story.ts';

const { fact, answers, fails } = flow('booking');

/** Stories about booking for a child (PD-121). */
export const consentStories: readonly Story[] = [
  {
    id: 'childNeedsConsent',
    group: 'booking',
    asks: {
      en: 'A child needs a parent’s consent',
      hi: 'बच्चे के लिए माता-पिता की सहमति चाहिए',
    },
    inShort: inShort(
      'Nothing is saved or booked for a child until the parent or guardian ticks the box of consent, once for each child.',
      'माता-पिता या अभिभावक के सहमति देने तक बच्चे के लिए न कुछ सहेजा जाता है, न बुक होता है; हर बच्चे के लिए एक बार।',
      { booking: 'patient.editing' },
    ),
    before: unpictured(
      says(
        'A test is chosen, and the saved patients are shown. One of them is a child, under 18, who was saved before the consent of parents and guardians was asked for.',
        'टेस्ट चुना जा चुका है और सहेजे हुए मरीज़ दिख रहे हैं। उनमें एक 18 साल से छोटा बच्चा है, जो माता-पिता या अभिभावक की सहमति माँगे जाने से पहले सहेजा गया था।',
        fact('booking.begun'),
        fact('xstate.route', { to: '#patient' }),
        answers('loadPatients', [{}, { id: 'p2' }]),
      ),
    ),
    steps: [
      unpictured(
        says(
          'The customer chooses the child and goes on. In place of the labs the child’s form opens, with the box ‘I am the parent or guardian of this child, and I consent.’ For a new patient the same box comes as soon as the date of birth is less than 18 years ago.',
          'ग्राहक बच्चे को चुनकर आगे बढ़ता है। लैब की जगह बच्चे का फ़ॉर्म खुलता है, जिसमें बॉक्स है ‘मैं इस बच्चे का माता-पिता या अभिभावक हूँ और सहमति देता/देती हूँ।’ नए मरीज़ के लिए वही बॉक्स तब आता है जब जन्मतिथि 18 साल से कम पुरानी हो।',
          fact('patient.ticked', { patientId: 'p2' }),
          fact('patient.confirmed'),
        ),
      ),
      unpictured(
        says(
          'The box is not ticked: nothing is saved, and the form says beside the box that the parent or guardian has to consent. Without it there is no booking for this child; everything typed stays.',
          'बॉक्स पर निशान नहीं है: कुछ नहीं सहेजा जाता, और फ़ॉर्म बॉक्स के पास बताता है कि माता-पिता या अभिभावक की सहमति चाहिए। इसके बिना इस बच्चे की बुकिंग नहीं होती; लिखा हुआ सब रहता है।',
          fact('patient.submitted'),
          fails('savePatient', 'BAD_REQUEST', 'GUARDIAN_CONSENT_NEEDED'),
        ),
      ),
      unpictured(
        says(
          'The parent ticks the box and saves. The consent is kept with its moment, so that it is asked for once for each child and not at every booking.',
          'माता या पिता निशान लगाकर सहेजते हैं। सहमति अपने समय के साथ रखी जाती है, इसलिए हर बच्चे के लिए एक ही बार माँगी जाती है, हर बुकिंग में नहीं।',
          fact('patient.submitted'),
          answers('savePatient'),
        ),
      ),
      says(
        'The booking goes on as for everybody else: the labs are shown.',
        'बुकिंग वैसे ही आगे बढ़ती है जैसे सबकी: लैब दिखती हैं।',
        fact('patient.confirmed'),
        answers('loadVisitTests'),
        answers('loadLabs'),
      ),
    ],
    ends: { booking: 'lab.choosing' },
  },
];
