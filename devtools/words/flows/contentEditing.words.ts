import type { contentEditingMachine } from '../../../machines/contentEditing/contentEditing.machine.ts';
import type { FlowWords } from '../flowWords.ts';

export const contentEditing = {
  states: {
    '': { en: 'Content by the staff', hi: 'स्टाफ़ की लिखी सामग्री' },
    loading: { en: 'Loading what is published', hi: 'प्रकाशित सामग्री लाई जा रही है' },
    loadFailed: { en: 'Content could not be loaded', hi: 'सामग्री लाई नहीं जा सकी' },
    editing: { en: 'Writing the entries', hi: 'सामग्री लिखी जा रही है' },
    previewing: { en: 'Preview shown', hi: 'झलक दिख रही है' },
    publishing: { en: 'Content being published', hi: 'सामग्री प्रकाशित हो रही है' },
    live: { en: 'Content published', hi: 'सामग्री प्रकाशित हुई' },
    loadingTheirs: { en: "Somebody else's being loaded", hi: 'दूसरे का लिखा लाया जा रहा है' },
    overtaken: { en: 'Somebody else was faster', hi: 'कोई और पहले प्रकाशित कर चुका' },
    overwriting: {
      en: 'Own draft being published instead',
      hi: 'उसकी जगह अपना लिखा प्रकाशित हो रहा है',
    },
  },
  means: {
    '': 'ग्राहक जो पढ़ते हैं उसे स्टाफ़ लिखता है: बदलना, झलक देखना, प्रकाशित करना।',
    loading: 'इस तरह का जो प्रकाशित है, लाया जा रहा है।',
    loadFailed: 'जो प्रकाशित है, लाया नहीं जा सका; व्यक्ति फिर कोशिश कर सकता है।',
    editing: 'दोनों भाषाओं में लिखा जा रहा है।',
    previewing: 'फ़ॉर्म के नीचे दिखता है कि ग्राहक क्या देखेंगे; लिखना जारी है।',
    publishing: 'लिखा हुआ प्रकाशित हो रहा है।',
    live: 'लिखा हुआ पेजों पर है; आगे वहीं से लिखा जाता है।',
    loadingTheirs: 'कोई और पहले प्रकाशित कर चुका; उसका लिखा लाया जा रहा है।',
    overtaken: 'इस बीच कोई और प्रकाशित कर चुका; तय होता है कि लिखे हुए का क्या हो।',
    overwriting: 'दूसरे के प्रकाशित की जगह लिखा हुआ प्रकाशित हो रहा है।',
  },
  events: {
    'preview.opened': { en: "'Preview' was pressed", hi: "'पहले देखें' दबाया गया" },
    'content.submitted': { en: "'Publish' was pressed", hi: "'प्रकाशित करें' दबाया गया" },
    'theirs.opened': {
      en: "'Show what is published' was pressed",
      hi: "'प्रकाशित सामग्री दिखाएँ' दबाया गया",
    },
    'overwrite.chosen': {
      en: "'Publish mine in its place' was pressed",
      hi: "'उसकी जगह मेरी प्रकाशित करें' दबाया गया",
    },
    'draft.dropped': { en: "'Drop what I typed' was pressed", hi: "'मेरा लिखा हुआ हटाएँ' दबाया गया" },
  },
  guards: {
    isDraftOld: {
      en: 'what was typed is older than what is published',
      hi: 'लिखा हुआ प्रकाशित से पुराना है',
    },
    isOvertaken: {
      en: 'somebody else has published meanwhile',
      hi: 'इस बीच कोई और प्रकाशित कर चुका',
    },
  },
  actions: {
    setContent: { en: 'shows what is published', hi: 'दिखाता है कि क्या प्रकाशित है' },
    setPreview: { en: 'shows what customers would see', hi: 'दिखाता है कि ग्राहक क्या देखेंगे' },
    setDraftVersion: {
      en: 'remembers from which version was written',
      hi: 'याद रखता है कि किस संस्करण से लिखा गया',
    },
    forgetDraft: { en: 'goes on from what is published', hi: 'प्रकाशित से आगे बढ़ता है' },
  },
  services: {
    adminContent: { en: 'loading what is published', hi: 'जो प्रकाशित है उसे लाना' },
    publishContent: { en: 'publishing', hi: 'प्रकाशित करना' },
    loadTheirs: { en: 'loading what somebody else has published', hi: 'दूसरे का प्रकाशित लाना' },
    overwriteContent: { en: 'publishing in its place', hi: 'उसकी जगह प्रकाशित करना' },
  },
} satisfies FlowWords<typeof contentEditingMachine>;
