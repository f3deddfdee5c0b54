import type { accountDeletionMachine } from '../../../machines/accountDeletion/accountDeletion.machine.ts';
import type { FlowWords } from '../flowWords.ts';

export const accountDeletion = {
  states: {
    '': { en: 'Deleting the account', hi: 'खाता मिटाना' },
    closed: { en: 'Account stays', hi: 'खाता बना हुआ है' },
    editing: { en: 'Password for the deletion', hi: 'मिटाने के लिए पासवर्ड' },
    deleting: { en: 'Account being deleted', hi: 'खाता मिटाया जा रहा है' },
    deleted: { en: 'Account deleted', hi: 'खाता मिट गया' },
  },
  means: {
    '': 'ग्राहक का खाता मिटाता है: एक बार फिर पूछकर, और पासवर्ड से पुष्टि करके।',
    closed: 'कोई खाता मिटाना नहीं चाहता।',
    editing: 'बताया जाता है कि क्या मिटेगा और क्या रहेगा; पासवर्ड लिखा जा रहा है।',
    deleting: 'पासवर्ड जाँचा जाता है, और खाता मिटाया जाता है।',
    deleted: 'खाता मिट गया; यह डिवाइस उसे भूल जाता है, और लॉगिन आकर यही बताता है।',
  },
  events: {
    'deletion.wanted': {
      en: "'Delete my account' was pressed",
      hi: "'Delete my account' दबाया गया",
    },
    'deletion.dismissed': { en: 'the question was closed', hi: 'सवाल बंद किया गया' },
  },
  guards: {
    isPasswordTyped: { en: 'a password is typed', hi: 'पासवर्ड लिखा गया है' },
  },
  actions: {
    signOut: { en: 'logs out', hi: 'लॉग आउट करता है' },
  },
  services: {
    deleteAccount: { en: 'deleting the account', hi: 'खाता मिटाना' },
  },
} satisfies FlowWords<typeof accountDeletionMachine>;
