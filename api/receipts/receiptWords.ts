import type { MessageLanguage } from '../messages/language.ts';

/** The labels on receipts and credit notes, in the language of the booking. */
interface ReceiptWords {
  receipt: string;
  creditNote: string;
  number: string;
  date: string;
  order: string;
  forReceipt: string;
  customer: string;
  lab: string;
  visit: string;
  payment: string;
  position: string;
  test: string;
  patient: string;
  price: string;
  sum: string;
  discount: string;
  totalPaid: string;
  totalReturned: string;
  taxes: string;
}

export const receiptWords: Record<MessageLanguage, ReceiptWords> = {
  en: {
    receipt: 'Receipt',
    creditNote: 'Credit note',
    number: 'Number',
    date: 'Date',
    order: 'Order',
    forReceipt: 'For receipt',
    customer: 'Customer',
    lab: 'Lab',
    visit: 'Visit',
    payment: 'Payment',
    position: 'No.',
    test: 'Test',
    patient: 'Patient',
    price: 'Price',
    sum: 'Sum of the tests',
    discount: 'Discount',
    totalPaid: 'Total paid',
    totalReturned: 'Total returned',
    taxes: 'All amounts in Indian rupees, taxes included.',
  },
  hi: {
    receipt: 'रसीद',
    creditNote: 'क्रेडिट नोट',
    number: 'नंबर',
    date: 'तारीख़',
    order: 'ऑर्डर',
    forReceipt: 'रसीद नंबर',
    customer: 'ग्राहक',
    lab: 'लैब',
    visit: 'विज़िट',
    payment: 'भुगतान',
    position: 'क्रम',
    test: 'टेस्ट',
    patient: 'मरीज़',
    price: 'क़ीमत',
    sum: 'टेस्टों का जोड़',
    discount: 'छूट',
    totalPaid: 'कुल भुगतान',
    totalReturned: 'कुल वापसी',
    taxes: 'सभी राशियाँ भारतीय रुपये में, कर सहित।',
  },
};
