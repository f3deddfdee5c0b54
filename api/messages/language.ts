import type { FastifyRequest } from 'fastify';

/** The languages that messages are written in. */
export type MessageLanguage = 'en' | 'hi';

/** The language that was chosen on the page (web/copy/choice.ts), else English. */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): MessageLanguage =>
  /(^|;\s*)assay_lang=hi(;|$)/.test(headers.cookie ?? '') ? 'hi' : 'en';
