import type { adminOrdersCopy } from '../adminOrders.ts';
import type { Translation } from '../language.ts';

/** The staff's lists of orders, in Hindi. */
export const adminOrdersHindi = {
  filters: 'छाँटें और क्रम चुनें',
  filtersOn: (count) => `छाँटें और क्रम चुनें (${count} चालू)`,
  status: 'स्थिति',
  lab: 'लैब',
  everyLab: 'सभी लैब',
  technician: 'टेक्नीशियन',
  everybody: 'सभी',
  from: 'विज़िट इस दिन से',
  to: 'विज़िट इस दिन तक',
  sort: 'क्रम',
  overdueFirst: 'जिनमें देर हुई वे पहले',
  up: {
    VISIT: 'विज़िट, सबसे पहली पहले',
    PLACED: 'बुकिंग, सबसे पुरानी पहले',
    PATIENT: 'मरीज़, A से Z',
    LAB: 'लैब, A से Z',
    STATUS: 'स्थिति, शुरू से',
    AMOUNT: 'रक़म, सबसे कम पहले',
  },
  down: {
    VISIT: 'विज़िट, सबसे बाद की पहले',
    PLACED: 'बुकिंग, सबसे नई पहले',
    PATIENT: 'मरीज़, Z से A',
    LAB: 'लैब, Z से A',
    STATUS: 'स्थिति, अंत से',
    AMOUNT: 'रक़म, सबसे ज़्यादा पहले',
  },
  columns: {
    VISIT: 'विज़िट',
    PLACED: 'बुकिंग',
    PATIENT: 'मरीज़',
    LAB: 'लैब',
    STATUS: 'स्थिति',
    AMOUNT: 'रक़म',
  },
  caption: (title, sorted) => `${title}। क्रम: ${sorted}।`,
  overdue: (moment) => `${moment} से देर`,
  nobody: 'अभी कोई नहीं',
  deletedAccount: 'हटाया गया अकाउंट',
  today: {
    title: 'आज',
    overdue: 'देर हो चुकी',
    nobody: 'अभी कोई टेक्नीशियन नहीं',
    none: 'आज कोई विज़िट नहीं है, और किसी में देर नहीं हुई।',
  },
  choicesFailed: 'चुनने के लिए लैब और टेक्नीशियन लोड नहीं हो सके।',
  plot: {
    title: 'दिन के हिसाब से विज़िट',
    hint: 'केवल एक दिन की विज़िट देखने के लिए वह दिन दबाएँ। रद्द की गई विज़िट नहीं गिनी जातीं।',
    last: 'पिछले 7 दिन',
    next: 'अगले 7 दिन',
    failed: 'दिन के हिसाब से विज़िट लोड नहीं हो सकीं।',
  },
} satisfies Translation<typeof adminOrdersCopy>;
