import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { getNearestCity } from 'offline-geocode-city';
import { request as ask } from 'undici';
import type { Deps } from '../deps.ts';
import { operation } from '../operation.ts';
import { envelope } from '../envelope.ts';
import { createLimits } from '../limits/limits.repository.ts';
import { rateLimitKey } from '../../server/shared/rateLimitKey.ts';
import { PlaceAnswer, PlaceQuery } from './geocoding.contract.ts';
import type { PlaceJson } from './geocoding.contract.ts';

/** Milliseconds that the geocoding service may take before the offline data is used. */
const patience = 3000;
const nowhere: PlaceJson = {
  neighbourhood: null,
  suburb: null,
  postcode: null,
  state_district: null,
  country: null,
};

/**
 * GET place: the name of a place. The server makes the call, so that the geocoding service's key
 * stays here (PD-30).
 */
export function geocodingRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { config, log } = deps;
  return async (app) => {
    const limits = createLimits(deps);
    app.get(
      '/place',
      operation({
        operationId: 'place',
        access: 'everyone',
        tags: ['places'],
        summary: 'The name of a place',
        description:
          'The parts of the name of the place at a latitude and longitude; null if nothing is known.',
        refuses: ['RATE_LIMITED'],
        querystring: PlaceQuery,
        response: { 200: PlaceAnswer },
      }),
      async (request) => {
        await limits.spend(
          `place:${rateLimitKey(request.ip)}`,
          { max: 120, seconds: 3600 },
          'REQUESTS_TOO_MANY',
        );
        const { latitude, longitude } = request.query;
        if (config.openCageKey) {
          try {
            return envelope(await openCage(config.openCageKey, latitude, longitude));
          } catch (error) {
            log.warn({ err: error }, 'the geocoding service did not answer; offline data does');
          }
        }
        return envelope(offline(latitude, longitude));
      },
    );
  };
}

/** The nearest town in the bundled data; far out at sea there is none. */
function offline(latitude: number, longitude: number): PlaceJson {
  try {
    const { cityName, countryName } = getNearestCity(latitude, longitude);
    return { ...nowhere, suburb: cityName || null, country: countryName || null };
  } catch {
    return nowhere;
  }
}

async function openCage(key: string, latitude: number, longitude: number): Promise<PlaceJson> {
  const query = new URLSearchParams({
    q: `${latitude},${longitude}`,
    key,
    limit: '1',
    no_annotations: '1',
  });
  const reply = await ask(`https://api.opencagedata.com/geocode/v1/json?${query.toString()}`, {
    signal: AbortSignal.timeout(patience),
  });
  if (reply.statusCode !== 200)
    throw new Error(`the geocoding service answered ${reply.statusCode}`);
  const { results } = (await reply.body.json()) as {
    results: { components: Record<string, string | undefined> }[];
  };
  const parts = results[0]?.components ?? {};
  return {
    neighbourhood: parts.neighbourhood ?? null,
    suburb: parts.suburb ?? null,
    postcode: parts.postcode ?? null,
    state_district: parts.state_district ?? null,
    country: parts.country ?? null,
  };
}
