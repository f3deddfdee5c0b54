import { monotonicFactory } from 'ulid';

const ulid = monotonicFactory();

/** A new id: 26 lower-case characters that sort by creation time. */
export const newId = () => ulid().toLowerCase();
