/** The most characters of what people type: the REST contract and the forms both take them from here. */

/** A question to the assistant (PD-42). */
export const longestQuestion = 1000;
/** What a test is searched by. */
export const longestSearch = 60;
/** What the staff searches orders and customers by. */
export const longestStaffSearch = 100;
/** What a customer writes beside the stars. */
export const longestComment = 300;
/** Why a visit ended without a sample. */
export const longestVisitNote = 300;
/** A sample's label as it is sent; a stored one is shorter (PD-81). */
export const longestLabel = 100;
/** What a doctor tells the customer after a call (PD-142). */
export const longestDoctorNote = 1000;
/** What is read off a report about its patient. */
export const longestRead = 200;
/** Why a report is corrected, or a file rejected. */
export const longestReason = 300;
/** Who was called about a critical value. */
export const longestCallNote = 300;
/** What a test measures, in either language. */
export const longestParameter = 120;
export const longestUnit = 30;
