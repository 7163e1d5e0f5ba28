/** Pictures that shoppers and staff may send. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']
/** What may be sent as the proof of a transfer. */
export const PROOF_TYPES: readonly string[] = [...PICTURE_TYPES, 'application/pdf']

/** Tables of text as a file field names them; the separator is found. */
export const TEXT_TABLE_TYPES: readonly string[] = ['.csv', '.tsv', '.txt', 'text/csv']
export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Tables of text, and of a spreadsheet program. */
export const TABLE_TYPES: readonly string[] = [...TEXT_TABLE_TYPES, '.xlsx', WORKBOOK_TYPE]
