import type { labScheduleMachine } from '../../../machines/labSchedule/labSchedule.machine.ts';
import type { FlowWords } from '../flowWords.ts';

export const labSchedule = {
  states: {
    '': { en: "A lab's opening hours", hi: 'लैब के खुलने का समय' },
    editing: { en: 'Filling in the opening hours', hi: 'खुलने का समय भरा जा रहा है' },
    saving: { en: 'Opening hours being saved', hi: 'खुलने का समय सहेजा जा रहा है' },
    loadingStored: { en: 'What else was saved of the lab', hi: 'लैब में और क्या सेव हुआ' },
    deciding: { en: 'Deciding about orders', hi: 'ऑर्डर के बारे में तय करना' },
    'deciding.listing': { en: 'Orders to decide about', hi: 'ऑर्डर जिनके बारे में तय करना है' },
    'deciding.pickingSlot': {
      en: 'Choosing a slot for an order',
      hi: 'ऑर्डर के लिए स्लॉट चुना जा रहा है',
    },
    saved: { en: 'Opening hours saved', hi: 'खुलने का समय सहेजा गया' },
  },
  means: {
    '': 'लैब के खुलने के समय या बंद दिन बदलता है; कोई ऑर्डर चुपचाप नहीं खोता।',
    editing: 'फ़ॉर्म भरा जा रहा है।',
    saving: 'बदलाव भेजा जा रहा है, साथ में रास्ते में आए ऑर्डर के बारे में जो तय हुआ।',
    loadingStored:
      'इस बीच किसी और ने लैब बदली है: जो अब सेव है वह लाया जा रहा है, और लिखा हुआ उसके ऊपर बना रहता है।',
    deciding:
      'ऑर्डर रास्ते में हैं: हर एक अपने स्लॉट पर रहता है, उसका स्लॉट बदलता है या वह रद्द होता है, या सब पहले जैसा रहता है।',
    'deciding.listing': 'चुना जा रहा है कि हर ऑर्डर का क्या हो।',
    'deciding.pickingSlot': 'जिस ऑर्डर का स्लॉट बदल रहा है, उसके लिए दूसरा स्लॉट चुना जा रहा है।',
    saved: 'लैब नए समय पर सैंपल लेती है; फ़ॉर्म बदलकर फिर भेजा जा सकता है।',
  },
  events: {
    'schedule.submitted': {
      en: "the lab's new opening hours were sent",
      hi: 'लैब के खुलने का नया समय भेजा गया',
    },
    'schedule.givenUp': { en: 'nothing is to be changed', hi: 'कुछ नहीं बदलना है' },
    'fate.chosen': {
      en: 'it was chosen what becomes of an order',
      hi: 'चुना गया कि एक ऑर्डर का क्या हो',
    },
    'fate.chosenForAll': {
      en: 'the same was chosen for all orders',
      hi: 'सभी ऑर्डर के लिए एक ही बात चुनी गई',
    },
    'slots.opened': { en: 'another slot for an order is wanted', hi: 'ऑर्डर के लिए दूसरा स्लॉट चाहिए' },
    'slots.closed': { en: 'the slots were closed', hi: 'स्लॉट की सूची बंद हुई' },
    'orders.decided': {
      en: 'what becomes of the orders was decided',
      hi: 'तय हुआ कि ऑर्डर का क्या होगा',
    },
  },
  guards: {
    isUndecided: {
      en: 'nothing was decided of orders, or the change itself is refused',
      hi: 'ऑर्डर के बारे में कुछ तय नहीं हुआ था, या बदलाव ही मंज़ूर नहीं है',
    },
    areOrdersInTheWay: {
      en: 'orders are in slots that are taken away',
      hi: 'जो स्लॉट हट रहे हैं उनमें ऑर्डर हैं',
    },
    isFatePossible: { en: 'this can be done with the order', hi: 'ऑर्डर के साथ ऐसा हो सकता है' },
    isFatePossibleForSome: {
      en: 'this can be done with at least one of the orders',
      hi: 'किसी ऑर्डर के साथ ऐसा हो सकता है',
    },
    isMoving: { en: 'the order is to be moved', hi: 'ऑर्डर का स्लॉट बदलना है' },
    isSlotLeft: { en: 'the slot is still free', hi: 'वह स्लॉट अब भी ख़ाली है' },
  },
  actions: {
    keepChange: { en: 'remembers the change', hi: 'बदलाव याद रखता है' },
    keepOrders: { en: 'shows the orders in the way', hi: 'रास्ते में आए ऑर्डर दिखाता है' },
    setFate: { en: 'notes what becomes of the order', hi: 'याद रखता है कि ऑर्डर का क्या हो' },
    setFateForAll: { en: 'notes it for every order', hi: 'यही हर ऑर्डर के लिए याद रखता है' },
    setPicking: { en: 'shows the slots for the order', hi: 'ऑर्डर के लिए स्लॉट दिखाता है' },
    clearPicking: { en: 'closes the slots', hi: 'स्लॉट की सूची बंद करता है' },
    forgetOrders: {
      en: 'takes the orders in the way off the page',
      hi: 'रास्ते में आए ऑर्डर पेज से हटाता है',
    },
  },
  services: {
    saveSchedule: { en: "saving the lab's opening hours", hi: 'लैब के खुलने का समय सहेजना' },
  },
} satisfies FlowWords<typeof labScheduleMachine>;
