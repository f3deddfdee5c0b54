import { spawn } from 'node:child_process';
import { listedDocuments } from '../../server/graphql/trustedDocuments.ts';
import { load } from './load.ts';
import type { Finding } from './load.ts';
import { clientOf, startRunning } from './product.ts';

/** The query of the tracking page: the customer and one of their orders. */
const mine =
  'query Mine($id: ID!) { me { id firstName lastName email phone } order(id: $id) { id status paymentStatus amount itemTotal discount createdAt instructions patient { name relation gender age } test { id name priceInRupees } lab { name image priceInRupees } slot { date startTime endTime } address { houseNo road zipCode cityState } } }';

const hashOf = (name: string) =>
  listedDocuments().find(([, text]) => text.startsWith(`query ${name} `))![0];

/**
 * Compares GraphQL with REST for the same data, and REST with a bare server that sends the same
 * bytes.
 */
export async function benchGateway(): Promise<Finding[]> {
  const product = await startRunning();
  try {
    const customer = clientOf(product.address);
    await customer.call('users/login', { email: 'nandini@example.com', password: 'assay-demo-1' });
    const [order] = await customer.call<{ _id: string }[]>('order');
    const cookie = { cookie: customer.cookie() };
    const body = await (await fetch(`${product.address}/api/v1/tests/alltests`)).text();
    const trusted = `${product.address}/graphql?${new URLSearchParams({ extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf('LabTests') } }), variables: '{}' })}`;

    const bareLoad = await loadBare(body);
    const rest = await load(`${product.address}/api/v1/tests/alltests`);
    const graphql = await load(trusted);
    const restOrder = await load(`${product.address}/api/v1/order/${order!._id}`, {
      headers: cookie,
    });
    const restMe = await load(`${product.address}/api/v1/users/me`, { headers: cookie });
    const graphqlOrder = await load(`${product.address}/graphql`, {
      headers: cookie,
      body: JSON.stringify({ query: mine, variables: { id: order!._id } }),
    });
    const both = 1 / (1 / restOrder.rps + 1 / restMe.rps);
    const say = ({ rps, p50, p99 }: { rps: number; p50: number; p99: number }) =>
      `${Math.round(rps)}/s p50 ${p50} p99 ${p99} ms`;
    return [
      {
        name: 'REST alltests : bare node:http, same bytes',
        ratio: rest.rps / bareLoad.rps,
        atLeast: 0.5,
        detail: `${say(rest)} : ${say(bareLoad)}`,
      },
      {
        name: 'GraphQL catalogue (trusted, cached) : REST alltests',
        ratio: graphql.rps / rest.rps,
        atLeast: 2,
        detail: `${say(graphql)} : ${say(rest)}`,
      },
      {
        name: 'GraphQL catalogue (trusted, cached) : bare node:http',
        ratio: graphql.rps / bareLoad.rps,
        detail: '',
      },
      {
        name: 'GraphQL own order with me : REST order',
        ratio: graphqlOrder.rps / restOrder.rps,
        atLeast: 0.22,
        detail: `${say(graphqlOrder)} : ${say(restOrder)}`,
      },
      {
        name: 'GraphQL own order with me : the two REST calls',
        ratio: graphqlOrder.rps / both,
        detail: `me alone ${say(restMe)}`,
      },
    ];
  } finally {
    await product.stop();
  }
}

/** A bare server that sends these bytes, in a process of its own like the product. */
async function loadBare(body: string) {
  // The bytes are passed on stdin, as they are too long for an argument.
  const code = `const parts=[];process.stdin.on('data',(part)=>parts.push(part)).on('end',()=>{const b=Buffer.concat(parts);require('node:http').createServer((q,s)=>s.writeHead(200,{'content-type':'application/json; charset=utf-8','content-length':b.length}).end(b)).listen(0,'127.0.0.1',function(){console.log(this.address().port)})})`;
  const child = spawn(process.execPath, ['-e', code], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(body);
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim())),
  );
  try {
    return await load(`http://127.0.0.1:${port}/`);
  } finally {
    child.kill();
  }
}
