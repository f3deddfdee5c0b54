import type { Translation } from '../language.ts';
import type { offersCopy } from '../offers.ts';

export const offersHindi = {
  title: 'ऑफ़र',
  failed: 'ऑफ़र लोड नहीं हो सके।',
  none: 'अभी आपके लिए कोई ऑफ़र नहीं है',
  noneText: 'फिर भी हर ऑर्डर पर ₹100 की छूट है।',
  how: 'छूट अपने-आप लगती है। रिव्यू पेज पर एक टैप से इसे हटा सकते हैं।',
  worth: {
    percent: (percent: number) => `टेस्ट की क़ीमत पर ${percent}% की छूट`,
    percentUpTo: (percent: number, most: string) =>
      `टेस्ट की क़ीमत पर ${percent}% की छूट, ज़्यादा से ज़्यादा ${most}`,
    rupees: (rupees: string) => `${rupees} की छूट`,
  },
  terms: {
    instead: 'हर ऑर्डर पर मिलने वाले ₹100 की जगह, जब छूट उससे ज़्यादा हो',
    firstOrder: 'आपके पहले पेमेंट वाले ऑर्डर के लिए (अकाउंट और मोबाइल नंबर के हिसाब से)',
    perCustomer: (times: number) =>
      times === 1 ? 'हर ग्राहक के लिए एक बार' : `हर ग्राहक के लिए ${times} बार`,
    from: (day: string) => `${day} से`,
    until: (day: string) => `${day} तक`,
    code: (code: string) => `कोड ${code}`,
  },
  always: [
    ['हर ऑर्डर पर ₹100 की छूट', 'अपने-आप लगती है और पेमेंट से पहले रिव्यू पेज पर दिखती है।'],
    ['एक विज़िट, कई लोगों के टेस्ट', 'एक ही विज़िट में कई लोगों के कई टेस्ट बुक करें: एक स्लॉट, एक पता, एक पेमेंट।'],
  ],
  review: {
    saves: (saved: string, usual: string) => `${usual} की जगह ${saved} की बचत।`,
    taken: (saved: string) => `ऑफ़र लग गया: इस ऑर्डर पर ${saved} की बचत।`,
    use: 'यह ऑफ़र लें',
    remove: 'ऑफ़र हटाएँ',
  },
} satisfies Translation<typeof offersCopy>;
