/** What only administrators meet: the catalogue's forms, files and settings. */
export const adminSentences = {
  FILE_NOT_FOUND: 'There is no such file',
  FILE_TOO_LARGE: '{field} is larger than {megabytes} MB',
  FILE_UNEXPECTED: "A file named '{name}' is not expected",
  FILES_UNAVAILABLE: 'Files cannot be saved or read right now. Please try again in a moment',
  FORM_EXPECTED: 'Send this as multipart/form-data',
  FORM_FIELD_NOT_TEXT: "The field '{name}' must be a text",
  FORM_FIELD_TOO_LONG: "The field '{name}' is too long",
  FORM_HAS_TOO_MANY_PARTS: 'The form has too many parts',
  FORM_UNREADABLE: 'The form could not be read',
  IMAGE_TYPE_UNKNOWN: '{field} must be a PNG, JPEG or WebP picture',
  PRICE_INVALID: 'The price must be whole rupees, from 1 to 10,00,000',
  SETTINGS_SAVED: 'Settings saved',
  TEST_ADDED: 'Test added',
  TEST_NAME_MISSING: 'Please give the test a name',
  TEST_NAME_TAKEN: 'A test with this name is already in the catalogue',
  TEST_SAVED: 'Test saved',
} as const;
