import type { disclaimers, Preparation, samples } from '../demoTest.ts';

/** The Hindi texts of a test of the demo catalogue; codes of parameters are not translated. */
export interface DemoHindi {
  name: string;
  description: string;
  why: string[];
}

/** Disclaimers in Hindi. */
export const disclaimersHindi: Record<keyof typeof disclaimers, string> = {
  medicines: 'जो दवाएँ और सप्लीमेंट लेते हों, हमें बताएँ। डॉक्टर से पूछे बिना कोई दवा बंद न करें।',
  biotin: 'ज़्यादा मात्रा में ली गई बायोटिन से इस टेस्ट का नतीजा बदल सकता है। लेते हों तो टेक्नीशियन को बताएँ।',
  transfusion:
    'हाल में ख़ून चढ़ा हो, ख़ून की कमी हो या हीमोग्लोबिन की बनावट अलग हो, तो नतीजा भ्रम में डाल सकता है।',
  early: 'संक्रमण की शुरुआत में टेस्ट कभी-कभी ग़लत नेगेटिव आता है। तकलीफ़ बनी रहे तो टेस्ट दोबारा करवाएँ।',
  container: 'साफ़ डिब्बी में बीच की धार का सैंपल दें। डॉक्टर ने न कहा हो तो माहवारी के दिनों में सैंपल न दें।',
  stool: 'हमारी लाई हुई डिब्बी में ही सैंपल दें और उसमें पेशाब या पानी न मिलने दें।',
  emergency: 'यह आपात स्थिति के लिए नहीं है। हालत गंभीर हो तो अस्पताल जाएँ।',
  prescription: 'डॉक्टर का पर्चा माँगा जा सकता है।',
};
export const generalDisclaimersHindi = [
  'यह रिपोर्ट डॉक्टर की राय में मदद करती है, उसकी जगह नहीं लेती।',
  'हर लैब की सामान्य सीमा थोड़ी अलग होती है। अपने नतीजे को रिपोर्ट पर छपी सीमा से मिलाएँ।',
];

/** The kinds of sample, in Hindi. */
export const samplesHindi: Record<keyof typeof samples, string> = {
  E: 'ख़ून (EDTA ट्यूब)',
  S: 'ख़ून (सीरम ट्यूब)',
  F: 'ख़ून (फ़्लोराइड ट्यूब)',
  C: 'ख़ून (साइट्रेट ट्यूब)',
  U: 'पेशाब',
  T: 'मल',
  N: 'नाक और गले का स्वाब',
};

/** How to prepare for the sample, in Hindi. */
export const preparationsHindi: Record<Preparation, string> = {
  none: 'ख़ाली पेट रहना ज़रूरी नहीं',
  fasting: 'ख़ाली पेट रहना ज़रूरी',
  fastingMorning: 'ख़ाली पेट रहना ज़रूरी, सैंपल सुबह',
  afterMeal: 'खाना शुरू करने के 2 घंटे बाद सैंपल',
  morning: 'सैंपल सुबह देना बेहतर',
};
