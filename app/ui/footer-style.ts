/** Classes of a link or a button in the footer; smaller for pointers than for touch. */
export const footerLink = 'footer-link'
