/** '{page} · {store title}' (spec section 2). */
export function pageTitle(page: string, store: string): string {
	return page === '' ? store : `${page} · ${store}`
}
