/**
 * The text namespaces that routes name in `handle.i18n`, as one or as a list. The server has all texts and a loaded page
 * starts with those of its routes; a page opened by client navigation must request them.
 */
export function routeNamespaces(handles: readonly unknown[]): string[] {
	const named = handles.flatMap((handle): unknown[] => {
		if (typeof handle !== 'object' || handle === null || !('i18n' in handle)) return []
		return Array.isArray(handle.i18n) ? handle.i18n : [handle.i18n]
	})
	return [...new Set(named.filter((namespace) => typeof namespace === 'string'))]
}
