import type { Deps } from '../deps.ts';
import { enqueueMessages } from '../messages/outbox.repository.ts';
import { siteUrl } from '../siteUrl.ts';
import { endOfDay, indianDate } from '../slots/times.ts';
import { createBookAgain } from './bookAgain.ts';
import { reachedBy } from './contacts.ts';
import { createReminderRepository } from './reminders.repository.ts';
import { daysLater, dueOn, isDue, lookAfterReminder, lookOn } from './repeats.rules.ts';
import { reminderWords } from './repeatTexts.ts';

/** Days until a repeat is examined again if nothing could be sent. */
const laterDays = 7;

/**
 * Processes a repeat whose day has come: sends its reminder, once each time the test is due, or
 * sets the day of the next check.
 */
export async function lookAtRepeat(deps: Deps, id: string): Promise<void> {
  const { db, clock, config } = deps;
  const reminders = createReminderRepository(db);
  const now = clock();
  const today = indianDate(now);
  const repeat = await reminders.find(id);
  if (!repeat) return;
  const { user_id: userId, language, lastVisit } = repeat;
  const due = dueOn({ months: repeat.months, countedFrom: repeat.counted_from, lastVisit }, today);
  if (!isDue(due, today)) {
    await reminders.postpone(repeat, today, lookOn(due, lastVisit, today));
    return;
  }
  const reached = reachedBy(await reminders.contacts(userId));
  const again = await createBookAgain(deps).ofTest(userId, repeat);
  const item = again?.order.items[0];
  if (!repeat.active || reached.length === 0 || !again || !item) {
    await reminders.postpone(repeat, today, daysLater(today, laterDays));
    return;
  }
  await db.transaction().execute(async (trx) => {
    const locked = createReminderRepository(trx);
    if (!(await locked.postpone(repeat, today, lookAfterReminder(due)))) return;
    const site = siteUrl(config);
    const { variant, phone, mail } = reminderWords({
      language,
      tests: (language === 'hi' && item.test.testNameHindi) || item.test.testName,
      people: item.patient.name,
      lab: again.order.lab.name,
      offer: again.lab && { start: again.lab.earliest, amount: again.lab.amount },
      bookLink: `${site}/again/${id}`,
      endLink: `${site}/endReminder#${await locked.addLink(id, now)}`,
    });
    await enqueueMessages(
      trx,
      reached.map(({ channel, to }) => ({
        key: `account:${userId}:repeat:${id}:${due}:${channel === 'email' ? 'mail' : 'phone'}`,
        channel,
        to,
        kind: 'repeatReminder',
        language,
        now,
        // After this day the test is due already, so a reminder would come too late.
        expiresAt: endOfDay(due > today ? due : today),
        ...(channel === 'email'
          ? { text: mail }
          : { text: phone.text, values: phone.values, template: `repeatReminder.${variant}` }),
      })),
    );
  });
}
