/** Query string with the return path of the sign-in pages; '' for none. */
export function backQuery(back: string): string {
	return back === '' ? '' : `?redirectTo=${encodeURIComponent(back)}`
}
