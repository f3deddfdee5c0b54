import { storeParameters } from '../catalogue/parameters.repository.ts';
import { labPrice } from '../catalogue/labPrice.ts';
import type { Db, Trx } from '../db/database.ts';
import { drawingAddress } from '../files/drawings.ts';
import { materialiseSlots } from '../slots/slotMaker.repository.ts';
import { demoFaq, demoTestimonials } from './demoContent.ts';
import { demoPrivacy, demoTerms } from './demoTexts.ts';
import { demoLabs, hoursOf } from './demoLabs.ts';
import { demoTests } from './demoTests.ts';
import { demoParameters } from './parameters.ts';

/** The demo looks as if it had been running for this long, so that it has past orders. */
const runningFor = 5 * 24 * 3600_000;
const weekdays = [0, 1, 2, 3, 4, 5, 6];

/**
 * Fills an empty catalogue with tests, labs, prices, hours, testimonials, questions, terms and a
 * privacy notice, all or nothing. A catalogue that has any test is left alone, so that an
 * administrator's changes are kept.
 */
export async function seedCatalogue(db: Db, now: Date): Promise<void> {
  if (await db.selectFrom('tests').select('id').limit(1).executeTakeFirst()) return;
  const labs = demoLabs.map((lab, index) => ({
    id: lab.id,
    name: lab.name,
    image: drawingAddress(`lab-${index + 1}`),
    rating: lab.rating,
    rating_source: 'Demo data',
    rating_count: 100,
    demo: true,
    report_time: lab.report,
    price_factor: lab.factor,
    slots_until: null,
  }));
  const prices = demoLabs.flatMap((lab) =>
    demoTests.map((test) => ({
      lab_id: lab.id,
      test_id: test.id,
      price: labPrice(test.price, lab.factor),
    })),
  );
  const hours = demoLabs.flatMap((lab) =>
    weekdays.flatMap((weekday) =>
      hoursOf(lab.id, weekday).map((window) => ({
        lab_id: lab.id,
        weekday,
        opens: window.opens,
        closes: window.closes,
        places_min: window.min,
        places_max: window.max,
      })),
    ),
  );
  const testimonials = demoTestimonials.map((item, position) => ({
    id: `testimonial-${position + 1}`,
    position,
    image: drawingAddress(`customer-${position + 1}`),
    ...item,
  }));
  const faq = demoFaq.map((item, position) => ({ id: `faq-${position + 1}`, position, ...item }));

  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('tests')
      .values(demoTests)
      .onConflict((on) => on.doNothing())
      .execute();
    for (const [test, parameters] of Object.entries(demoParameters))
      await storeParameters(trx, test, parameters);
    await trx
      .insertInto('labs')
      .values(labs)
      .onConflict((on) => on.doNothing())
      .execute();
    await trx
      .insertInto('lab_prices')
      .values(prices)
      .onConflict((on) => on.doNothing())
      .execute();
    await trx
      .insertInto('lab_hours')
      .values(hours)
      .onConflict((on) => on.doNothing())
      .execute();
    await trx
      .insertInto('testimonials')
      .values(testimonials)
      .onConflict((on) => on.doNothing())
      .execute();
    await trx
      .insertInto('faq_items')
      .values(faq)
      .onConflict((on) => on.doNothing())
      .execute();
    await seedText(trx, 'terms', demoTerms, now);
    await seedText(trx, 'privacy', demoPrivacy, now);
  });
  await materialiseSlots(db, new Date(now.getTime() - runningFor));
}

/** Publishes the first version of a text, unless one is published already. */
async function seedText(
  trx: Trx,
  kind: 'terms' | 'privacy',
  text: { english: string; hindi: string },
  now: Date,
): Promise<void> {
  const added = await trx
    .insertInto('content_versions')
    .values({ kind, version: 1, published_at: new Date(now.getTime() - runningFor) })
    .onConflict((on) => on.doNothing())
    .returning('version')
    .executeTakeFirst();
  if (!added) return;
  await trx
    .insertInto('content_texts')
    .values({ kind, version: 1, field: 'body', ...text })
    .execute();
}
