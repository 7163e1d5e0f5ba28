/** A form sent by the browser itself asks for HTML; script asks for anything. */
export function wantsDocument(request: Request): boolean {
	return request.headers.get('accept')?.includes('text/html') ?? false
}
