type RouteHeaders = Record<string, Headers>

/** About the body of one route's data, not of the page. */
const ofData = /^(?:content-.*|set-cookie|transfer-encoding|x-remix-.*)$/

/**
 * Puts on a page what its loaders and its action said with their answers, thrown or returned: Retry-After, Allow. The
 * router itself keeps nothing of a route that exports no `headers`; the innermost route has the last word.
 */
export function keepPageHeaders(
	page: Headers,
	{ loaderHeaders, actionHeaders }: { loaderHeaders: RouteHeaders; actionHeaders: RouteHeaders },
) {
	for (const headers of [...Object.values(loaderHeaders), ...Object.values(actionHeaders)]) {
		for (const [name, value] of headers) if (!ofData.test(name)) page.set(name, value)
	}
}
