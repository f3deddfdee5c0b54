import type { ColumnType, Generated } from 'kysely';
import type { MessageLanguage } from '../messages/language.ts';

/** The state of a call in the database. */
export type CallState = 'booked' | 'reached' | 'missed' | 'cancelled' | 'withdrawn';

/** Doctors' hours, and the calls in which they explain reports. */
export interface ConsultationTables {
  doctor_hours: {
    doctor_id: string;
    weekday: number;
    from_minute: number;
    until_minute: number;
  };
  doctor_days_off: { doctor_id: string; day: string };
  consultations: {
    id: string;
    /** The id of the item, or of an order with a single item. */
    report_id: string;
    order_id: string;
    doctor_id: string;
    starts_at: Date;
    state: CallState;
    /** The language in which the doctor speaks. */
    language: MessageLanguage;
    /** The language of the messages about it. */
    message_language: Generated<MessageLanguage>;
    no_answers: Generated<number>;
    note: ColumnType<string | null, never, string>;
    booked_at: Date;
    chosen_at: Date;
    ended_at: ColumnType<Date | null, never, Date>;
  };
}
