import type { Translation } from '../language.ts';
import type { pinCopy } from '../pin.ts';

export const pinHindi = {
  checking: (pin: string) => `${pin} जाँच रहे हैं...`,
  served: (pin: string, when: string) => `हम ${pin} में आते हैं · सबसे पहले ${when}`,
  servedAt: (pin: string) => `हम ${pin} में आते हैं।`,
  full: (pin: string) => `हम ${pin} में आते हैं · अगले 7 दिनों में कोई स्लॉट ख़ाली नहीं`,
  unserved: (pin: string) => `हम अभी ${pin} में नहीं आते।`,
  failed: (pin: string) => `हम ${pin} की जाँच नहीं कर सके।`,
  today: 'आज',
  tomorrow: 'कल',
  sheet: {
    title: 'हमें कहाँ आना है?',
    lead: 'उस जगह का पिन कोड जहाँ सैंपल लेना है।',
    label: 'पिन कोड',
    check: 'देखें',
    locate: 'मेरी लोकेशन लें',
    close: 'बंद करें',
  },
  form: {
    unserved: (pin: string) => `अभी ${pin} में कोई सैंपल लेने नहीं आता।`,
    labElsewhere: (pin: string) => `आपकी चुनी हुई लैब ${pin} में नहीं आती। दूसरी लैब आती हैं।`,
    otherPin: 'दूसरा पिन कोड डालें',
    otherLab: 'दूसरी लैब चुनें',
  },
  noLab: (pin: string) => `ये टेस्ट करने वाली कोई लैब ${pin} में नहीं आती।`,
} satisfies Translation<typeof pinCopy>;
