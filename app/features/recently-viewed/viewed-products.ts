/** Products that are remembered. */
export const maxViewed = 12

const key = 'VIEWED_PRODUCTS'

/**
 * Ids of the products viewed on this device, newest first. They are sent only to request recommendations.
 */
export function viewedProducts(): number[] {
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
		if (!Array.isArray(stored)) return []
		return stored
			.filter((id): id is number => Number.isSafeInteger(id) && id > 0)
			.slice(0, maxViewed)
	} catch {
		return []
	}
}

/** Remembers a product on this device, as page-tasks.js does for the first page of a visit. */
export function noteViewed(id: number): void {
	const ids = [id, ...viewedProducts().filter((other) => other !== id)].slice(0, maxViewed)
	try {
		localStorage.setItem(key, JSON.stringify(ids))
	} catch {
		// A browser that keeps nothing for us does without.
	}
}
