import type { ColumnType, Generated } from 'kysely';

/** Addresses of customers, and the settings that an administrator may change. */
export interface AddressTables {
  addresses: {
    id: string;
    user_id: string;
    house_no: string;
    road: string;
    zip_code: string;
    city_state: string;
    is_default: boolean;
    created_at: Date;
  };
  /** jsonb: written as JSON text, read as a value. */
  settings: {
    name: string;
    value: ColumnType<unknown, string, string>;
    updated_at: Generated<Date>;
  };
}
