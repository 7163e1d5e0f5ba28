import { useEffect } from 'react'

/** What was last seen, written out in the page's language, for times without a network. */
export type StoredCopy = {
	cart: { lines: { name: string; quantity: number; sum: string }[]; total: string }
	pay: {
		number: string
		amount: string
		bank: string
		account: string
		holder: string
		deadline: string
		/** ISO 8601; after it nothing is to be paid any more. */
		until: string
	}
}

/** Puts aside what the offline page shows; null forgets it, undefined leaves it as it is. */
export function useOfflineCopy<Content extends keyof StoredCopy>(
	what: Content,
	value: StoredCopy[Content] | null | undefined,
) {
	const text = JSON.stringify(value)
	useEffect(() => {
		// A full or forbidden storage costs nothing but the offline page's details.
		if (text !== undefined) keep(what, text).catch(() => undefined)
	}, [what, text])
}

async function keep(what: keyof StoredCopy, text: string) {
	if (!('caches' in window)) return
	const address = `/offline/${what}.json`
	const cache = await caches.open('kept')
	if (text === 'null') await cache.delete(address)
	else
		await cache.put(
			address,
			new Response(text, { headers: { 'Content-Type': 'application/json' } }),
		)
}
