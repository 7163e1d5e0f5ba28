/** The token of a mailed link, cut to 300 characters; "-" without one, which the website API refuses. */
export function linkToken(request: Request): string {
	return (new URL(request.url).searchParams.get('token') || '-').slice(0, 300)
}
