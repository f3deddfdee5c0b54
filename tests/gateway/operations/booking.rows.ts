import type { Row } from './row.ts';
import { orderFields, orderGiven, orderJson } from './samples.ts';

const choices = {
  patientId: 'p1',
  testId: 'hba1c',
  labId: 'l1',
  slotId: 's1',
  addressId: 'a1',
};
/** The input of createOrder. */
export const orderInput = { ...choices, idempotencyKey: 'draft-1' };
const chosen = { patient: 'p1', test: 'hba1c', lab: 'l1', slot: 's1', address: 'a1' };
const twoItems = [
  { patientId: 'p1', testId: 'hba1c' },
  { patientId: 'p2', testId: 'tsh' },
];
const twoItemsSent = [
  { patient: 'p1', test: 'hba1c' },
  { patient: 'p2', test: 'tsh' },
];
const paymentJson = {
  _id: 'pay1',
  orderId: 'o1',
  testName: 'HbA1c',
  testNameHindi: 'एचबीए1सी',
  amount: 800,
  refundedAmount: 300,
  status: 'SUCCESS',
  receiptUrl: '/api/v1/order/o1/receipt.pdf',
  method: 'upi',
  createdAt: '2026-11-21T04:30:00.000Z',
  refundedAt: null,
};
const reportJson = {
  _id: 'r1',
  orderId: 'o1',
  testName: 'HbA1c',
  testNameHindi: 'एचबीए1सी',
  patientName: 'Ravi',
  readyAt: '2026-11-24T01:30:00.000Z',
  url: '/api/v1/report/o1/file',
};
const proof = {
  orderId: 'o1',
  providerPaymentId: 'pay_1',
  providerOrderId: 'order_1',
  signature: 'ab',
};

export const bookingRows: Row[] = [
  {
    field: 'order',
    query: `{ order(id: "o/1") { ${orderFields} } }`,
    answer: orderJson,
    call: { method: 'GET', path: 'order/o%2F1' },
    gives: orderGiven,
  },
  {
    field: 'orders',
    query: `{ orders { ${orderFields} } }`,
    answer: [orderJson],
    call: { method: 'GET', path: 'order' },
    gives: [orderGiven],
  },
  {
    field: 'payments',
    query:
      '{ payments { id orderId testName testNameHindi amount refundedAmount status receiptUrl method createdAt refundedAt } }',
    answer: [paymentJson],
    call: { method: 'GET', path: 'payment' },
    gives: [
      {
        id: 'pay1',
        orderId: 'o1',
        testName: 'HbA1c',
        testNameHindi: 'एचबीए1सी',
        amount: 800,
        refundedAmount: 300,
        status: 'SUCCESS',
        receiptUrl: '/api/v1/order/o1/receipt.pdf',
        method: 'upi',
        createdAt: '2026-11-21T04:30:00.000Z',
        refundedAt: null,
      },
    ],
  },
  {
    field: 'reports',
    query: '{ reports { id orderId testName testNameHindi patientName readyAt url } }',
    answer: [reportJson],
    call: { method: 'GET', path: 'report' },
    gives: [
      {
        id: 'r1',
        orderId: 'o1',
        testName: 'HbA1c',
        testNameHindi: 'एचबीए1सी',
        patientName: 'Ravi',
        readyAt: '2026-11-24T01:30:00.000Z',
        url: '/api/v1/report/o1/file',
      },
    ],
  },
  {
    field: 'createOrder',
    query: `mutation($input: OrderInput!) { createOrder(input: $input) { ${orderFields} } }`,
    variables: { input: orderInput },
    answer: orderJson,
    call: {
      method: 'POST',
      path: 'order/createorder',
      body: chosen,
      key: 'draft-1',
    },
    gives: orderGiven,
  },
  {
    field: 'createOrder',
    query: `mutation($input: OrderInput!) { createOrder(input: $input) { ${orderFields} } }`,
    variables: { input: { ...orderInput, expectedAmount: 800 } },
    answer: orderJson,
    call: {
      method: 'POST',
      path: 'order/createorder',
      body: { ...chosen, expectedAmount: 800 },
      key: 'draft-1',
    },
    gives: orderGiven,
  },
  {
    field: 'createOrder',
    query: `mutation($input: OrderInput!) { createOrder(input: $input) { ${orderFields} } }`,
    variables: { input: { ...orderInput, items: twoItems } },
    answer: orderJson,
    call: {
      method: 'POST',
      path: 'order/createorder',
      body: { ...chosen, items: twoItemsSent },
      key: 'draft-1',
    },
    gives: orderGiven,
  },
  {
    field: 'changeOrder',
    query: `mutation($input: OrderChange!) { changeOrder(input: $input) { ${orderFields} } }`,
    variables: { input: { orderId: 'o/1', ...choices, expectedAmount: 800 } },
    answer: orderJson,
    call: { method: 'PUT', path: 'order/o%2F1', body: { ...chosen, expectedAmount: 800 } },
    gives: orderGiven,
  },
  {
    field: 'extendHold',
    query: `mutation { extendHold(orderId: "o/1") { ${orderFields} } }`,
    answer: orderJson,
    call: { method: 'POST', path: 'order/o%2F1/extend', body: {} },
    gives: orderGiven,
  },
  {
    field: 'startPayment',
    query:
      'mutation { startPayment(orderId: "o1", idempotencyKey: "draft-1", expectedAmount: 800) { keyId providerOrderId amountInPaise currency sandbox returnPath } }',
    answer: {
      keyId: 'key',
      razorpayOrderId: 'order_1',
      amount: 80000,
      currency: 'INR',
      sandbox: true,
      returnPath: '/api/v1/payment/return/o1',
    },
    call: {
      method: 'POST',
      path: 'payment/create-order',
      body: { orderId: 'o1', expectedAmount: 800 },
      key: 'draft-1',
    },
    gives: {
      keyId: 'key',
      providerOrderId: 'order_1',
      amountInPaise: 80000,
      currency: 'INR',
      sandbox: true,
      returnPath: '/api/v1/payment/return/o1',
    },
  },
  {
    field: 'verifyPayment',
    query:
      'mutation($proof: PaymentProof!) { verifyPayment(proof: $proof) { accepted status message orderId } }',
    variables: { proof },
    answer: { order: { _id: 'o1', paymentStatus: 'SUCCESS' } },
    message: 'Payment verified',
    call: {
      method: 'POST',
      path: 'payment/verify',
      body: {
        orderId: 'o1',
        razorpay_payment_id: 'pay_1',
        razorpay_order_id: 'order_1',
        razorpay_signature: 'ab',
      },
    },
    gives: { accepted: true, status: 'SUCCESS', message: 'Payment verified', orderId: 'o1' },
  },
  {
    field: 'cancelOrder',
    query: `mutation { cancelOrder(orderId: "o1", reason: "ill") { ${orderFields} } }`,
    answer: orderJson,
    call: { method: 'POST', path: 'order/o1/cancel', body: { reason: 'ill' } },
    gives: orderGiven,
  },
  {
    field: 'cancelOrder',
    query: `mutation { cancelOrder(orderId: "o1", onlyUnpaid: true) { ${orderFields} } }`,
    answer: orderJson,
    call: { method: 'POST', path: 'order/o1/cancel', body: { onlyUnpaid: true } },
    gives: orderGiven,
  },
  {
    field: 'cancelOrderItem',
    query: `mutation { cancelOrderItem(orderId: "o1", itemId: "i/1") { ${orderFields} } }`,
    answer: orderJson,
    call: { method: 'POST', path: 'order/o1/items/i%2F1/cancel', body: {} },
    gives: orderGiven,
  },
  {
    field: 'rescheduleOrder',
    query: `mutation { rescheduleOrder(orderId: "o1", slotId: "s2") { ${orderFields} } }`,
    answer: orderJson,
    call: { method: 'POST', path: 'order/o1/reschedule', body: { slot: 's2' } },
    gives: orderGiven,
  },
  {
    field: 'rateVisit',
    query: `mutation { rateVisit(orderId: "o/1", stars: 4, comment: "On time") { ${orderFields} } }`,
    answer: orderJson,
    call: { method: 'POST', path: 'order/o%2F1/rating', body: { stars: 4, comment: 'On time' } },
    gives: orderGiven,
  },
  {
    field: 'orderChanged',
    query: `subscription { orderChanged(id: "o1") { ${orderFields} } }`,
    answer: orderJson,
    call: { method: 'GET', path: 'order/o1/events' },
    gives: orderGiven,
  },
];
