import type { sessionMachine } from '../../../machines/session/session.machine.ts';
import type { FlowWords } from '../flowWords.ts';

export const session = {
  states: {
    '': { en: 'Session', hi: 'सत्र' },
    starting: { en: 'Page just opened', hi: 'पेज अभी खुला' },
    unknown: { en: 'Asking who is logged in', hi: 'पूछा जा रहा है कि कौन लॉग इन है' },
    unreachable: { en: 'Service not reachable', hi: 'सर्विस से संपर्क नहीं' },
    signedOut: { en: 'Logged out', hi: 'लॉग आउट' },
    signedIn: { en: 'Logged in', hi: 'लॉग इन है' },
    'signedIn.here': { en: 'Using the product', hi: 'प्रोडक्ट का इस्तेमाल' },
    'signedIn.refreshing': {
      en: 'Customer being looked up again',
      hi: 'ग्राहक की जानकारी फिर से लाई जा रही है',
    },
    'signedIn.signingOut': { en: 'Logging out', hi: 'लॉग आउट हो रहा है' },
    'signedIn.leaving': { en: 'Leaving for the login page', hi: 'लॉगिन पेज पर जाना' },
  },
  means: {
    '': 'उत्पाद कौन इस्तेमाल कर रहा है: मेहमान या लॉग इन किया ग्राहक।',
    starting: 'लॉगिन के पीछे का पेज साथ लाता है कि कौन लॉग इन है; दूसरे पेज नहीं।',
    unknown: 'सेवा से पूछा जा रहा है कि कौन लॉग इन है।',
    unreachable: 'सेवा ने जवाब नहीं दिया; सबके लिए खुले पेज चलते हैं, और व्यक्ति फिर कोशिश कर सकता है।',
    signedOut: 'मेहमान।',
    signedIn: 'ग्राहक लॉग इन है।',
    'signedIn.here': 'ग्राहक उत्पाद इस्तेमाल कर रहा है।',
    'signedIn.refreshing': 'ग्राहक का डेटा फिर से लाया जा रहा है।',
    'signedIn.signingOut': 'सत्र ख़त्म किया जा रहा है।',
    'signedIn.leaving': 'लॉग आउट हो गया; एक सेकंड बाद लॉगिन पेज खुलता है।',
  },
  events: {
    'session.changed': { en: 'the session has changed', hi: 'सत्र बदला' },
    'page.wanted': {
      en: 'a page was wanted that needs a login',
      hi: 'ऐसा पेज चाहिए था जिसके लिए लॉगिन ज़रूरी है',
    },
    'page.reached': { en: 'the wanted page was reached', hi: 'चाहा गया पेज खुल गया' },
    'account.deleted': { en: 'the account was deleted', hi: 'खाता मिटा दिया गया' },
    'signOut.requested': { en: "'Logout' was pressed", hi: '‘Logout’ दबाया गया' },
  },
  guards: {
    isSomebodyElse: { en: 'it is somebody else than before', hi: 'यह पहले वाला व्यक्ति नहीं है' },
    isSomebody: { en: 'somebody is logged in', hi: 'कोई लॉग इन है' },
  },
  actions: {
    setFarewell: { en: 'remembers what is said at the end', hi: 'याद रखता है कि अंत में क्या बताना है' },
    setWanted: { en: 'remembers which page was wanted', hi: 'याद रखता है कि कौन-सा पेज चाहिए था' },
    clearLeftovers: { en: "removes another customer's data", hi: 'दूसरे ग्राहक का डेटा हटाता है' },
    setUser: { en: 'remembers who is here', hi: 'याद रखता है कि यहाँ कौन है' },
    clearDeviceData: { en: 'removes what the device stored', hi: 'डिवाइस में रखा डेटा हटाता है' },
    notifyCustomerLeft: {
      en: 'has booking, assistant and sign-up forget the customer',
      hi: 'बुकिंग, सहायक और साइन-अप को ग्राहक को भूल जाने को कहता है',
    },
    notifySessionRenewed: {
      en: 'lets booking know that somebody is logged in',
      hi: 'बुकिंग को बताता है कि कोई लॉग इन है',
    },
    clearStoredAnswers: { en: 'removes stored answers', hi: 'रखे हुए जवाब हटाता है' },
    clearCustomer: { en: 'forgets the customer', hi: 'ग्राहक को भुला देता है' },
    leave: { en: 'leads to the login', hi: 'लॉगिन पर ले जाता है' },
  },
  services: {
    loadUser: { en: 'loading who is here', hi: 'पता करना कि यहाँ कौन है' },
    reloadUser: { en: 'loading anew who is here', hi: 'फिर से पता करना कि यहाँ कौन है' },
    signOut: { en: 'logging out', hi: 'लॉग आउट करना' },
  },
} satisfies FlowWords<typeof sessionMachine>;
