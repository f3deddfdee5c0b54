import type { orderActsMachine } from '../../../machines/orderActs/orderActs.machine.ts';
import type { FlowWords } from '../flowWords.ts';

export const orderActs = {
  states: {
    '': { en: 'What the staff does with an order', hi: 'स्टाफ़ ऑर्डर के साथ क्या करता है' },
    ready: { en: 'Order on screen', hi: 'ऑर्डर स्क्रीन पर' },
    acting: { en: 'Next step being saved', hi: 'अगला क़दम सहेजा जा रहा है' },
    uploading: { en: 'PDF being sent', hi: 'PDF भेजी जा रही है' },
    pickingSlot: { en: 'Choosing another slot', hi: 'दूसरा स्लॉट चुना जा रहा है' },
    moving: { en: 'Order being moved', hi: 'ऑर्डर का स्लॉट बदला जा रहा है' },
  },
  means: {
    '': 'स्टाफ़ ऑर्डर के साथ क्या करता है: आगे बढ़ाना, या दूसरे स्लॉट पर ले जाना।',
    ready: 'ऑर्डर, और सेवा के अनुसार अभी उसके साथ जो हो सकता है।',
    acting: 'ऑर्डर आगे बढ़ाया जा रहा है।',
    uploading: 'रिपोर्ट की PDF भेजी जा रही है।',
    pickingSlot: 'ग्राहक के लिए दूसरा स्लॉट चुना जा रहा है।',
    moving: 'ऑर्डर दूसरे स्लॉट पर ले जाया जा रहा है।',
  },
  events: {
    'act.chosen': { en: 'a button of the order was pressed', hi: 'ऑर्डर का कोई बटन दबाया गया' },
    'report.chosen': { en: 'the PDF of a report was chosen', hi: 'रिपोर्ट की PDF चुनी गई' },
    'otherTime.wanted': { en: "'Choose another time' was pressed", hi: "'दूसरा समय चुनें' दबाया गया" },
    'otherTime.cancelled': {
      en: 'the choice of another slot was closed',
      hi: 'दूसरे स्लॉट का चुनाव बंद किया गया',
    },
  },
  guards: {
    isStageOver: { en: 'somebody else was faster', hi: 'कोई और पहले कर चुका' },
  },
  actions: {
    setChosenTime: { en: 'remembers the day and the slot', hi: 'दिन और स्लॉट याद रखता है' },
    reloadSlots: { en: 'loads the free slots again', hi: 'ख़ाली स्लॉट फिर से लाता है' },
  },
  services: {
    moveOrder: { en: 'moving the order along', hi: 'ऑर्डर को आगे बढ़ाना' },
    rescheduleForCustomer: {
      en: 'moving the order to another slot',
      hi: 'ऑर्डर को दूसरे स्लॉट पर ले जाना',
    },
  },
} satisfies FlowWords<typeof orderActsMachine>;
