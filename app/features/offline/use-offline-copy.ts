import { useEffect } from 'react'

/** Data for the offline page, formatted in the page's language. */
export type StoredCopy = {
	cart: { lines: { name: string; quantity: number; sum: string }[]; total: string }
	pay: {
		number: string
		amount: string
		bank: string
		account: string
		holder: string
		deadline: string
		/** ISO 8601; expired payments are not shown. */
		until: string
	}
}

/** Stores data for the offline page; null removes it, undefined leaves it unchanged. */
export function useOfflineCopy<Content extends keyof StoredCopy>(
	what: Content,
	value: StoredCopy[Content] | null | undefined,
) {
	const text = JSON.stringify(value)
	useEffect(() => {
		// Storage may be full or disabled: then the offline page has no details.
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
