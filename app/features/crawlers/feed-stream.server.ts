import type { FeedPage } from '#app/domain/feed.ts'
import type { FeedFormat } from './feed-format.server.ts'
import { feedItems, type FeedShop } from './feed-item.server.ts'

/**
 * A feed as a stream: one page of products in memory at a time, the next asked for when the reader has taken the
 * last. A page that fails breaks the stream off, so that half a catalogue is never taken for a whole one.
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
