import { asksForData } from '#web/domain/asks-for-data.ts'

/**
 * A redirect ahead of the router, or instead of its answer. Remix's client fetches data with `?_data=` and follows the header X-Remix-Redirect,
 * as `fetch` would follow a Location itself.
 */
export function redirectFor(
	request: Request,
	to: string,
	status = request.method === 'GET' ? 302 : 303,
): Response {
	const headers = new Headers({ 'Cache-Control': 'private, no-store' })
	if (!asksForData(new URL(request.url))) {
		headers.set('Location', to)
		return new Response(null, { status, headers })
	}
	headers.set('X-Remix-Redirect', to)
	headers.set('X-Remix-Status', '302')
	headers.set('X-Remix-Reload-Document', 'true')
	return new Response(null, { status: 204, headers })
}
