import type { ApiFile } from '#app/api/open-file.server.ts'

/** Streams a customer's file from the website API: never cached, and sent so that it can't be executed. */
export function forwardFile(file: ApiFile, fallback: 'attachment' | 'inline') {
	const headers = new Headers({
		'Content-Type': file.type,
		'Content-Disposition': file.disposition ?? fallback,
		'Cache-Control': 'private, no-store',
	})
	if (file.size !== null) headers.set('Content-Length', file.size)
	return new Response(file.body, { headers })
}
