import type { invitationMachine } from '../../../machines/invitation/invitation.machine.ts';
import type { FlowWords } from '../flowWords.ts';

export const invitation = {
  states: {
    '': { en: 'Invitation of the staff', hi: 'स्टाफ़ का आमंत्रण' },
    loading: { en: 'Link being checked', hi: 'लिंक जाँचा जा रहा है' },
    gone: { en: 'Link no longer valid', hi: 'लिंक अब मान्य नहीं' },
    loadFailed: { en: 'Link could not be checked', hi: 'लिंक जाँचा नहीं जा सका' },
    editing: { en: 'Choosing a password', hi: 'पासवर्ड चुना जा रहा है' },
    accepting: { en: 'Invitation being accepted', hi: 'आमंत्रण स्वीकार हो रहा है' },
    accepted: { en: 'Invitation accepted', hi: 'आमंत्रण स्वीकार हुआ' },
  },
  means: {
    '': 'स्टाफ़ का कोई आमंत्रण का लिंक खोलता है, और पासवर्ड चुनता है।',
    loading: 'लिंक जाँचा जाता है।',
    gone: 'लिंक इस्तेमाल हो चुका, वापस लिया गया, या बहुत पुराना है; फिर कोशिश करने को कुछ नहीं।',
    loadFailed: 'लिंक जाँचा नहीं जा सका; व्यक्ति फिर कोशिश कर सकता है।',
    editing: 'बताया जाता है कि किसे किस काम के लिए बुलाया गया है; पासवर्ड चुना जा रहा है।',
    accepting: 'पासवर्ड से खाता खोला जा रहा है।',
    accepted: 'व्यक्ति लॉग इन है; आगे प्रशासन आता है।',
  },
  events: {},
  actions: {
    setInvitation: { en: 'shows who is invited', hi: 'दिखाता है कि किसे बुलाया गया है' },
    openAdministration: { en: 'opens the administration', hi: 'प्रशासन खोलता है' },
  },
  services: {
    staffInvitation: { en: 'checking the link', hi: 'लिंक जाँचना' },
    acceptInvitation: { en: 'opening the account', hi: 'खाता खोलना' },
  },
} satisfies FlowWords<typeof invitationMachine>;
