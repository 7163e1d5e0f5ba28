type RouteHeaders = Record<string, Headers>

/** Headers of one route's data, not of the page. */
const ofData = /^(?:content-.*|set-cookie|transfer-encoding|x-remix-.*)$/

/**
 * Copies headers that loaders and the action set (returned or thrown), such as Retry-After and Allow, to the page. The
 * router drops those of routes that export no `headers`; the innermost route takes precedence.
 */
export function keepPageHeaders(
	page: Headers,
	{ loaderHeaders, actionHeaders }: { loaderHeaders: RouteHeaders; actionHeaders: RouteHeaders },
) {
	for (const headers of [...Object.values(loaderHeaders), ...Object.values(actionHeaders)]) {
		for (const [name, value] of headers) if (!ofData.test(name)) page.set(name, value)
	}
}
