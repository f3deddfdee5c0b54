import type { findTestMachine } from '../../../machines/findTest/findTest.machine.ts';
import type { FlowWords } from '../flowWords.ts';

export const findTest = {
  states: {
    '': { en: 'Finding a test', hi: 'टेस्ट खोजना' },
    idle: { en: 'Nothing typed yet', hi: 'अभी कुछ नहीं लिखा' },
    open: { en: 'Results below the search', hi: 'खोज के नीचे नतीजे' },
    'open.typing': { en: 'Typing a search', hi: 'खोज लिखी जा रही है' },
    'open.loading': { en: 'Looking for related tests', hi: 'मिलते-जुलते टेस्ट ढूँढे जा रहे हैं' },
    'open.found': { en: 'Related tests found', hi: 'मिलते-जुलते टेस्ट मिल गए' },
    'open.failed': { en: 'Related tests could not be loaded', hi: 'मिलते-जुलते टेस्ट लाए नहीं जा सके' },
    closed: { en: 'Results put away', hi: 'नतीजे हटा दिए गए' },
  },
  means: {
    '': 'टेस्ट को उसके नाम, दूसरे शब्दों या विषय से ढूँढता है, और पैकेज की तुलना करता है।',
    idle: 'कुछ नहीं लिखा है; सूची के टेस्ट दिख रहे हैं।',
    open: 'खोज के नीचे नतीजे दिख रहे हैं।',
    'open.typing': 'जिन टेस्ट के नाम में यह लिखा है वे दिख रहे हैं; अगला अक्षर आ सकता है।',
    'open.loading': 'सेवा से पूछा जा रहा है कि इससे कौन-से टेस्ट समझे जा सकते हैं।',
    'open.found': 'नाम से मिले टेस्ट के नीचे जुड़े हुए टेस्ट दिख रहे हैं।',
    'open.failed': 'जुड़े हुए टेस्ट नहीं आ सके; नाम से मिले टेस्ट दिख रहे हैं।',
    closed: 'नतीजे हटा दिए गए; लिखा हुआ बना रहता है।',
  },
  events: {
    'text.typed': { en: 'something was typed into the search', hi: 'खोज में कुछ लिखा गया' },
    'arrow.pressed': { en: 'an arrow key was pressed', hi: 'तीर वाली कुंजी दबाई गई' },
    'results.closed': { en: 'the results were put away', hi: 'नतीजे हटाए गए' },
    'search.left': { en: 'the search was left', hi: 'खोज छोड़ी गई' },
    'tests.listed': { en: 'other tests are to be listed', hi: 'दूसरे टेस्ट दिखाने हैं' },
    'package.picked': { en: 'a package is to be compared', hi: 'एक पैकेज की तुलना करनी है' },
    'package.dropped': {
      en: 'no package is to be compared any more',
      hi: 'अब किसी पैकेज की तुलना नहीं करनी है',
    },
  },
  guards: {
    isBlank: { en: 'nothing is typed', hi: 'कुछ नहीं लिखा है' },
    isSearchable: { en: 'the text can be looked up', hi: 'लिखा हुआ खोजा जा सकता है' },
  },
  actions: {
    setText: { en: 'remembers what was typed', hi: 'लिखा हुआ याद रखता है' },
    moveActive: { en: 'goes to another result', hi: 'दूसरे नतीजे पर जाता है' },
    clearActive: { en: 'goes to no result', hi: 'किसी नतीजे पर नहीं रहता' },
    clearSearch: { en: 'forgets what was typed', hi: 'लिखा हुआ भूल जाता है' },
    setRelated: { en: 'shows related tests', hi: 'जुड़े हुए टेस्ट दिखाता है' },
    setListed: { en: 'lists other tests', hi: 'दूसरे टेस्ट दिखाता है' },
    setPicked: { en: 'remembers the package to compare', hi: 'तुलना का पैकेज याद रखता है' },
  },
  services: {
    loadRelated: { en: 'loading related tests', hi: 'जुड़े हुए टेस्ट लाना' },
  },
} satisfies FlowWords<typeof findTestMachine>;
