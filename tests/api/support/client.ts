import type { FastifyInstance, InjectOptions } from 'fastify';

/** An answer with its JSON read. */
export interface Answer<Data> {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: { message: string; code?: string; reason?: string; data: Data };
  text: string;
  /** As they came, where a file is looked at. */
  bytes?: Uint8Array;
}

/** A browser as far as the service can tell: it keeps its cookies. */
export interface Client {
  cookies: Map<string, string>;
  /** The path is relative to /api/v1/ unless it begins with a slash. */
  call<Data = never>(
    method: NonNullable<InjectOptions['method']>,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Data>>;
  get<Data = never>(path: string, headers?: Record<string, string>): Promise<Answer<Data>>;
  post<Data = never>(
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Data>>;
}

export function createClient(app: FastifyInstance): Client {
  const cookies = new Map<string, string>();
  const client: Client = {
    cookies,
    async call(method, path, body, headers = {}) {
      const response = await app.inject({
        method,
        url: path.startsWith('/') ? path : `/api/v1/${path}`,
        headers: {
          ...(cookies.size > 0 && {
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          }),
          ...headers,
        },
        ...(body !== undefined && { payload: body as NonNullable<InjectOptions['payload']> }),
      });
      for (const { name, value } of response.cookies) {
        if (value) cookies.set(name, value);
        else cookies.delete(name);
      }
      const isJson = String(response.headers['content-type']).startsWith('application/json');
      return {
        status: response.statusCode,
        headers: response.headers,
        text: response.body,
        bytes: response.rawPayload,
        body: (isJson ? response.json() : { message: '' }) as Answer<never>['body'],
      };
    },
    get: (path, headers) => client.call('GET', path, undefined, headers),
    post: (path, body, headers) => client.call('POST', path, body, headers),
  };
  return client;
}
