import type { passwordResetCopy } from '../passwordReset.ts';
import type { Translation } from '../language.ts';

export const passwordResetHindi = {
  forgot: { title: 'पासवर्ड भूल गए', lead: 'हम आपके ईमेल पर 4 अंकों का ओटीपी भेजेंगे।', action: 'ओटीपी भेजें' },
  reset: {
    title: 'नया पासवर्ड बनाएँ',
    lead: (email: string) => `अगर ${email} हमारे यहाँ दर्ज है, तो 4 अंकों का ओटीपी भेज दिया गया है।`,
    otp: 'ओटीपी',
    otpHint: '4 अंकों का ओटीपी डालें',
    again: 'दूसरा ओटीपी भेजें या ईमेल बदलें',
    password: 'नया पासवर्ड',
    action: 'पासवर्ड बदलें',
    done: 'आपका पासवर्ड बदल गया है। आपको लॉग इन पेज पर ले जा रहे हैं…',
  },
} satisfies Translation<typeof passwordResetCopy>;
