/** The frame stays while pages change; only a form or a look at the cart may find it changed. */
export function frameChanges(formMethod: string | undefined, nextPath: string): boolean {
	return (formMethod !== undefined && formMethod !== 'GET') || /\/cart$/i.test(nextPath)
}

/** Whether a form changes the frame at most, never the page within: a heart. */
export function isBesidePage(formAction: string | undefined): boolean {
	return formAction !== undefined && /\/wishlist\/items$/.test(formAction)
}
