import { monotonicFactory } from 'ulid';

const ulid = monotonicFactory();

/** A new id: 26 lower-case characters that sort by time of making. */
export const newId = () => ulid().toLowerCase();
