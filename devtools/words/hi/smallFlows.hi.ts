import { consultationActions, consultationGuards } from './consultation.hi.ts';
import { moneyGuards } from './money.hi.ts';
import type * as english from '../smallFlows.en.ts';
import type { Translated } from '../language.ts';

export const smallFlowGuards = {
  ...consultationGuards,
  ...moneyGuards,
  isPasswordTyped: 'पासवर्ड लिखा गया है',
  isInForm: 'उसका फ़ॉर्म खुला है',
  isSwitchedOn: 'दूसरा फ़ैक्टर चालू है',
  isDraftOld: 'लिखा हुआ प्रकाशित से पुराना है',
  isOvertaken: 'इस बीच कोई और प्रकाशित कर चुका',
  isStageOver: 'कोई और पहले कर चुका',
  isOtherWanted: 'इस बीच कुछ और दबाया गया',
} satisfies Translated<typeof english.smallFlowGuards>;

export const smallFlowActions = {
  ...consultationActions,
  signOut: 'लॉग आउट करता है',
  showFormMessage: 'बताता है कि फ़ॉर्म क्यों नहीं सहेजा गया',
  clearFormMessage: 'वह संदेश हटाता है',
  setEdited: 'याद रखता है कि किसका फ़ॉर्म खुला है',
  clearTyped: 'लिखा हुआ भूल जाता है',
  setFactor: 'याद रखता है कि दूसरा फ़ैक्टर कैसा है',
  notifyChange: 'जो व्यक्ति के लिए खुला है, उसे फिर से पढ़वाता है',
  setChosenTime: 'दिन और समय याद रखता है',
  reloadSlots: 'ख़ाली समय फिर से पढ़वाता है',
  setInvitation: 'दिखाता है कि किसे बुलाया गया है',
  openAdministration: 'प्रशासन खोलता है',
  setContent: 'दिखाता है कि क्या प्रकाशित है',
  setPreview: 'दिखाता है कि ग्राहक क्या देखेंगे',
  setDraftVersion: 'याद रखता है कि किस संस्करण से लिखा गया',
  forgetDraft: 'प्रकाशित से आगे बढ़ता है',
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
  'Who somebody books for, or where to: each is written, changed and removed.':
    'किसके लिए या कहाँ के लिए बुक होता है: हर एक को लिखना, बदलना और हटाना।',
  'The form of one of them, above the list.': 'सूची के ऊपर, उनमें से एक का फ़ॉर्म।',
  'No form is open.': 'कोई फ़ॉर्म खुला नहीं।',
  'One of them, or a new one, is being typed.': 'उनमें से एक, या नया, लिखा जा रहा है।',
  'It is being saved, and the list loaded again.': 'सहेजा जा रहा है, और सूची फिर से लाई जा रही है।',
  'All of them, each with what can be done with it.': 'सभी, हर एक के साथ जो किया जा सकता है।',
  'One of them can be removed, or an address made the usual one.':
    'किसी को हटाया, या किसी पते को मुख्य बनाया जा सकता है।',
  'It is being removed, and the list loaded again.': 'हटाया जा रहा है, और सूची फिर से लाई जा रही है।',
  'The address becomes the usual one.': 'पता मुख्य पता बन रहा है।',
  'The second factor of somebody of the staff: set up, changed, switched off.':
    'स्टाफ़ के किसी का दूसरा फ़ैक्टर: लगाना, बदलना, बंद करना।',
  'It is known whether there is one.': 'पता है कि वह है या नहीं।',
  'There is none; the password is asked for to set one up.': 'नहीं है; लगाने के लिए पासवर्ड पूछा जाता है।',
  'The password is checked, and a secret made.': 'पासवर्ड जाँचा जाता है, और सीक्रेट बनता है।',
  'The secret is shown for the authenticator app, whose code is being typed.':
    'ऑथेंटिकेटर ऐप के लिए सीक्रेट दिखता है, और उसका कोड लिखा जा रहा है।',
  'The code is checked; with it every log-in asks for one.':
    'कोड जाँचा जाता है; इसके बाद हर लॉगिन पर कोड पूछा जाता है।',
  'The recovery codes are shown, this once, until the person has stored them.':
    'रिकवरी कोड सिर्फ़ इस बार दिखते हैं, जब तक व्यक्ति उन्हें सँभाल न ले।',
  'It is on; by password and code there are new recovery codes, or it goes off.':
    'चालू है; पासवर्ड और कोड से नए रिकवरी कोड मिलते हैं, या वह बंद होता है।',
  'Password and code are checked, and new recovery codes made.':
    'पासवर्ड और कोड जाँचे जाते हैं, और नए रिकवरी कोड बनते हैं।',
  'Password and code are checked, and the second factor is switched off.':
    'पासवर्ड और कोड जाँचे जाते हैं, और दूसरा फ़ैक्टर बंद होता है।',
  'It was just switched off; the password is asked for to set one up again.':
    'अभी बंद किया गया; फिर लगाने के लिए पासवर्ड पूछा जाता है।',
  'What the staff does with an order: moves it along, or to another time.':
    'स्टाफ़ ऑर्डर के साथ क्या करता है: आगे बढ़ाना, या दूसरे समय पर ले जाना।',
  'The order with what the service says can be done with it now.':
    'ऑर्डर, और सेवा के अनुसार अभी उसके साथ जो हो सकता है।',
  'The order is being moved along.': 'ऑर्डर आगे बढ़ाया जा रहा है।',
  'The PDF of a report is being sent.': 'रिपोर्ट की PDF भेजी जा रही है।',
  'Another time is being chosen for the customer.': 'ग्राहक के लिए दूसरा समय चुना जा रहा है।',
  'The order is being moved to the other time.': 'ऑर्डर दूसरे समय पर ले जाया जा रहा है।',
  'Somebody of the staff opens the link of an invitation, and chooses a password.':
    'स्टाफ़ का कोई आमंत्रण का लिंक खोलता है, और पासवर्ड चुनता है।',
  'The link is checked.': 'लिंक जाँचा जाता है।',
  'The link was used, taken back, or is too old; there is nothing to try again.':
    'लिंक इस्तेमाल हो चुका, वापस लिया गया, या बहुत पुराना है; फिर कोशिश करने को कुछ नहीं।',
  'The link could not be checked; the person may try again.':
    'लिंक जाँचा नहीं जा सका; व्यक्ति फिर कोशिश कर सकता है।',
  'It is said who is invited as what; a password is being chosen.':
    'बताया जाता है कि किसे किस काम के लिए बुलाया गया है; पासवर्ड चुना जा रहा है।',
  'The account is being opened with the password.': 'पासवर्ड से खाता खोला जा रहा है।',
  'The person is logged in; the administration follows.': 'व्यक्ति लॉग इन है; आगे प्रशासन आता है।',
  'The staff writes what customers read: it is edited, previewed and published.':
    'ग्राहक जो पढ़ते हैं उसे स्टाफ़ लिखता है: बदलना, झलक देखना, प्रकाशित करना।',
  'What is published of this kind is being loaded.': 'इस तरह का जो प्रकाशित है, लाया जा रहा है।',
  'What is published could not be loaded; the person may try again.':
    'जो प्रकाशित है, लाया नहीं जा सका; व्यक्ति फिर कोशिश कर सकता है।',
  'The entries are being written, in both languages.': 'दोनों भाषाओं में लिखा जा रहा है।',
  'Below the form stands what customers would see; writing goes on.':
    'फ़ॉर्म के नीचे दिखता है कि ग्राहक क्या देखेंगे; लिखना जारी है।',
  'What was written is being published.': 'लिखा हुआ प्रकाशित हो रहा है।',
  'What was written is on the pages; writing goes on from there.':
    'लिखा हुआ पेजों पर है; आगे वहीं से लिखा जाता है।',
  'Somebody else was faster: what they have published is being loaded.':
    'कोई और पहले प्रकाशित कर चुका; उसका लिखा लाया जा रहा है।',
  'Somebody else has published meanwhile; it is decided what becomes of the draft.':
    'इस बीच कोई और प्रकाशित कर चुका; तय होता है कि लिखे हुए का क्या हो।',
  'The draft is being published in place of what somebody else has published.':
    'दूसरे के प्रकाशित की जगह लिखा हुआ प्रकाशित हो रहा है।',
  'Messages about orders by WhatsApp: allowed or not, by one press.':
    'WhatsApp से ऑर्डर के संदेश: एक बार दबाकर अनुमति देना या रोकना।',
  'The box shows what is stored; one press changes it.':
    'बॉक्स वही दिखाता है जो सहेजा है; एक बार दबाने से बदलता है।',
  'What was pressed shows and is being stored; the last press is what stays.':
    'जो दबाया गया वह दिखता है और सहेजा जा रहा है; आख़िर में जो दबाया, वही रहता है।',
};
