/** The action of a page without forms: 405 as a page. @throws Response */
export function noForm(): never {
	throw new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
}
