import { flow, inShort, says } from './story.ts';
import type { Story } from './story.ts';

const order = flow('order');
const payment = flow('payment');
const refund = flow('refund');
const tracking = flow('tracking');

const paid = says(
  'The order is paid. The customer looks at it on its page.',
  'ऑर्डर का पेमेंट हो चुका है। ग्राहक उसे उसके पेज पर देखता है।',
  payment.fact('payment.captured', { seatHeld: true }),
  tracking.answers('loadOrder', { status: 'placed' }),
);
const asked = says(
  'On the page of the order the customer presses ‘Cancel order’, which is there until the sample is taken, and is asked once more. After that an order can be neither cancelled nor moved; a sample that is spoiled is collected again, free of charge.',
  'ग्राहक ऑर्डर के पेज पर ‘ऑर्डर रद्द करें’ दबाता है, जो सैंपल लिए जाने तक वहाँ है, और उससे एक बार फिर पूछा जाता है। उसके बाद ऑर्डर न रद्द हो सकता है, न उसका स्लॉट बदल सकता है; सैंपल ख़राब हो जाए तो मुफ़्त में फिर लिया जाता है।',
  tracking.fact('cancel.requested'),
);
const cancelled = says(
  'The customer confirms: the visit is off, and all of the money is to go back within 5 to 7 working days, whenever that was before the sample is taken.',
  'ग्राहक पक्का करता है: कोई नहीं आएगा और पूरा पैसा 5 से 7 कार्य दिवसों में लौटाया जाएगा, सैंपल लिए जाने से पहले कभी भी।',
  tracking.fact('cancel.confirmed'),
  order.fact('order.cancelled'),
  tracking.answers('cancelOrder'),
  payment.fact('order.cancelled'),
);

/** Stories about moving or cancelling a visit. */
export const changingStories: readonly Story[] = [
  {
    id: 'newTimeTaken',
    group: 'changing',
    asks: {
      en: 'The customer moves the visit: how, until when, at what cost, and where the slot is gone',
      hi: 'ग्राहक विज़िट का स्लॉट बदलता है: कैसे, कब तक, कितने में, और स्लॉट जा चुका हो तो',
    },
    inShort: inShort(
      'By ‘Pick another slot’ on the page of the order, until the sample is taken, at no charge and up to five times a day. Where the chosen slot is gone the visit stays where it was.',
      'ऑर्डर के पेज पर ‘दूसरा स्लॉट चुनें’ से, सैंपल लिए जाने तक, बिना शुल्क, दिन में पाँच बार तक। चुना हुआ स्लॉट जा चुका हो तो विज़िट पहले के स्लॉट पर ही रहती है।',
      { tracking: 'following.pickingSlot' },
    ),
    before: paid,
    steps: [
      says(
        'The customer presses ‘Pick another slot’ on the order’s page. This is possible until the sample is taken, at no charge and up to five times a day.',
        'ग्राहक ऑर्डर के पेज पर ‘दूसरा स्लॉट चुनें’ दबाता है। सैंपल लिए जाने तक यह हो सकता है, बिना शुल्क, दिन में पाँच बार तक।',
        tracking.fact('reschedule.requested'),
      ),
      says(
        'The slot that was picked is gone. The visit stays where it was, and the page says why.',
        'चुना हुआ स्लॉट जा चुका है। विज़िट पहले के स्लॉट पर ही है और पेज कारण बताता है।',
        tracking.fact('slot.picked'),
        tracking.fails('rescheduleOrder', 'SLOT_TAKEN'),
      ),
      says(
        'Another slot is free: the visit moves.',
        'एक और स्लॉट ख़ाली है: विज़िट वहाँ चली जाती है।',
        order.fact('slot.changed'),
        tracking.fact('slot.picked'),
        tracking.answers('rescheduleOrder'),
      ),
    ],
    ends: { tracking: 'following.showing', order: 'placed' },
  },
  {
    id: 'customerCancels',
    group: 'changing',
    asks: {
      en: 'The customer cancels a paid order: how, and how much comes back',
      hi: 'ग्राहक पेमेंट वाला ऑर्डर रद्द करता है: कैसे, और कितना पैसा लौटता है',
    },
    inShort: inShort(
      'By ‘Cancel order’ on the page of the order, until the sample is taken; all the money goes back within 5 to 7 working days.',
      'ऑर्डर के पेज पर ‘ऑर्डर रद्द करें’ से, सैंपल लिए जाने तक; पूरा पैसा 5 से 7 कार्य दिवसों में लौटता है।',
      { order: 'cancelled', payment: 'REFUND_PENDING' },
    ),
    before: paid,
    steps: [
      asked,
      cancelled,
      says(
        'The provider reports that the money is back: all that was paid, to the card or account that paid. Banks show it within 5 to 7 working days.',
        'पेमेंट कंपनी बताती है कि पैसे लौट गए: जितना दिया गया था पूरा, उसी कार्ड या खाते में। बैंक इसे 5 से 7 कार्य दिवसों में दिखाते हैं।',
        payment.fact('refund.completed'),
      ),
    ],
    ends: { order: 'cancelled', payment: 'REFUNDED', tracking: 'following.showing' },
  },
  {
    id: 'whoMayCancel',
    group: 'changing',
    asks: {
      en: 'Who may cancel, and until when',
      hi: 'कौन रद्द कर सकता है, और कब तक',
    },
    inShort: inShort(
      'The customer, and owners and operations of the staff, until the sample is taken; the technician only at the door.',
      'ग्राहक, और स्टाफ़ में मालिक और ऑपरेशंस, सैंपल लिए जाने तक; टेक्नीशियन सिर्फ़ दरवाज़े पर।',
      { order: 'collection' },
    ),
    before: paid,
    steps: [
      says(
        'A technician is assigned. The customer may cancel by ‘Cancel order’ on the page of the order, and so may owners and operations of the staff; a lab and a doctor may not. An order that is not paid yet may be given up by the same people.',
        'टेक्नीशियन तय हो गया। ग्राहक ऑर्डर के पेज पर ‘ऑर्डर रद्द करें’ से रद्द कर सकता है, और स्टाफ़ में मालिक और ऑपरेशंस भी; लैब और डॉक्टर नहीं। जिस ऑर्डर का पेमेंट नहीं हुआ उसे भी यही लोग छोड़ सकते हैं।',
        order.fact('technician.assigned'),
      ),
      says(
        'The technician sets out. Cancelling is still possible, at no charge: all of the money goes back. At the door the technician, too, may say that the order is cancelled.',
        'टेक्नीशियन निकलता है। रद्द करना अब भी हो सकता है, बिना शुल्क: पूरा पैसा लौटता है। दरवाज़े पर टेक्नीशियन भी ऑर्डर रद्द बता सकता है।',
        order.fact('technician.departed'),
      ),
      says(
        'The sample is taken. From here on nobody may cancel or move the order, neither the customer nor the staff.',
        'सैंपल ले लिया गया। अब कोई भी ऑर्डर को न रद्द कर सकता है, न उसका स्लॉट बदल सकता है: न ग्राहक, न स्टाफ़।',
        tracking.fact('order.changed'),
        order.fact('sample.collected'),
      ),
      says(
        'The page of the order hears of it, also where it is open already: ‘Cancel order’ is gone.',
        'ऑर्डर का पेज यह जान लेता है, खुला हो तब भी: ‘ऑर्डर रद्द करें’ अब वहाँ नहीं है।',
      ),
    ],
    ends: { order: 'collection', payment: 'SUCCESS', tracking: 'following.showing' },
  },
  {
    id: 'refundRefused',
    group: 'changing',
    asks: { en: 'The bank refuses the refund', hi: 'बैंक पैसे लौटाने से मना करता है' },
    inShort: inShort(
      'It is tried again by itself, and for the customer it stays ‘on its way’. After a day the staff find the order among delayed refunds, and may give the money back by hand at the provider.',
      'वह अपने आप फिर भेजा जाता है और ग्राहक के लिए ‘रास्ते में’ रहता है। एक दिन बाद ऑर्डर स्टाफ़ को देर वाले रिफ़ंड में मिलता है, और वह पेमेंट कंपनी के पेज पर पैसे ख़ुद लौटा सकता है।',
      { refund: 'failed', payment: 'REFUNDED' },
    ),
    before: paid,
    steps: [
      asked,
      cancelled,
      says(
        'The payment provider is asked for it, and takes it up.',
        'पेमेंट कंपनी से पैसे लौटाने को कहा जाता है, और वह काम शुरू करती है।',
        refund.fact('refund.accepted', { isOurTry: true }),
      ),
      says(
        'The bank refuses. For the customer the refund stays ‘on its way’, and it is tried again by itself; after a day the staff find the order among those whose refund is delayed, and may give the money back by hand at the provider.',
        'बैंक मना करता है। ग्राहक के लिए पैसे ‘रास्ते में’ ही हैं और अपने आप फिर कोशिश होती है; एक दिन बाद स्टाफ़ को ऑर्डर देर वाले रिफ़ंड में मिलता है, और वह पेमेंट कंपनी के पेज पर पैसे ख़ुद लौटा सकता है।',
        refund.fact('refund.failed', { isOurTry: true }),
      ),
      says(
        'The next attempt is a new refund at the provider.',
        'अगली कोशिश पेमेंट कंपनी के पास नया रिफ़ंड है।',
        refund.fact('refund.accepted', { isOurTry: true }),
      ),
      says(
        'This time the bank accepts: the money is back, and the order says so. A refund that nothing stops is there within 5 to 7 working days; this one took longer.',
        'इस बार बैंक मान लेता है: पैसे लौट गए, और ऑर्डर भी यही बताता है। जो रिफ़ंड रुके नहीं वह 5 से 7 कार्य दिवसों में मिल जाता है; इसमें ज़्यादा समय लगा।',
        refund.fact('refund.processed'),
        payment.fact('refund.completed'),
      ),
    ],
    ends: { order: 'cancelled', refund: 'refunded', payment: 'REFUNDED' },
  },
];
