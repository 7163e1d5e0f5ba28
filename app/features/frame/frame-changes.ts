/** The frame stays while pages change; only a form or a look at the cart may find it changed. */
export function frameChanges(formMethod: string | undefined, nextPath: string): boolean {
	return (formMethod !== undefined && formMethod !== 'GET') || /\/cart$/i.test(nextPath)
}
