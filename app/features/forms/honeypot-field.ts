/** Name of the honeypot field; in a file of its own, since the form's schema stays on the server. */
export const honeypotField = 'website'
