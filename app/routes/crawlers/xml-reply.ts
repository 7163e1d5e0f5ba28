/** An XML document, publicly cacheable for an hour. */
export function xmlReply(document: string): Response {
	return new Response(document, {
		headers: {
			'Content-Type': 'application/xml; charset=utf-8',
			'Cache-Control': 'public, max-age=600, s-maxage=3600',
		},
	})
}
