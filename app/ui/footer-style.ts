/** Classes of a link or a button in the footer; smaller for pointers than for touch. */
export const footerLink =
	'inline-flex min-h-11 items-center gap-2 text-start hover:text-ink lg:pointer-fine:min-h-8'
