import type { Generated } from 'kysely';

/** What the dashboard counts, as changes that add up to it; written by triggers. */
export interface CountTables {
  counted: {
    id: Generated<number>;
    what: 'tests' | 'reports due' | 'appointments' | 'seen';
    day: string;
    change: number;
  };
}
