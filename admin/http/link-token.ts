/** The token of a mailed link; one that is missing or far too long is none that the website API knows. */
export function linkToken(request: Request): string {
	return (new URL(request.url).searchParams.get('token') || '-').slice(0, 300)
}
