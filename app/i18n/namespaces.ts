/** The namespaces that the matched routes name in `handle.i18n`, and `common`. */
export function namespacesOf(handles: unknown[]): string[] {
	const named = handles.flatMap((handle) => {
		if (typeof handle !== 'object' || handle === null || !('i18n' in handle)) return []
		const { i18n } = handle
		return Array.isArray(i18n) ? i18n.filter((name) => typeof name === 'string') : [i18n]
	})
	const names = named.filter((name): name is string => typeof name === 'string')
	return [...new Set(['common', ...names])].sort()
}
