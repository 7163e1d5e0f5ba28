/** What a file field of pictures accepts. */
export const pictureTypes = 'image/png,image/jpeg,image/webp'

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What a file field of tables accepts: lists of a bank, a courier or a provider, as text or as a workbook. */
export const tableTypes = `.csv,.txt,.xlsx,text/csv,${workbook}`
