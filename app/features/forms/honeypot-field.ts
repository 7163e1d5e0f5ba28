/** A field that people don't see and leave empty; apart from its form, whose rules stay on the server. */
export const honeypotField = 'website'
