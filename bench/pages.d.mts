/** The pages that are measured: an address of each kind, from the shop's own sitemap, and a cart with something in it. */
export function measuredPages(
	origin: string,
): Promise<{ name: string; path: string; cookie?: string; isPrivate?: boolean }[]>

/** The cookies of a visitor who has put a product into the cart. */
export function cookieOfCart(origin: string): Promise<string>
