/** Whether the layout's data must be revalidated: after a form, or when the cart is opened. */
export function frameChanges(formMethod: string | undefined, nextPath: string): boolean {
	return (formMethod !== undefined && formMethod !== 'GET') || /\/cart$/i.test(nextPath)
}

/** Whether a form changes only the layout, not the page: a wishlist button. */
export function isBesidePage(formAction: string | undefined): boolean {
	return formAction !== undefined && /\/wishlist\/items$/.test(formAction)
}
