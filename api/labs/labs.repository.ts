import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { earliestSlotOfLab, openSlotsOfLabs } from '../slots/slots.repository.ts';
import type { Span } from '../slots/times.ts';
import type { AccreditationJson } from '../catalogue/accreditation.contract.ts';
import type { LabJson, LabsQuery } from './labs.contract.ts';
import { servesPin } from '../serviceability/servesPin.repository.ts';

/** A rating is shown only together with its source and count. */
const isRated = sql`labs.rating_source is not null and labs.rating_count is not null`;
const shownRating = sql<number | null>`(case when ${isRated} then labs.rating end)`;
/** The columns by which customers judge a lab. */
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

/** The spans in which slots are counted: all of them, and those with enough time to fast. */
interface LabSpans {
  open: Span;
  kept: Span;
}
/** The fields that depend on who pays. */
type Amounts = 'discount' | 'amount' | 'offer';
interface EarliestAt {
  earliestAt: Date | null;
}

export function createLabRepository(db: Db) {
  return {
    /**
     * Active labs that offer the test (and collect at the PIN), best rated first, then fastest,
     * then cheapest; without a test all active labs, with their lowest price.
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
                // A lab has a single price for a test; with a limit the database would query lab by
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
          // In the order of the list (PD-58).
          .orderBy(sql`substring(labs.report_time from '[0-9]+')::integer`)
          .orderBy('prices.price')
          .orderBy('labs.id')
          .execute()
      );
    },

    /**
     * Active labs that offer some of these tests, with the sum of their prices and the tests they
     * lack; complete ones come first. `labId`: only that lab.
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
