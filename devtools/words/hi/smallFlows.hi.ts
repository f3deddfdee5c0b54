import { consultationActions, consultationGuards } from './consultation.hi.ts';
import { moneyGuards } from './money.hi.ts';
import type * as english from '../smallFlows.en.ts';
import type { Translated } from '../words.ts';

export const smallFlowGuards = {
  ...consultationGuards,
  ...moneyGuards,
  isPasswordTyped: 'पासवर्ड लिखा गया है',
  isOtherWanted: 'इस बीच कुछ और दबाया गया',
} satisfies Translated<typeof english.smallFlowGuards>;

export const smallFlowActions = {
  ...consultationActions,
  signOut: 'लॉग आउट करता है',
  setConsent: 'जो दबाया या सहेजा गया, उसे याद रखता है',
} satisfies Translated<typeof english.smallFlowActions>;

/** What the states of the smaller flows mean, in Hindi. */
export const smallFlowDescriptions: Record<string, string> = {
  "Deletes a customer's account: asked once more, and proved by the password.":
    'ग्राहक का खाता मिटाता है: एक बार फिर पूछकर, और पासवर्ड से पुष्टि करके।',
  'Nobody wants to delete the account.': 'कोई खाता मिटाना नहीं चाहता।',
  'It is said what goes and what stays; the password is being typed.':
    'बताया जाता है कि क्या मिटेगा और क्या रहेगा; पासवर्ड लिखा जा रहा है।',
  'The password is checked, and the account deleted.': 'पासवर्ड जाँचा जाता है, और खाता मिटाया जाता है।',
  'The account is gone; this device forgets it, and the login follows.':
    'खाता मिट गया; यह डिवाइस उसे भूल जाता है, और लॉगिन आता है।',
  'Messages about orders by WhatsApp: allowed or not, by one press.':
    'WhatsApp से ऑर्डर के संदेश: एक बार दबाकर अनुमति देना या रोकना।',
  'The box shows what is stored; one press changes it.':
    'बॉक्स वही दिखाता है जो सहेजा है; एक बार दबाने से बदलता है।',
  'What was pressed shows and is being stored; the last press is what stays.':
    'जो दबाया गया वह दिखता है और सहेजा जा रहा है; आख़िर में जो दबाया, वही रहता है।',
};
