/** The query that carries the way back through the pages of signing in; '' for none. */
export function backQuery(back: string): string {
	return back === '' ? '' : `?redirectTo=${encodeURIComponent(back)}`
}
