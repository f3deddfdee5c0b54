import { moneyDescriptions } from './money.hi.ts';
import { aroundReports } from './aroundReports.hi.ts';
import { smallFlowDescriptions } from './smallFlows.hi.ts';

/** What each state of the other flows means, by its description in the machine. */
export const otherFlows: Readonly<Record<string, string>> = {
  ...aroundReports,
  ...smallFlowDescriptions,
  'Creates an account and verifies its mobile number with a one-time code.':
    'खाता बनाता है और एक बार के कोड से मोबाइल नंबर की पुष्टि करता है।',
  'The person enters names, e-mail and password.': 'व्यक्ति नाम, ईमेल और पासवर्ड भरता है।',
  'The form is being filled in.': 'फ़ॉर्म भरा जा रहा है।',
  'The account is being created.': 'खाता बनाया जा रहा है।',
  'The account is created; the mobile number follows in a moment.':
    'खाता बन गया; एक पल में मोबाइल नंबर पूछा जाता है।',
  'The account is created.': 'खाता बन गया है।',
  'The person enters the mobile number.': 'व्यक्ति मोबाइल नंबर भरता है।',
  'The number is being typed.': 'नंबर लिखा जा रहा है।',
  'The one-time code is being sent.': 'एक बार का कोड भेजा जा रहा है।',
  'The code could not be sent; the message says why, and the person may try again.':
    'कोड नहीं भेजा जा सका; संदेश कारण बताता है, और व्यक्ति फिर कोशिश कर सकता है।',
  'The code is on its way.': 'कोड रास्ते में है।',
  'The person enters the one-time code.': 'व्यक्ति एक बार का कोड भरता है।',
  'Entering and checking the code.': 'कोड भरना और जाँचना।',
  'The code is being typed.': 'कोड लिखा जा रहा है।',
  'The code is being checked.': 'कोड की जाँच हो रही है।',
  'Sending the code again.': 'कोड फिर से भेजना।',
  'A code was just sent; another one can be requested after half a minute.':
    'कोड अभी भेजा गया है; दूसरा आधे मिनट बाद माँगा जा सकता है।',
  'Another code can be requested.': 'दूसरा कोड माँगा जा सकता है।',
  'Another code is being sent.': 'दूसरा कोड भेजा जा रहा है।',
  'The code could not be sent again; the person may try once more.':
    'कोड फिर से नहीं भेजा जा सका; व्यक्ति एक बार और कोशिश कर सकता है।',
  'The number is verified; the session is being reloaded.':
    'नंबर की पुष्टि हो गई; सत्र फिर से लाया जा रहा है।',
  'A customer with a verified number: the home page follows, or the page that was requested first.':
    'पुष्टि किए नंबर वाला ग्राहक: होम पेज खुलता है, या वह पेज जो पहले माँगा गया था।',
  'Somebody is already signed in and needs no second account: the home page follows.':
    'कोई पहले से लॉग इन है और उसे दूसरा खाता नहीं चाहिए: होम पेज खुलता है।',
  'Logs in by e-mail and password, and by a code where the account has a second factor.':
    'ईमेल और पासवर्ड से लॉग इन करता है, और जिस खाते में दूसरा चरण है उसमें कोड से भी।',
  'E-mail and password are being typed.': 'ईमेल और पासवर्ड लिखे जा रहे हैं।',
  'E-mail and password are being checked.': 'ईमेल और पासवर्ड की जाँच हो रही है।',
  'The password was right; the code of the second factor is being typed.':
    'पासवर्ड सही था; दूसरे चरण का कोड लिखा जा रहा है।',
  'The code of the second factor is being checked.': 'दूसरे चरण के कोड की जाँच हो रही है।',
  'Logged in; the next page follows in a moment.': 'लॉग इन हो गया; एक पल में अगला पेज खुलता है।',
  'Logged in.': 'लॉग इन हो गया।',
  'Sends a code by e-mail and sets a new password with it.':
    'ईमेल से कोड भेजता है और उससे नया पासवर्ड रखता है।',
  'The person enters the e-mail of the account.': 'व्यक्ति खाते का ईमेल भरता है।',
  'The e-mail is being typed.': 'ईमेल लिखा जा रहा है।',
  'A code is being sent; the answer is the same for known and unknown e-mails.':
    'कोड भेजा जा रहा है; जाने और अनजाने ईमेल के लिए जवाब एक ही है।',
  'The code could not be sent; the person may try again.':
    'कोड नहीं भेजा जा सका; व्यक्ति फिर कोशिश कर सकता है।',
  'A code is on its way if the e-mail belongs to an account.':
    'अगर ईमेल किसी खाते का है, तो कोड रास्ते में है।',
  'The person enters the code and a new password.': 'व्यक्ति कोड और नया पासवर्ड भरता है।',
  'Code and password are being typed.': 'कोड और पासवर्ड लिखे जा रहे हैं।',
  'The new password is being set.': 'नया पासवर्ड रखा जा रहा है।',
  'The password was not set; the message says why, and the person may try again.':
    'पासवर्ड नहीं रखा गया; संदेश कारण बताता है, और व्यक्ति फिर कोशिश कर सकता है।',
  'The password is set; the login page follows in a moment.':
    'पासवर्ड रख दिया गया; एक पल में लॉगिन पेज खुलता है।',
  'The new password is set.': 'नया पासवर्ड रख दिया गया है।',
  "Changes a customer's mobile number or e-mail: the password, then a code.":
    'ग्राहक का मोबाइल नंबर या ईमेल बदलता है: पहले पासवर्ड, फिर कोड।',
  'The customer enters another mobile number, and the password.':
    'ग्राहक दूसरा मोबाइल नंबर और पासवर्ड भरता है।',
  'Number and password are being typed.': 'नंबर और पासवर्ड लिखे जा रहे हैं।',
  'The password is checked, and a code sent to the number.':
    'पासवर्ड जाँचा जाता है और नंबर पर कोड भेजा जाता है।',
  'The code is on its way to the number.': 'कोड नंबर के रास्ते में है।',
  'The customer enters another e-mail, and the password.': 'ग्राहक दूसरा ईमेल और पासवर्ड भरता है।',
  'The password is checked, and a code sent to the e-mail; where another account has it, a mail there says so.':
    'पासवर्ड जाँचा जाता है और ईमेल पर कोड भेजा जाता है; जहाँ वह किसी और खाते का है, वहाँ मेल यही बताता है।',
  'The code is on its way to the e-mail.': 'कोड ईमेल के रास्ते में है।',
  'The customer enters the code that came to the new number or e-mail.':
    'ग्राहक वह कोड भरता है जो नए नंबर या ईमेल पर आया।',
  'The code for the number is being checked.': 'नंबर के कोड की जाँच हो रही है।',
  'The code for the e-mail is being checked.': 'ईमेल के कोड की जाँच हो रही है।',
  'The account has the new number or e-mail; the home page follows.':
    'खाते में नया नंबर या ईमेल है; होम पेज खुलता है।',
  'Who is using the product: a guest or a signed-in customer.':
    'उत्पाद कौन इस्तेमाल कर रहा है: मेहमान या लॉग इन किया ग्राहक।',
  'A page behind the login brings who is logged in; other pages do not.':
    'लॉगिन के पीछे का पेज साथ लाता है कि कौन लॉग इन है; दूसरे पेज नहीं।',
  'The service is being asked who is logged in.': 'सेवा से पूछा जा रहा है कि कौन लॉग इन है।',
  'The service did not answer; public pages work, and the person may try again.':
    'सेवा ने जवाब नहीं दिया; सबके लिए खुले पेज चलते हैं, और व्यक्ति फिर कोशिश कर सकता है।',
  'A guest.': 'मेहमान।',
  'A customer is signed in.': 'ग्राहक लॉग इन है।',
  'The customer is using the product.': 'ग्राहक उत्पाद इस्तेमाल कर रहा है।',
  "The customer's data is being reloaded.": 'ग्राहक का डेटा फिर से लाया जा रहा है।',
  'The session is being ended.': 'सत्र ख़त्म किया जा रहा है।',
  'Logged out; the login page follows after a second.':
    'लॉग आउट हो गया; एक सेकंड बाद लॉगिन पेज खुलता है।',
  'The assistant that answers from the catalogue and the frequently asked questions.':
    'सहायक, जो सूची और अक्सर पूछे गए सवालों से जवाब देता है।',
  'Whether the dialog is open.': 'क्या चैट की विंडो खुली है।',
  'Only the floating button is shown; it has a badge until the chat was first opened.':
    'सिर्फ़ तैरता बटन दिखता है; जब तक चैट पहली बार न खुले, उस पर निशान रहता है।',
  'The dialog is open.': 'चैट की विंडो खुली है।',
  'The dialog is appearing; then the latest message is scrolled into view.':
    'चैट की विंडो दिखने लगी है; फिर आख़िरी संदेश तक ले जाया जाता है।',
  'The conversation is in view.': 'बातचीत दिख रही है।',
  "Only the header of the dialog is shown, with 'Chat collapsed'.":
    "चैट का सिर्फ़ ऊपरी हिस्सा दिखता है, 'Chat collapsed' के साथ।",
  'Questions and answers; continues while the dialog is closed.':
    'सवाल और जवाब; विंडो बंद होने पर भी चलता रहता है।',
  'A question may be sent.': 'सवाल भेजा जा सकता है।',
  'The answer is being awaited; no other question can be sent.':
    'जवाब का इंतज़ार है; दूसरा सवाल नहीं भेजा जा सकता।',
  'The visits of the day and what happens on them; what cannot be sent at once waits on the device.':
    'दिन की विज़िट और उन पर जो होता है; जो तुरंत नहीं भेजा जा सकता वह डिवाइस पर रुकता है।',
  'The list, and the form that is open in it.': 'सूची, और उसमें खुला फ़ॉर्म।',
  'The visits are being fetched; those that were there before stay.':
    'विज़िट लाई जा रही हैं; जो पहले से थीं वे रहती हैं।',
  'The visits could not be fetched, and none are on the device.':
    'विज़िट नहीं लाई जा सकीं, और डिवाइस पर कोई नहीं है।',
  'The visits are shown.': 'विज़िट दिख रही हैं।',
  'The sample ids of a visit are being typed.': 'एक विज़िट की सैंपल आईडी लिखी जा रही हैं।',
  'It is being said why nothing was collected, and what comes next.':
    'बताया जा रहा है कि सैंपल क्यों नहीं लिया गया और आगे क्या होगा।',
  'The number of a customer is being fetched, which is written to the audit.':
    'ग्राहक का नंबर लाया जा रहा है, जो ऑडिट में लिखा जाता है।',
  'What was pressed is sent, one after the other.': 'जो दबाया गया वह एक के बाद एक भेजा जाता है।',
  'Everything is sent.': 'सब भेज दिया गया।',
  'The first of what was pressed is being sent; its key makes it count once.':
    'जो दबाया गया उसमें से पहला भेजा जा रहा है; उसकी key से वह एक ही बार गिना जाता है।',
  'The session is over: what was pressed waits on the device for the next login.':
    'सत्र ख़त्म हो गया: जो दबाया गया वह अगले लॉगिन तक इस फ़ोन पर रुका है।',
  'There is no connection, or no answer: what was pressed waits to be sent.':
    'कनेक्शन या जवाब नहीं है: जो दबाया गया वह भेजे जाने का इंतज़ार करता है।',
  'Shows one order and its progress.': 'एक ऑर्डर और उसकी प्रगति दिखाता है।',
  'The page may have brought the order.': 'हो सकता है पेज ऑर्डर साथ लाया हो।',
  'The order is shown and updates by itself.': 'ऑर्डर दिख रहा है और अपने आप ताज़ा होता है।',
  'The timeline of the order is shown.': 'ऑर्डर की समयरेखा दिख रही है।',
  'The person is asked to confirm that one test of the visit is cancelled.':
    'व्यक्ति से पूछा जा रहा है कि क्या विज़िट का एक टेस्ट रद्द करना है।',
  'One test of the visit is being cancelled; its share goes back.':
    'विज़िट का एक टेस्ट रद्द हो रहा है; उसका हिस्सा लौटाया जाएगा।',
  'The person is asked to confirm the cancellation.': 'व्यक्ति से पूछा जाता है कि क्या सच में रद्द करना है।',
  'The order is being cancelled.': 'ऑर्डर रद्द हो रहा है।',
  'Another slot is being picked.': 'दूसरा समय चुना जा रहा है।',
  'What the person says of the visit is being stored.': 'विज़िट के बारे में दी गई राय सहेजी जा रही है।',
  'The order is being rescheduled to the other slot.': 'ऑर्डर का समय बदला जा रहा है।',
  'The status of an order: placed, assigned, collection, examining, completed.':
    'ऑर्डर की स्थिति: हो गया, टेक्नीशियन तय, सैंपल, जाँच, पूरा।',
  'The order is placed; a technician is being found.': 'ऑर्डर हो गया; टेक्नीशियन ढूँढा जा रहा है।',
  'A technician is assigned and comes at the booked time.': 'टेक्नीशियन तय है और बुक किए समय पर आता है।',
  'The technician has set out, on the day of the visit.': 'विज़िट के दिन टेक्नीशियन निकल चुका है।',
  'Nothing was collected on the visit, as where nobody opened: the order is placed as before, and waits for another time or technician.':
    'विज़िट में कुछ नहीं लिया जा सका, जैसे जब किसी ने दरवाज़ा न खोला: ऑर्डर पहले जैसा बना है और दूसरे समय या टेक्नीशियन की प्रतीक्षा में है।',
  'The sample is collected and on its way to the lab. From here on the order cannot be cancelled or rescheduled.':
    'सैंपल ले लिया गया और लैब जा रहा है। यहाँ से ऑर्डर न रद्द हो सकता है, न उसका समय बदल सकता है।',
  'The lab is examining the sample. A spoiled sample is collected again, free of charge.':
    'लैब सैंपल जाँच रही है। ख़राब हुआ सैंपल बिना पैसे फिर से लिया जाता है।',
  'The report is ready.': 'रिपोर्ट तैयार है।',
  'The order was cancelled before collection started.': 'सैंपल लेने से पहले ऑर्डर रद्द हुआ।',
  ...moneyDescriptions,
  'Finds the position of the device and the name of the place.':
    'डिवाइस की स्थिति और जगह का नाम पता करता है।',
  'Checks whether the browser supports geolocation.': 'देखता है कि ब्राउज़र स्थिति बता सकता है या नहीं।',
  'The browser does not support geolocation.': 'ब्राउज़र स्थिति नहीं बता सकता।',
  'The device is asked for its position.': 'डिवाइस से उसकी स्थिति पूछी जाती है।',
  'The position was refused or could not be found; the message says why.':
    'स्थिति बताने से मना किया गया या वह नहीं मिली; संदेश कारण बताता है।',
  'The name of the place is being loaded.': 'जगह का नाम लाया जा रहा है।',
  'The position is known, the name of the place is not.': 'स्थिति पता है, जगह का नाम नहीं।',
  'The name of the place is known.': 'जगह का नाम पता है।',
  'The PIN code at which samples are to be collected, and whether we come there.':
    'वह पिन कोड जहाँ सैंपल लेने हैं, और क्या हम वहाँ आते हैं।',
  'The answer for the PIN code stands on the pages.': 'पिन कोड का जवाब पेजों पर दिखता है।',
  'Checks whether this device has a PIN code, and whether it was checked.':
    'देखता है कि इस डिवाइस का पिन कोड है या नहीं, और क्या वह जाँचा जा चुका है।',
  'Looks for the PIN code of the address that the customer saved.':
    'ग्राहक के सेव किए पते का पिन कोड ढूँढता है।',
  'No PIN code was entered on this device.': 'इस डिवाइस पर कोई पिन कोड नहीं डाला गया।',
  'The service is being asked whether samples are collected there.':
    'सेवा से पूछा जा रहा है कि क्या वहाँ सैंपल लिए जाते हैं।',
  'Samples are collected there.': 'वहाँ सैंपल लिए जाते हैं।',
  'Nobody collects samples there.': 'वहाँ कोई सैंपल नहीं लेता।',
  'It could not be checked; the person may try again.':
    'जाँचा नहीं जा सका; फिर से कोशिश की जा सकती है।',
  'A sheet asks for the PIN code.': 'एक पर्दा पिन कोड पूछता है।',
  'The PIN code is being typed.': 'पिन कोड लिखा जा रहा है।',
  'The typed PIN code is being checked.': 'लिखा हुआ पिन कोड जाँचा जा रहा है।',
  'The PIN code of the position is being looked up.': 'स्थिति का पिन कोड ढूँढा जा रहा है।',
  'The PIN code in the form of an address: whether anybody collects there, and its city.':
    'पते के फ़ॉर्म का पिन कोड: क्या वहाँ कोई आता है, और उसका शहर।',
  'What is typed is no PIN code, or not yet.': 'जो लिखा है वह पिन कोड नहीं है, या अभी पूरा नहीं है।',
  'The service is being asked who collects samples there.':
    'सेवा से पूछा जा रहा है कि वहाँ कौन सैंपल लेता है।',
  'Samples are collected there, by the chosen lab too.': 'वहाँ सैंपल लिए जाते हैं, चुनी हुई लैब भी लेती है।',
  'Samples are collected there, but not by the chosen lab.':
    'वहाँ सैंपल लिए जाते हैं, पर चुनी हुई लैब नहीं लेती।',
  'It could not be checked; the service checks again when the address is saved.':
    'जाँचा नहीं जा सका; पता सहेजते समय सेवा फिर से जाँचती है।',
  'Adds a test to the catalogue.': 'सूची में टेस्ट जोड़ता है।',
  'The test and its two pictures are being sent.': 'टेस्ट और उसकी दो तस्वीरें भेजी जा रही हैं।',
  'The test is in the catalogue.': 'टेस्ट सूची में है।',
  'Changes tests and prices by a CSV file, which is checked before anything is stored.':
    'CSV फ़ाइल से टेस्ट और क़ीमतें बदलता है; कुछ भी सेव होने से पहले फ़ाइल की जाँच होती है।',
  'A file is to be chosen.': 'फ़ाइल चुननी है।',
  'The service goes through the file; nothing is stored.':
    'सेवा फ़ाइल की जाँच कर रही है; कुछ भी सेव नहीं होता।',
  'The file could not be checked; the same one can be tried again.':
    'फ़ाइल की जाँच नहीं हो सकी; उसी से फिर कोशिश की जा सकती है।',
  'Lines of the file are wrong: they are listed, and nothing is stored.':
    'फ़ाइल की लाइनों में ग़लतियाँ हैं: उनकी सूची दिखती है, और कुछ भी सेव नहीं होता।',
  'All is stored as the file has it.': 'सब कुछ वैसा ही है जैसा फ़ाइल में है।',
  'It is said what the import would do; nothing is stored yet.':
    'बताया जाता है कि इम्पोर्ट क्या करेगा; अभी कुछ भी सेव नहीं हुआ।',
  'The whole file is being stored, or nothing of it.': 'पूरी फ़ाइल सेव हो रही है, या उसका कुछ भी नहीं।',
  'The file could not be imported; it can be tried again.':
    'फ़ाइल इम्पोर्ट नहीं हो सकी; फिर कोशिश की जा सकती है।',
  'Tests and prices are as the file has them; another file can be chosen.':
    'टेस्ट और क़ीमतें वैसी हैं जैसी फ़ाइल में हैं; दूसरी फ़ाइल चुनी जा सकती है।',
  "Changes a lab's opening hours or closed days; no order is silently lost.":
    'लैब के खुलने के समय या बंद दिन बदलता है; कोई ऑर्डर चुपचाप नहीं खोता।',
  'The change is being sent, with what was decided of the orders in its way.':
    'बदलाव भेजा जा रहा है, साथ में रास्ते में आए ऑर्डर के बारे में जो तय हुआ।',
  'Orders are in the way: each is kept at its time, moved or cancelled, or all stays as it was.':
    'ऑर्डर रास्ते में हैं: हर एक अपने समय पर रहता है, उसका समय बदलता है या वह रद्द होता है, या सब पहले जैसा रहता है।',
  'What becomes of each order is being chosen.': 'चुना जा रहा है कि हर ऑर्डर का क्या हो।',
  'Another slot for an order that moves is being picked.':
    'जिस ऑर्डर का समय बदल रहा है, उसके लिए दूसरा समय चुना जा रहा है।',
  'The lab collects at the new times; the form can be changed and sent again.':
    'लैब नए समय पर सैंपल लेती है; फ़ॉर्म बदलकर फिर भेजा जा सकता है।',
  'Finds a test by its name, other words for it or a concern, and compares packages.':
    'टेस्ट को उसके नाम, दूसरे शब्दों या विषय से ढूँढता है, और पैकेज की तुलना करता है।',
  'Nothing is typed; the tests of the list are shown.': 'कुछ नहीं लिखा है; सूची के टेस्ट दिख रहे हैं।',
  'Results are shown below the search.': 'खोज के नीचे नतीजे दिख रहे हैं।',
  'Tests with the text in their name are shown; the next key may follow.':
    'जिन टेस्ट के नाम में यह लिखा है वे दिख रहे हैं; अगला अक्षर आ सकता है।',
  'The service is asked for tests that the text may mean.':
    'सेवा से पूछा जा रहा है कि इससे कौन-से टेस्ट समझे जा सकते हैं।',
  'Related tests are shown below those with the text in their name.':
    'नाम से मिले टेस्ट के नीचे जुड़े हुए टेस्ट दिख रहे हैं।',
  'Related tests could not be loaded; those found by name are shown.':
    'जुड़े हुए टेस्ट नहीं आ सके; नाम से मिले टेस्ट दिख रहे हैं।',
  'The results were put away; the text stays.': 'नतीजे हटा दिए गए; लिखा हुआ बना रहता है।',
};
