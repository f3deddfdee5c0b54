export interface RepeatedCallTables {
  /** Calls that came with an Idempotency-Key. */
  repeated_calls: {
    caller: string;
    call: string;
    key_hash: string;
    request_hash: string;
    status: number | null;
    /** Encrypted with the client's Idempotency-Key. */
    answer: string | null;
    begun_at: Date;
  };
}
