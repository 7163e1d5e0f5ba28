import type { ApiFile } from '#app/api/open-file.server.ts'

/** A customer's own file as the website API gives it, for nobody else to keep and never to be run. */
export function forwardFile(file: ApiFile, fallback: 'attachment' | 'inline') {
	const headers = new Headers({
		'Content-Type': file.type,
		'Content-Disposition': file.disposition ?? fallback,
		'Cache-Control': 'private, no-store',
	})
	if (file.size !== null) headers.set('Content-Length', file.size)
	return new Response(file.body, { headers })
}
