import type { Translation } from '../language.ts';
import type { reportCopy } from '../report.ts';

export const reportHindi = {
  title: 'रिपोर्ट',
  failed: 'रिपोर्ट लोड नहीं हो सकी।',
  notFound: 'ऐसी कोई रिपोर्ट नहीं है',
  all: 'सभी रिपोर्टें',
  open: 'पढ़ें',
  openOf: (test, name) => `${name} की ${test} की रिपोर्ट पढ़ें`,
  order: 'ऑर्डर',
  lab: 'लैब',
  collected: 'सैंपल लिया गया',
  ready: 'रिपोर्ट तैयार',
  person: (name, age, gender) => `${name}, ${age}, ${gender}`,
  download: 'PDF डाउनलोड करें',
  print: 'प्रिंट करें',
  allUsual: (count) =>
    count === 1 ? 'नतीजा सामान्य सीमा में है' : `सभी ${count} नतीजे सामान्य सीमा में हैं`,
  someOutside: (outside, count) =>
    count === 1
      ? 'नतीजा सामान्य सीमा से बाहर है'
      : outside === 1
        ? `${count} में से 1 नतीजा सामान्य सीमा से बाहर है`
        : `${count} में से ${outside} नतीजे सामान्य सीमा से बाहर हैं`,
  notAll:
    'सामान्य सीमा से बाहर का नतीजा आम बात है और ज़रूरी नहीं कि उसका कोई मतलब हो। आपके डॉक्टर बता सकते हैं।',
  critical: 'कृपया आज ही किसी डॉक्टर से बात करें',
  criticalText: (names) => `${names}: सामान्य सीमा से बहुत बाहर। तबीयत ठीक न लगे तो अस्पताल जाएँ।`,
  corrected: (day) => `${day} को ठीक की गई`,
  correctedWhy: (why) => `कारण: ${why}`,
  correctedBefore: (value) => `ठीक किए जाने से पहले: ${value}`,
  values: 'क्या मापा गया',
  columns: { name: 'क्या मापा गया', value: 'आपका नतीजा', range: 'सामान्य सीमा', standing: 'स्थिति' },
  range: {
    both: (low, high) => `सामान्य: ${low} से ${high}`,
    low: (low) => `सामान्य: ${low} या ज़्यादा`,
    high: (high) => `सामान्य: ${high} तक`,
    none: 'सामान्य सीमा नहीं दी गई है',
  },
  standing: {
    usual: 'सामान्य सीमा में',
    aLittleLow: 'सामान्य सीमा से थोड़ा कम',
    low: 'सामान्य सीमा से कम',
    aLittleHigh: 'सामान्य सीमा से थोड़ा ज़्यादा',
    high: 'सामान्य सीमा से ज़्यादा',
    criticalLow: 'सामान्य सीमा से बहुत कम',
    criticalHigh: 'सामान्य सीमा से बहुत ज़्यादा',
    unknown: 'मापा गया',
  },
  trend: {
    title: 'समय के साथ',
    now: (value) => `अब ${value}`,
    earlier: (value, day) => `${day} को ${value}`,
    more: 'पिछली बार से ज़्यादा',
    less: 'पिछली बार से कम',
    same: 'पिछली बार जितना ही',
  },
  pdfOnly: 'यह रिपोर्ट PDF में है',
  pdfOnlyText: 'लैब ने इसे फ़ाइल के रूप में भेजा है। पढ़ने के लिए डाउनलोड करें।',
  doctor: {
    title: 'अपने डॉक्टर से क्या पूछें',
    value: (name, value) => `मेरे लिए ${name} ${value} का क्या मतलब है?`,
    again: 'क्या इसे फिर से मापना चाहिए, और कब?',
    taken: 'क्या मेरे खाने, पीने या दवाइयों से ये नतीजे बदल सकते हैं?',
    change: 'क्या तब तक मुझे कुछ बदलना चाहिए?',
    note: 'रिपोर्ट डॉक्टर की राय में मदद करती है, उसकी जगह नहीं लेती।',
  },
} satisfies Translation<typeof reportCopy>;
