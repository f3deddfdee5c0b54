import type { technicianDayMachine } from '../../../machines/technicianDay/technicianDay.machine.ts';
import type { FlowWords } from '../flowWords.ts';

export const technicianDay = {
  states: {
    '': { en: "A technician's day", hi: 'टेक्नीशियन का दिन' },
    page: { en: 'Visits', hi: 'विज़िट' },
    'page.loading': { en: 'Loading the visits', hi: 'विज़िट लाई जा रही हैं' },
    'page.failed': { en: 'Visits could not be loaded', hi: 'विज़िट लाई नहीं जा सकीं' },
    'page.looking': { en: 'List of visits', hi: 'विज़िट की सूची' },
    'page.collecting': { en: 'Typing the sample ids', hi: 'सैंपल आईडी लिखी जा रही है' },
    'page.failing': {
      en: 'Saying why nothing was collected',
      hi: 'बताया जा रहा है कि सैंपल क्यों नहीं लिया गया',
    },
    'page.askingPhone': { en: "Asking for a customer's number", hi: 'ग्राहक का नंबर पूछा जा रहा है' },
    outbox: { en: 'What is to be sent', hi: 'जो भेजना है' },
    'outbox.allSent': { en: 'Everything is sent', hi: 'सब भेज दिया गया' },
    'outbox.sending': { en: 'Sending what was pressed', hi: 'जो दबाया गया वह भेजा जा रहा है' },
    'outbox.unsent': { en: 'Waiting to be sent', hi: 'भेजे जाने का इंतज़ार' },
    'outbox.awaitingLogin': { en: 'Waiting for the next login', hi: 'अगले लॉगिन का इंतज़ार' },
  },
  together: {
    'page.loading+outbox.allSent': {
      en: "Day's visits being loaded",
      hi: 'दिन की विज़िट लाई जा रही हैं',
    },
    'page.looking+outbox.allSent': { en: 'Visits of the day', hi: 'दिन की विज़िट' },
    'page.collecting+outbox.allSent': { en: 'Sample ids of a visit', hi: 'एक विज़िट की सैंपल आईडी' },
    'page.looking+outbox.sending': { en: 'Visit being sent', hi: 'विज़िट भेजी जा रही है' },
  },
  means: {
    '': 'दिन की विज़िट और उन पर जो होता है; जो तुरंत नहीं भेजा जा सकता वह डिवाइस पर रुकता है।',
    page: 'सूची, और उसमें खुला फ़ॉर्म।',
    'page.loading': 'विज़िट लाई जा रही हैं; जो पहले से थीं वे रहती हैं।',
    'page.failed': 'विज़िट नहीं लाई जा सकीं, और डिवाइस पर कोई नहीं है।',
    'page.looking': 'विज़िट दिख रही हैं।',
    'page.collecting': 'एक विज़िट की सैंपल आईडी लिखी जा रही हैं।',
    'page.failing': 'बताया जा रहा है कि सैंपल क्यों नहीं लिया गया और आगे क्या होगा।',
    'page.askingPhone': 'ग्राहक का नंबर लाया जा रहा है, जो ऑडिट में लिखा जाता है।',
    outbox: 'जो दबाया गया वह एक के बाद एक भेजा जाता है।',
    'outbox.allSent': 'सब भेज दिया गया।',
    'outbox.sending': 'जो दबाया गया उसमें से पहला भेजा जा रहा है; उसकी key से वह एक ही बार गिना जाता है।',
    'outbox.unsent': 'कनेक्शन या जवाब नहीं है: जो दबाया गया वह भेजे जाने का इंतज़ार करता है।',
    'outbox.awaitingLogin': 'सत्र ख़त्म हो गया: जो दबाया गया वह अगले लॉगिन तक इस फ़ोन पर रुका है।',
  },
  events: {
    'act.pressed': {
      en: 'the technician said what happened at the visit',
      hi: 'टेक्नीशियन ने बताया कि विज़िट पर क्या हुआ',
    },
    'collection.opened': {
      en: 'the form for the sample ids was opened',
      hi: 'सैंपल आईडी का फ़ॉर्म खोला गया',
    },
    'failure.opened': {
      en: 'the form that asks why nothing was collected was opened',
      hi: 'सैंपल क्यों नहीं लिया गया, यह पूछने वाला फ़ॉर्म खोला गया',
    },
    'form.closed': { en: 'the form was closed', hi: 'फ़ॉर्म बंद किया गया' },
    'phone.requested': {
      en: 'the number of a customer was asked for',
      hi: 'ग्राहक का नंबर माँगा गया',
    },
    'refusal.read': { en: 'a refusal was read', hi: 'इनकार पढ़ लिया गया' },
    'visits.changed': {
      en: 'the list was read while it is shown',
      hi: 'दिख रही सूची दोबारा पढ़ी गई',
    },
    'day.refreshed': { en: 'the list was asked for again', hi: 'सूची फिर से माँगी गई' },
    'connection.returned': { en: 'there is a connection again', hi: 'कनेक्शन फिर आ गया' },
    'outbox.changed': {
      en: 'another tab pressed or sent something',
      hi: 'दूसरे टैब ने कुछ दबाया या भेजा',
    },
  },
  guards: {
    hasDay: { en: 'there is a list on the device', hi: 'सूची डिवाइस पर है' },
    hasActs: { en: 'something waits to be sent', hi: 'कुछ भेजा जाना है' },
    hasNoActs: { en: 'nothing waits to be sent', hi: 'कुछ भेजा जाना नहीं है' },
    isActRefused: { en: 'the service will never accept it', hi: 'सेवा इसे कभी स्वीकार नहीं करेगी' },
    isSessionOver: { en: 'the session is over', hi: 'सत्र ख़त्म हो गया' },
    isVisitOver: {
      en: 'the visit was cancelled, moved or given to somebody else',
      hi: 'विज़िट रद्द हुई, उसका स्लॉट बदला या किसी और को दी गई',
    },
    isOutdated: {
      en: 'something was refused since the list was loaded',
      hi: 'सूची खुलने के बाद कुछ मना हुआ',
    },
    isDeparture: { en: 'it is the departure to a visit', hi: 'यह विज़िट के लिए निकलना है' },
    isActComplete: { en: 'nothing is missing in it', hi: 'इसमें कुछ नहीं छूटा' },
    mayStillAct: { en: 'it can still be done with the visit', hi: 'विज़िट पर यह अब भी हो सकता है' },
    isCollectable: { en: 'the samples of the visit can be taken', hi: 'विज़िट के सैंपल लिए जा सकते हैं' },
    isFailable: { en: 'the visit can still fail', hi: 'विज़िट अब भी बिना सैंपल रह सकती है' },
    isPhoneOpen: { en: 'it is the day of the visit', hi: 'विज़िट का दिन है' },
  },
  actions: {
    showVisitOver: {
      en: 'says that the visit is not theirs any more',
      hi: 'बताता है कि विज़िट अब उनकी नहीं है',
    },
    setDay: { en: 'shows the visits', hi: 'विज़िट दिखाता है' },
    showStaleMessage: { en: 'says why the list is older', hi: 'बताता है कि सूची पुरानी क्यों है' },
    setVisitId: { en: 'remembers which visit it is', hi: 'याद रखता है कि कौन सी विज़िट है' },
    showProblem: { en: 'says what is missing', hi: 'बताता है कि क्या छूटा है' },
    applyVisit: { en: 'shows the visit as it is now', hi: 'विज़िट को अब की हालत में दिखाता है' },
    changeOutbox: { en: 'changes what waits to be sent', hi: 'भेजे जाने वाली सूची बदलता है' },
    setOutbox: { en: 'shows what other tabs have to send', hi: 'दूसरे टैब का भेजा जाना दिखाता है' },
    mergeOutbox: {
      en: 'puts what other tabs have to send behind its own',
      hi: 'दूसरे टैब का भेजा जाना अपने के पीछे रखता है',
    },
    showSendMessage: {
      en: 'says why nothing can be sent',
      hi: 'बताता है कि कुछ क्यों नहीं भेजा जा सकता',
    },
    clearSendMessage: { en: 'takes that message away', hi: 'वह संदेश हटाता है' },
    markOutdated: { en: 'notes that the list is out of date', hi: 'याद रखता है कि सूची पुरानी है' },
    markCurrent: { en: 'notes that the list is up to date', hi: 'याद रखता है कि सूची ताज़ा है' },
    storeOutbox: {
      en: 'stores on the device what waits to be sent',
      hi: 'भेजा जाने वाला डिवाइस पर सहेजता है',
    },
    storeDay: { en: 'stores the list on the device', hi: 'सूची डिवाइस पर सहेजता है' },
  },
  services: {
    followVisits: { en: 'following the visits', hi: 'विज़िट पर नज़र रखना' },
    loadVisits: { en: 'loading the visits', hi: 'विज़िट लाना' },
    actOnVisit: { en: 'saying what happened on a visit', hi: 'विज़िट पर जो हुआ वह बताना' },
    visitPhone: { en: 'asking for the number', hi: 'नंबर पूछना' },
  },
} satisfies FlowWords<typeof technicianDayMachine>;
