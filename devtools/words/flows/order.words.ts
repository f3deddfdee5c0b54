import type { orderMachine } from '../../../machines/order/order.machine.ts';
import type { FlowWords } from '../flowWords.ts';

export const order = {
  states: {
    '': { en: 'Order', hi: 'ऑर्डर' },
    placed: { en: 'Order placed', hi: 'ऑर्डर हो गया' },
    notCollected: { en: 'Nothing was collected', hi: 'कुछ नहीं लिया जा सका' },
    assigned: { en: 'Technician assigned', hi: 'टेक्नीशियन तय' },
    onTheWay: { en: 'Technician on the way', hi: 'टेक्नीशियन रास्ते में' },
    collection: { en: 'Sample on its way', hi: 'सैंपल लैब जा रहा है' },
    examining: { en: 'Sample being examined', hi: 'सैंपल की जाँच हो रही है' },
    completed: { en: 'Report ready', hi: 'रिपोर्ट तैयार है' },
    cancelled: { en: 'Order cancelled', hi: 'ऑर्डर रद्द हुआ' },
  },
  means: {
    '': 'ऑर्डर की स्थिति: हो गया, टेक्नीशियन तय, सैंपल, जाँच, पूरा।',
    placed: 'ऑर्डर हो गया; टेक्नीशियन ढूँढा जा रहा है।',
    notCollected:
      'विज़िट में कुछ नहीं लिया जा सका, जैसे जब किसी ने दरवाज़ा न खोला: ऑर्डर पहले जैसा बना है और दूसरे स्लॉट या टेक्नीशियन की प्रतीक्षा में है।',
    assigned: 'टेक्नीशियन तय है और बुक किए समय पर आता है।',
    onTheWay: 'विज़िट के दिन टेक्नीशियन निकल चुका है।',
    collection:
      'सैंपल ले लिया गया और लैब जा रहा है। यहाँ से ऑर्डर न रद्द हो सकता है, न उसका स्लॉट बदल सकता है।',
    examining: 'लैब सैंपल जाँच रही है। ख़राब हुआ सैंपल बिना पैसे फिर से लिया जाता है।',
    completed: 'रिपोर्ट तैयार है।',
    cancelled: 'सैंपल लेने से पहले ऑर्डर रद्द हुआ।',
  },
  events: {
    'technician.assigned': { en: 'a technician was assigned', hi: 'टेक्नीशियन तय हुआ' },
    'slot.changed': { en: 'the slot was changed', hi: 'स्लॉट बदला गया' },
    'sample.collected': { en: 'the sample was collected', hi: 'सैंपल ले लिया गया' },
    'sample.rejected': { en: 'the sample cannot be used', hi: 'सैंपल काम का नहीं है' },
    'examination.started': { en: 'the examination began', hi: 'जाँच शुरू हुई' },
    'report.completed': { en: 'the report is ready', hi: 'रिपोर्ट तैयार है' },
    'technician.withdrawn': {
      en: 'the technician makes visits no more',
      hi: 'टेक्नीशियन अब विज़िट पर नहीं जाता',
    },
    'technician.departed': { en: 'the technician is on the way', hi: 'टेक्नीशियन रास्ते में है' },
    'collection.failed': { en: 'nothing could be collected', hi: 'सैंपल नहीं लिया जा सका' },
  },
} satisfies FlowWords<typeof orderMachine>;
