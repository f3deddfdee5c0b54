/**
 * Resolvers of which none may be forgotten: each field that the REST JSON does not carry under the
 * same name needs one.
 * (The generated types leave every resolver optional, so a missing `_id → id` would pass.)
 */
export type Complete<Resolvers, Json> = Resolvers &
  Required<Omit<Resolvers, keyof Json | '__isTypeOf'>>;
