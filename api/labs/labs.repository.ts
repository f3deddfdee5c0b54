import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { earliestSlotOfLab, openSlotsOfLabs } from '../slots/slots.repository.ts';
import type { Span } from '../slots/times.ts';
import type { AccreditationJson } from '../catalogue/accreditation.contract.ts';
import type { LabJson, LabsQuery } from './labs.contract.ts';
import { servesPin } from '../serviceability/servesPin.repository.ts';

/** A rating is shown only with where it comes from and how many gave it. */
const isRated = sql`labs.rating_source is not null and labs.rating_count is not null`;
const shownRating = sql<number | null>`(case when ${isRated} then labs.rating end)`;
/** What tells whether a lab can be trusted. */
const trust = [
  shownRating.as('rating'),
  sql<
    number | null
  >`case when ${isRated} and labs.rating is not null then labs.rating_count end`.as('ratingCount'),
  sql<AccreditationJson | null>`case when labs.accreditation_body is not null then
    jsonb_build_object('body', labs.accreditation_body, 'number', labs.accreditation_number) end`.as(
    'accreditation',
  ),
] as const;

/** The slots that are counted, and those of them that everybody can keep to. */
interface LabSpans {
  open: Span;
  kept: Span;
}
/** What depends on who pays. */
type Amounts = 'discount' | 'amount' | 'offer';
interface EarliestAt {
  earliestAt: Date | null;
}

/** Reads labs with their prices. */
export function createLabRepository(db: Db) {
  return {
    /**
     * Labs that are offered and offer the test (and collect at the PIN), the best rated first, then the fastest, then the cheapest; without a
     * test all labs, with their lowest price.
     */
    async list(
      { testId, pin }: LabsQuery,
      { open: span, kept }: LabSpans,
      now: Date,
    ): Promise<(Omit<LabJson, Amounts | 'missing' | 'earliest'> & EarliestAt)[]> {
      return (
        db
          .selectFrom('labs')
          .innerJoinLateral(
            (from) =>
              from
                .selectFrom('lab_prices')
                .select('lab_prices.price')
                .whereRef('lab_prices.lab_id', '=', 'labs.id')
                .$if(testId !== undefined, (query) =>
                  query
                    .innerJoin('tests', 'tests.id', 'lab_prices.test_id')
                    .where('test_id', '=', testId!)
                    .where('tests.active', '=', true),
                )
                // A lab has one price for a test; a limit there would make the database ask lab by
                // lab.
                .$if(testId === undefined, (query) => query.orderBy('lab_prices.price').limit(1))
                .as('prices'),
            (join) => join.onTrue(),
          )
          .leftJoin(openSlotsOfLabs(db, span, now, testId).as('open'), 'open.lab_id', 'labs.id')
          .select([
            'labs.id as _id',
            'labs.name',
            'labs.image',
            ...trust,
            'labs.demo',
            'labs.report_time as reportTime',
            'prices.price',
          ])
          .select(sql<number>`coalesce(open.count, 0)::integer`.as('slotsAvailable'))
          .select(earliestSlotOfLab(kept, now).as('earliestAt'))
          .where('labs.active', '=', true)
          .$if(pin !== undefined, (query) => query.where(servesPin(pin!)))
          .orderBy(shownRating, (order) => order.desc().nullsLast())
          // As the list says (PD-58).
          .orderBy(sql`substring(labs.report_time from '[0-9]+')::integer`)
          .orderBy('prices.price')
          .orderBy('labs.id')
          .execute()
      );
    },

    /**
     * Labs that are offered and offer some of these tests, with the sum of their prices and what
     * they lack; those that lack something come last. `labId`: that lab alone.
     */
    listForVisit: (
      tests: string[],
      { pin, labId }: Pick<LabsQuery, 'pin'> & { labId?: string },
      { open: span, kept }: LabSpans,
      now: Date,
    ): Promise<(Omit<LabJson, Amounts | 'earliest'> & EarliestAt)[]> =>
      db
        .selectFrom('labs')
        .innerJoinLateral(
          sql<{ price: number; missing: LabJson['missing'] }>`(
            select sum(lab_prices.price)::integer as price,
              coalesce(
                jsonb_agg(distinct jsonb_build_object('_id', wanted.id, 'testName', coalesce(tests.name, wanted.id), 'testNameHindi', tests.name_hindi))
                  filter (where lab_prices.price is null), '[]') as missing
            from jsonb_array_elements_text(${JSON.stringify(tests)}::jsonb) as wanted(id)
            left join tests on tests.id = wanted.id
            left join lab_prices on lab_prices.lab_id = labs.id and lab_prices.test_id = wanted.id and tests.active
          )`.as<'prices'>(sql`prices`),
          (join) => join.onTrue(),
        )
        .leftJoin(openSlotsOfLabs(db, span, now, undefined).as('open'), 'open.lab_id', 'labs.id')
        .select([
          'labs.id as _id',
          'labs.name',
          'labs.image',
          ...trust,
          'labs.demo',
          'labs.report_time as reportTime',
          'prices.price',
          'prices.missing',
        ])
        .select(sql<number>`coalesce(open.count, 0)::integer`.as('slotsAvailable'))
        .select(earliestSlotOfLab(kept, now).as('earliestAt'))
        .where('labs.active', '=', true)
        .where('prices.price', 'is not', null)
        .$if(labId !== undefined, (query) => query.where('labs.id', '=', labId!))
        .$if(pin !== undefined, (query) => query.where(servesPin(pin!)))
        .orderBy(sql`jsonb_array_length(prices.missing) > 0`)
        .orderBy(shownRating, (order) => order.desc().nullsLast())
        .orderBy(sql`substring(labs.report_time from '[0-9]+')::integer`)
        .orderBy('prices.price')
        .orderBy('labs.id')
        .execute(),
  };
}
