import type { chatCopy } from '../chat.ts';
import type { Translation } from '../language.ts';

export const chatHindi = {
  open: 'चैट खोलें',
  title: 'एआई असिस्टेंट',
  subtitle: 'हम आपकी मदद के लिए यहाँ हैं',
  collapse: 'छोटा करें',
  expand: 'बड़ा करें',
  close: 'चैट बंद करें',
  collapsed: 'चैट छोटी कर दी गई है',
  greeting: (firstName: string | undefined) =>
    `नमस्ते${firstName ? ` ${firstName}` : ''}! आज हम आपकी क्या मदद कर सकते हैं?`,
  suggestions: [
    'कौन-से टेस्ट उपलब्ध हैं?',
    'टेस्ट की क़ीमतें क्या हैं?',
    'टेस्ट के क्या फ़ायदे हैं?',
    'टेस्ट से पहले क्या करें?',
  ],
  placeholder: 'संदेश लिखें...',
  send: 'भेजें',
  thinking: 'सोच रहे हैं...',
  note: 'जवाब हमारे कैटलॉग से आते हैं। यह डॉक्टरी सलाह नहीं है।',
  badge: '1',
  count: (length: number, most: number) => `${length}/${most}`,
} satisfies Translation<typeof chatCopy>;
