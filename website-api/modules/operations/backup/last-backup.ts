/** Of the setting with the moment of the last backup. */
export const LAST_BACKUP = 'last-backup'
