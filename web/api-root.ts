/** The website API's address without its version and a trailing slash; WEBSITE_API_URL may be given with either. */
export function apiRoot(url: string): string {
	return url.replace(/\/+$/, '').replace(/\/v1$/, '')
}
