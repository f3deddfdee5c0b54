import type { bookingMachine } from '../../../machines/booking/booking.machine.ts';
import type { FlowWords } from '../flowWords.ts';
import { bookingChoosing } from './bookingChoosing.words.ts';
import { bookingPaying } from './bookingPaying.words.ts';

export const booking = {
  states: { ...bookingChoosing.states, ...bookingPaying.states },
  means: { ...bookingChoosing.means, ...bookingPaying.means },
  events: { ...bookingChoosing.events, ...bookingPaying.events },
  services: bookingPaying.services,
  guards: { ...bookingChoosing.guards, ...bookingPaying.guards },
  actions: {
    setChildToEdit: {
      en: 'opens the child whose consent is missing',
      hi: 'उस बच्चे को खोलता है जिसके लिए सहमति नहीं है',
    },
    setRepeatedOrder: {
      en: 'remembers what the earlier order was made of',
      hi: 'याद रखता है कि पिछला ऑर्डर किन चीज़ों का था',
    },
    setLastBooking: {
      en: 'takes the lab and the address of the last booking',
      hi: 'पिछली बुकिंग की लैब और पता लेता है',
    },
    setToReview: { en: 'remembers to come back to review', hi: 'याद रखता है कि रिव्यू पर लौटना है' },
    setEarliest: { en: 'remembers the earliest slot', hi: 'सबसे पहला स्लॉट याद रखता है' },
    setTest: { en: 'remembers the test', hi: 'टेस्ट याद रखता है' },
    setDraft: { en: 'remembers the booking', hi: 'बुकिंग याद रखता है' },
    setOpenedOrder: { en: 'remembers which order was opened', hi: 'खोला गया ऑर्डर याद रखता है' },
    setPatients: { en: 'shows the patients', hi: 'मरीज़ दिखाता है' },
    setEditedPatient: { en: 'opens the form for a patient', hi: 'मरीज़ का फ़ॉर्म खोलता है' },
    setSavedPatient: { en: 'shows the saved patient', hi: 'सहेजा हुआ मरीज़ दिखाता है' },
    setLabs: { en: 'shows the labs', hi: 'लैब दिखाता है' },
    setKnownPatients: { en: 'keeps the saved people', hi: 'सेव किए हुए लोगों को याद रखता है' },
    setWantedItem: { en: 'keeps the test that is to be added', hi: 'जोड़ा जाने वाला टेस्ट याद रखता है' },
    addWantedItem: {
      en: 'adds the test that was wanted to the visit',
      hi: 'चुना गया टेस्ट विज़िट में जोड़ता है',
    },
    addItem: { en: 'adds the test to the visit', hi: 'विज़िट में टेस्ट जोड़ता है' },
    removeItem: { en: 'takes the test out of the visit', hi: 'विज़िट से टेस्ट हटाता है' },
    setLab: { en: 'remembers the lab', hi: 'लैब याद रखता है' },
    setLabOrder: { en: 'sorts the labs', hi: 'लैब क्रम में लगाता है' },
    setSlots: { en: 'shows the slots', hi: 'स्लॉट दिखाता है' },
    clearSlots: { en: 'forgets the slots', hi: 'स्लॉट भुला देता है' },
    setDate: { en: 'shows another day', hi: 'दूसरा दिन दिखाता है' },
    setChosenSlot: { en: 'remembers the slot', hi: 'स्लॉट याद रखता है' },
    setAddresses: { en: 'shows the addresses', hi: 'पते दिखाता है' },
    setSavedAddress: { en: 'shows the saved address', hi: 'सहेजा हुआ पता दिखाता है' },
    setMadeOrder: { en: 'remembers the order that was made', hi: 'बना हुआ ऑर्डर याद रखता है' },
    clearSlot: { en: 'forgets the chosen slot', hi: 'चुना हुआ स्लॉट भुला देता है' },
    setChangedPrice: { en: 'remembers the new price', hi: 'नई क़ीमत याद रखता है' },
    setOldestUnpaidId: {
      en: 'remembers the oldest unpaid booking',
      hi: 'सबसे पुरानी बिना पेमेंट की बुकिंग याद रखता है',
    },
    setOldestUnpaid: {
      en: 'shows the oldest unpaid booking',
      hi: 'सबसे पुरानी बिना पेमेंट की बुकिंग दिखाता है',
    },
    clearOverOrder: { en: 'forgets an order that has ended', hi: 'ख़त्म हो चुका ऑर्डर भुला देता है' },
    setPaymentRequest: { en: 'remembers what is to be paid', hi: 'क्या चुकाना है, याद रखता है' },
    setPaymentProof: { en: 'remembers the proof of payment', hi: 'पेमेंट का प्रमाण याद रखता है' },
    setHoldEnding: { en: 'remembers that the person was warned', hi: 'याद रखता है कि चेतावनी दी गई' },
    setHoldOver: {
      en: 'remembers that the time to pay is over',
      hi: 'याद रखता है कि पेमेंट का समय ख़त्म है',
    },
    setMealConfirmed: {
      en: 'remembers that the last meal was early enough',
      hi: 'याद रखता है कि आख़िरी खाना समय से था',
    },
    clearMessageOfAddress: {
      en: 'takes away what was said of the address',
      hi: 'पते के बारे में कही गई बात हटाता है',
    },
    clearLoginMessage: {
      en: 'takes away that somebody has to log in',
      hi: 'लॉग इन करने की सूचना हटाता है',
    },
    setStanding: { en: 'remembers how the order stands', hi: 'ऑर्डर की स्थिति याद रखता है' },
    setVerdict: {
      en: 'remembers what was decided about the payment',
      hi: 'पेमेंट का फ़ैसला याद रखता है',
    },
    startPolling: { en: 'begins to ask the bank', hi: 'बैंक से पूछना शुरू करता है' },
    countPoll: { en: 'counts how often the bank was asked', hi: 'गिनता है कि बैंक से कितनी बार पूछा' },
    clearOrder: { en: 'forgets the order', hi: 'ऑर्डर भुला देता है' },
    clearDraft: { en: 'forgets the booking', hi: 'बुकिंग भुला देता है' },
    choosePin: {
      en: 'makes it the PIN code of this device',
      hi: 'इसे इस डिवाइस का पिन कोड बनाता है',
    },
  },
  delays: {
    holdLeft: { en: 'when the slot is held no longer', hi: 'जब स्लॉट रखने का समय ख़त्म हो' },
    holdWarning: { en: 'when two minutes are left to pay', hi: 'जब पेमेंट के लिए दो मिनट बचें' },
  },
} satisfies FlowWords<typeof bookingMachine>;
