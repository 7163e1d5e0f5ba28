/** The frame stays while pages change; only a form or a look at the cart may find it changed. */
export function frameChanges(
	formMethod: string | undefined,
	nextPath: string,
	formAction?: string,
): boolean {
	if (formAction !== undefined && /\/recently-viewed$/.test(formAction)) return false
	return (formMethod !== undefined && formMethod !== 'GET') || /\/cart$/i.test(nextPath)
}

/** Whether a form changes the frame at most, never the page within: a heart, a product looked at. */
export function isBesidePage(formAction: string | undefined): boolean {
	return formAction !== undefined && /\/(?:wishlist\/items|recently-viewed)$/.test(formAction)
}
