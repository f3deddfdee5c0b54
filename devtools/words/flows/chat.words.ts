import type { chatMachine } from '../../../machines/chat/chat.machine.ts';
import type { FlowWords } from '../flowWords.ts';

export const chat = {
  states: {
    '': { en: 'Chat', hi: 'चैट' },
    panel: { en: 'Chat window', hi: 'चैट की विंडो' },
    'panel.closed': { en: 'Chat closed', hi: 'चैट बंद है' },
    'panel.open': { en: 'Chat open', hi: 'चैट खुली है' },
    'panel.open.appearing': { en: 'Chat appearing', hi: 'चैट दिखने लगी' },
    'panel.open.shown': { en: 'Chat in view', hi: 'चैट दिख रही है' },
    'panel.collapsed': { en: 'Chat folded', hi: 'चैट समेटी हुई है' },
    conversation: { en: 'Conversation', hi: 'बातचीत' },
    'conversation.ready': { en: 'A question may be sent', hi: 'सवाल भेजा जा सकता है' },
    'conversation.waiting': { en: 'Waiting for the answer', hi: 'जवाब का इंतज़ार' },
  },
  together: {
    'panel.closed+conversation.ready': { en: 'Chat button on the page', hi: 'पेज पर चैट का बटन' },
    'panel.open.appearing+conversation.ready': { en: 'Chat opening', hi: 'चैट खुल रही है' },
    'panel.open.shown+conversation.ready': {
      en: 'Chat open for a question',
      hi: 'सवाल के लिए चैट खुली है',
    },
    'panel.open.shown+conversation.waiting': {
      en: 'Chat waiting for the answer',
      hi: 'चैट में जवाब का इंतज़ार',
    },
  },
  means: {
    '': 'सहायक, जो सूची और अक्सर पूछे गए सवालों से जवाब देता है।',
    panel: 'क्या चैट की विंडो खुली है।',
    'panel.closed': 'सिर्फ़ तैरता बटन दिखता है; जब तक चैट पहली बार न खुले, उस पर निशान रहता है।',
    'panel.open': 'चैट की विंडो खुली है।',
    'panel.open.appearing': 'चैट की विंडो दिखने लगी है; फिर आख़िरी संदेश तक ले जाया जाता है।',
    'panel.open.shown': 'बातचीत दिख रही है।',
    'panel.collapsed': "चैट का सिर्फ़ ऊपरी हिस्सा दिखता है, 'Chat collapsed' के साथ।",
    conversation: 'सवाल और जवाब; विंडो बंद होने पर भी चलता रहता है।',
    'conversation.ready': 'सवाल भेजा जा सकता है।',
    'conversation.waiting': 'जवाब का इंतज़ार है; दूसरा सवाल नहीं भेजा जा सकता।',
  },
  events: {
    'chat.opened': { en: 'the chat was opened', hi: 'चैट खोली गई' },
    'chat.closed': { en: 'the chat was closed', hi: 'चैट बंद की गई' },
    'chat.collapsed': { en: 'the chat was folded', hi: 'चैट समेटी गई' },
    'chat.expanded': { en: 'the chat was unfolded', hi: 'चैट फैलाई गई' },
    'chat.forgotten': { en: 'the conversation was forgotten', hi: 'बातचीत भुला दी गई' },
    'question.sent': { en: 'a question was sent', hi: 'सवाल भेजा गया' },
  },
  guards: {
    isQuestion: { en: 'the question is neither empty nor too long', hi: 'सवाल न ख़ाली है न बहुत लंबा' },
    hasText: { en: 'there is an answer', hi: 'जवाब है' },
  },
  actions: {
    scroll: { en: 'scrolls to the latest message', hi: 'आख़िरी संदेश तक ले जाता है' },
    addQuestion: { en: 'shows the question', hi: 'सवाल दिखाता है' },
    addAnswer: { en: 'shows the answer', hi: 'जवाब दिखाता है' },
    setSeen: { en: 'takes the badge away', hi: 'निशान हटाता है' },
  },
  services: {
    ask: { en: 'asking the assistant', hi: 'सहायक से पूछना' },
  },
} satisfies FlowWords<typeof chatMachine>;
