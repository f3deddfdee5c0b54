import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminClient, temporaryAdministrator } from './support/people.ts';
import { startRazorpayShop } from './support/razorpayShop.ts';
import { act, assign, bookedVisit, labelled, VISIT_DAY } from './support/technicians.ts';
import { examine, visitLab } from './support/visit.ts';

let shop: Awaited<ReturnType<typeof startRazorpayShop>>;
beforeAll(async () => {
  shop = await startRazorpayShop();
});
afterAll(() => shop.stop());

/** A visit booked in Hindi, with what its customer was told since the last look. */
async function visitInHindi() {
  let seen = (await shop.api.outbox()).length;
  const visit = await bookedVisit(shop, '0930', 'hi');
  const { number } = await visit.read();
  return {
    ...visit,
    number,
    told: async () => {
      const sent = (await shop.api.outbox()).slice(seen);
      seen += sent.length;
      return sent.filter(({ channel }) => channel !== 'email').map(({ text }) => text);
    },
  };
}

const fasting = 'सोमवार, रात 11:30 बजे के बाद पानी के सिवा कुछ न लें।';

it('who books in Hindi is told in Hindi what happens until the samples are taken', async () => {
  const visit = await visitInHindi();
  const { id, number, told } = visit;
  expect(await told()).toEqual([
    expect.stringMatching(
      new RegExp(
        `^3 टेस्ट के लिए आपकी विज़िट Kaveri Precision Labs में 24 नवंबर, .+ के लिए बुक हो गई है। ऑर्डर ${number}। .+ के बाद पानी के सिवा कुछ न लें।$`,
      ),
    ),
    `3 टेस्ट के लिए आपकी विज़िट का समय बदलकर 24 नवंबर, सुबह 9:30 कर दिया गया है। ${fasting}`,
  ]);

  shop.api.clock.set('2026-11-23T12:30:00.000Z');
  await shop.api.app.jobs.runOnce('remind of visits');
  expect(await told()).toEqual([
    `कल सुबह 9:30 पर टेक्नीशियन 3 टेस्ट का सैंपल लेने आएँगे। ऑर्डर ${number}। ${fasting}`,
  ]);

  shop.api.clock.set(VISIT_DAY);
  const technician = await temporaryAdministrator(shop.api, 'technician');
  await assign(shop, id, technician.id);
  expect(await told()).toEqual(['Former 3 टेस्ट का सैंपल लेने 24 नवंबर, सुबह 9:30 पर आएँगे।']);
  await act(technician, id, { act: 'depart' });
  expect(await told()).toEqual([`Former 3 टेस्ट का सैंपल लेने आपके पास आ रहे हैं। ऑर्डर ${number}।`]);
  await act(technician, id, { act: 'collect', samples: labelled(visit.paid) });
  expect(await told()).toEqual(['3 टेस्ट का सैंपल ले लिया गया है।']);
});

it('and from the lab to the last report', async () => {
  const { id, paid, told } = await visitInHindi();
  const lab = await examine(shop, id);
  expect((await told()).slice(-2)).toEqual([
    '3 टेस्ट का सैंपल ले लिया गया है।',
    'लैब 3 टेस्ट के सैंपल की जाँच कर रही है।',
  ]);
  for (const item of paid) {
    // Two messages of one moment are one.
    shop.api.clock.advance({ minutes: 1 });
    await lab.upload(item._id);
  }
  // Behind it stands where it is read (tests/api/visitReports.test.ts).
  const withoutLinks = async () => (await told()).map((text) => text.split(' पढ़ने')[0]);
  expect(await withoutLinks()).toEqual([
    'Guest की टीएसएच (TSH) की रिपोर्ट तैयार है।',
    'Guest की लिपिड प्रोफ़ाइल की रिपोर्ट तैयार है।',
    'Ravi की टीएसएच (TSH) की रिपोर्ट तैयार है।',
  ]);
  await lab.complete();
  expect(await withoutLinks()).toEqual(['3 टेस्ट की रिपोर्टें तैयार हैं।']);
});

it('and where nothing could be collected, the visit is moved, and in the end cancelled', async () => {
  const visit = await visitInHindi();
  const { id, number, told } = visit;
  shop.api.clock.set(VISIT_DAY);
  const technician = await temporaryAdministrator(shop.api, 'technician');
  await assign(shop, id, technician.id);
  await told();
  await act(technician, id, { act: 'failVisit', failure: 'notFasting', next: 'newTime' });
  expect(await told()).toEqual([
    `3 टेस्ट का सैंपल नहीं लिया जा सका। कृपया दूसरा समय चुनें: Assay में ऑर्डर ${number} खोलकर समय बदलें।`,
  ]);
  await visit.guest.post(`order/${id}/reschedule`, { slot: `${visitLab}-20261125-1200` });
  expect(await told()).toEqual([
    '3 टेस्ट के लिए आपकी विज़िट का समय बदलकर 25 नवंबर, दोपहर 12:00 कर दिया गया है। मंगलवार और बुधवार के बीच की रात 2 बजे के बाद पानी के सिवा कुछ न लें।',
  ]);
  const { amount } = await visit.read();
  await visit.guest.post(`order/${id}/cancel`, {});
  expect(await told()).toEqual([
    `3 टेस्ट का आपका ऑर्डर रद्द हो गया है। ₹${amount} 5 से 7 कामकाजी दिनों में उसी तरीक़े से लौटा दिए जाएँगे जिससे पेमेंट हुआ था।`,
  ]);
  await shop.refundJob();
  expect(await told()).toEqual([`3 टेस्ट के ₹${amount} लौटा दिए गए हैं।`]);
});

it('an order of one test names the test, also where it is moved', async () => {
  const admin = await adminClient(shop.api);
  const visit = await visitInHindi();
  const { id, told } = visit;
  for (const item of visit.paid.slice(1)) await visit.cancelItem(item._id);
  await told();
  shop.api.clock.advance({ minutes: 1 });
  await visit.guest.post(`order/${id}/reschedule`, { slot: `${visitLab}-20261124-1000` });
  expect(await told()).toEqual(['आपके टीएसएच (TSH) का समय बदलकर 24 नवंबर, सुबह 10:00 कर दिया गया है।']);
  shop.api.clock.set(VISIT_DAY);
  const move = { action: 'assign', technician: 'Kiran' };
  expect((await admin.post(`admin/orders/${id}/move`, move)).status).toBe(200);
  expect(await told()).toEqual(['Kiran टीएसएच (TSH) का सैंपल लेने 24 नवंबर, सुबह 10:00 पर आएँगे।']);
});
