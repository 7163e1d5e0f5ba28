/** Products that are remembered. */
export const maxViewed = 12

/**
 * Ids of the products viewed on this device, newest first; page-tasks.js writes them. They are sent only
 * to request recommendations.
 */
export function viewedProducts(): number[] {
	try {
		const stored: unknown = JSON.parse(localStorage.getItem('VIEWED_PRODUCTS') ?? '[]')
		if (!Array.isArray(stored)) return []
		return stored
			.filter((id): id is number => Number.isSafeInteger(id) && id > 0)
			.slice(0, maxViewed)
	} catch {
		return []
	}
}
