import type { locationMachine } from '../../../machines/location/location.machine.ts';
import type { FlowWords } from '../flowWords.ts';

export const location = {
  states: {
    '': { en: 'Place', hi: 'जगह' },
    starting: { en: 'Page just opened', hi: 'पेज अभी खुला' },
    unsupported: { en: 'Device cannot tell its place', hi: 'डिवाइस जगह नहीं बता सकता' },
    asking: { en: 'Asking where the device is', hi: 'डिवाइस से जगह पूछी जा रही है' },
    denied: { en: 'Location not allowed', hi: 'लोकेशन की अनुमति नहीं' },
    resolving: { en: 'Looking up the name of the place', hi: 'जगह का नाम ढूँढा जा रहा है' },
    unnamed: { en: 'Place without a name', hi: 'जगह का नाम नहीं मिला' },
    resolved: { en: 'Place known', hi: 'जगह मिल गई' },
  },
  means: {
    '': 'डिवाइस की स्थिति और जगह का नाम पता करता है।',
    starting: 'देखता है कि ब्राउज़र स्थिति बता सकता है या नहीं।',
    unsupported: 'ब्राउज़र स्थिति नहीं बता सकता।',
    asking: 'डिवाइस से उसकी स्थिति पूछी जाती है।',
    denied: 'स्थिति बताने से मना किया गया या वह नहीं मिली; संदेश कारण बताता है।',
    resolving: 'जगह का नाम लाया जा रहा है।',
    unnamed: 'स्थिति पता है, जगह का नाम नहीं।',
    resolved: 'जगह का नाम पता है।',
  },
  events: {},
  guards: {
    isSupported: { en: 'the device can tell where it is', hi: 'डिवाइस बता सकता है कि वह कहाँ है' },
  },
  actions: {
    setCoordinates: { en: 'remembers the position', hi: 'स्थिति याद रखता है' },
    setPlace: { en: 'shows the place', hi: 'जगह दिखाता है' },
  },
} satisfies FlowWords<typeof locationMachine>;
