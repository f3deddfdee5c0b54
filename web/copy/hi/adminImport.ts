import type { adminImportCopy } from '../adminImport.ts';
import type { Translation } from '../language.ts';

/** The import and export of tests and prices in Hindi. */
export const adminImportHindi = {
  title: 'टेस्ट और क़ीमतें इम्पोर्ट करें',
  open: 'इम्पोर्ट',
  export: 'एक्सपोर्ट',
  steps: [
    'टेस्ट और क़ीमतों को CSV फ़ाइल के रूप में एक्सपोर्ट करें और उसे स्प्रेडशीट में खोलें।',
    'वहाँ बदलाव करें। जिस लाइन में id नहीं है, उससे नया टेस्ट जुड़ता है; जो कॉलम आप हटा देते हैं, वे जैसे थे वैसे ही रहते हैं। लैब की ख़ाली क़ीमत का मतलब है कि लैब वह टेस्ट नहीं करती।',
    'उसे CSV (UTF-8) के रूप में सेव करके यहाँ चुनें। पहले उसकी जाँच होती है: जब तक आप इम्पोर्ट न दबाएँ, कुछ भी सेव नहीं होता।',
  ],
  choose: 'CSV फ़ाइल चुनें',
  chooseAnother: 'दूसरी फ़ाइल चुनें',
  drop: 'या उसे यहाँ छोड़ें। ज़्यादा से ज़्यादा 2 MB और 5,000 लाइनें।',
  checking: 'फ़ाइल की जाँच हो रही है…',
  checkFailed: 'फ़ाइल की जाँच नहीं हो सकी',
  importFailed: 'फ़ाइल इम्पोर्ट नहीं हो सकी',
  ready: (name) => `${name} इम्पोर्ट की जा सकती है`,
  nothingYet: 'अभी कुछ भी सेव नहीं हुआ है।',
  unchanged: 'इम्पोर्ट करने को कुछ नहीं है',
  unchangedText: 'सभी टेस्ट और क़ीमतें वैसी ही हैं जैसी फ़ाइल में हैं।',
  done: 'इम्पोर्ट हो गया',
  doneText: 'अब सभी ग्राहक नए टेस्ट और क़ीमतें देखते हैं।',
  toTests: 'सभी टेस्ट',
  import: 'इम्पोर्ट करें',
  faulty: (name) => `${name} में ग़लतियाँ हैं`,
  faultyText: 'स्प्रेडशीट में ये लाइनें ठीक करें, सेव करें और फ़ाइल फिर से चुनें।',
  firstFaults: (shown) => `ये पहली ${shown} ग़लतियाँ हैं।`,
  counts: {
    added: 'नए टेस्ट',
    changed: 'बदले हुए टेस्ट',
    prices: 'लैब की क़ीमतें',
    unchanged: 'बिना बदलाव के टेस्ट',
  },
  line: 'लाइन',
  lineOf: (line) => `लाइन ${line}`,
  column: 'कॉलम',
  wholeLine: 'पूरी लाइन',
  mistake: 'क्या ग़लत है',
} satisfies Translation<typeof adminImportCopy>;
