import type { FeedPage } from '#app/domain/feed.ts'
import type { FeedFormat } from './feed-format.server.ts'
import { feedItems, type FeedShop } from './feed-item.server.ts'

/**
 * Streams a feed with one page of products in memory; the next page is fetched when the reader has consumed the last. A
 * failed page aborts the stream, so that an incomplete catalogue is never taken for a complete one.
 */
export function feedStream(
	first: FeedPage,
	next: (after: number) => Promise<FeedPage>,
	{ shop, format }: { shop: FeedShop; format: FeedFormat },
): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder()
	let page: FeedPage | undefined = first
	let started = false
	return new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				const text: string[] = started ? [] : [format.head(shop)]
				started = true
				const written = page?.products.flatMap((product) => feedItems(product, shop)) ?? []
				text.push(...written.map(format.item))
				const after: number | null = page?.next ?? null
				page = after === null ? undefined : await next(after)
				if (page === undefined) text.push(format.tail)
				controller.enqueue(encoder.encode(text.join('')))
				if (page === undefined) controller.close()
			},
		},
		{ highWaterMark: 0 },
	)
}
