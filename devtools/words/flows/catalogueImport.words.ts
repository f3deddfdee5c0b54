import type { catalogueImportMachine } from '../../../machines/catalogueImport/catalogueImport.machine.ts';
import type { FlowWords } from '../flowWords.ts';

export const catalogueImport = {
  states: {
    '': { en: 'Import of tests and prices', hi: 'टेस्ट और क़ीमतों का इम्पोर्ट' },
    choosing: { en: 'Choosing a file', hi: 'फ़ाइल चुनी जा रही है' },
    checking: { en: 'File being checked', hi: 'फ़ाइल जाँची जा रही है' },
    checkFailed: { en: 'File could not be checked', hi: 'फ़ाइल जाँची नहीं जा सकी' },
    faulty: { en: 'Lines of the file are wrong', hi: 'फ़ाइल की लाइनों में ग़लतियाँ हैं' },
    unchanged: { en: 'Nothing to import', hi: 'इम्पोर्ट करने को कुछ नहीं' },
    ready: { en: 'Ready to import', hi: 'इम्पोर्ट के लिए तैयार' },
    importing: { en: 'File being imported', hi: 'फ़ाइल इम्पोर्ट हो रही है' },
    importFailed: { en: 'File could not be imported', hi: 'फ़ाइल इम्पोर्ट नहीं हो सकी' },
    done: { en: 'Tests and prices imported', hi: 'टेस्ट और क़ीमतें इम्पोर्ट हो गईं' },
  },
  means: {
    '': 'CSV फ़ाइल से टेस्ट और क़ीमतें बदलता है; कुछ भी सेव होने से पहले फ़ाइल की जाँच होती है।',
    choosing: 'फ़ाइल चुननी है।',
    checking: 'सेवा फ़ाइल की जाँच कर रही है; कुछ भी सेव नहीं होता।',
    checkFailed: 'फ़ाइल की जाँच नहीं हो सकी; उसी से फिर कोशिश की जा सकती है।',
    faulty: 'फ़ाइल की लाइनों में ग़लतियाँ हैं: उनकी सूची दिखती है, और कुछ भी सेव नहीं होता।',
    unchanged: 'सब कुछ वैसा ही है जैसा फ़ाइल में है।',
    ready: 'बताया जाता है कि इम्पोर्ट क्या करेगा; अभी कुछ भी सेव नहीं हुआ।',
    importing: 'पूरी फ़ाइल सेव हो रही है, या उसका कुछ भी नहीं।',
    importFailed: 'फ़ाइल इम्पोर्ट नहीं हो सकी; फिर कोशिश की जा सकती है।',
    done: 'टेस्ट और क़ीमतें वैसी हैं जैसी फ़ाइल में हैं; दूसरी फ़ाइल चुनी जा सकती है।',
  },
  events: {
    'file.chosen': { en: 'a file was chosen', hi: 'फ़ाइल चुनी गई' },
    'import.confirmed': { en: "'Import' was pressed", hi: "'इम्पोर्ट करें' दबाया गया" },
  },
  guards: {
    isFaulty: { en: 'lines of the file are wrong', hi: 'फ़ाइल की लाइनों में ग़लतियाँ हैं' },
    isRefused: { en: 'the file cannot be taken', hi: 'यह फ़ाइल नहीं ली जा सकती' },
    isCheckOutdated: {
      en: 'something was changed since the file was checked',
      hi: 'जाँच के बाद कुछ बदला गया है',
    },
    doesNothing: { en: 'all is stored as the file has it', hi: 'सब कुछ वैसा ही है जैसा फ़ाइल में है' },
  },
  actions: {
    setFile: { en: 'remembers the file', hi: 'फ़ाइल याद रखता है' },
    setOutcome: { en: 'shows what the import does', hi: 'दिखाता है कि इम्पोर्ट क्या करता है' },
    clearOutcome: { en: 'takes that away', hi: 'उसे हटाता है' },
    setFaults: { en: 'shows the faulty lines', hi: 'ग़लत लाइनें दिखाता है' },
  },
  services: {
    checkCatalogueFile: { en: 'checking the file', hi: 'फ़ाइल की जाँच करना' },
    importCatalogue: { en: 'importing the file', hi: 'फ़ाइल इम्पोर्ट करना' },
  },
} satisfies FlowWords<typeof catalogueImportMachine>;
