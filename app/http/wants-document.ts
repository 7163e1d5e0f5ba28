/** Whether a form was sent by the browser itself, which accepts HTML; scripts accept anything. */
export function wantsDocument(request: Request): boolean {
	return request.headers.get('accept')?.includes('text/html') ?? false
}
