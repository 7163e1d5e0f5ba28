import type { FeedPage } from '#contract/feed.ts'
import type { FeedFormat } from './feed-format.server.ts'
import { feedItems, type FeedShop } from './feed-item.server.ts'

/** What is gathered before the answer begins: a page's time, and the memory of some thousand products. */
const gathered = { ms: 4_000, bytes: 16 * 1024 * 1024 }

type NextPage = (after: number) => Promise<FeedPage>

/**
 * A feed, complete before it is sent: it rejects if a page fails, so that the catalogue is refused, not cut off. One that
 * is too large or slow for that is streamed from there on, with one page of products in memory; a page that fails then
 * aborts the stream, and an incomplete catalogue is never taken for a complete one.
 */
export async function feedStream(
	first: FeedPage,
	next: NextPage,
	{ shop, format }: { shop: FeedShop; format: FeedFormat },
): Promise<ReadableStream<Uint8Array>> {
	const pieces = piecesOf(first, next, shop, format)
	const until = performance.now() + gathered.ms
	const ready: Uint8Array[] = []
	let bytes = 0
	let isWhole = false
	while (!isWhole && bytes < gathered.bytes && performance.now() < until) {
		const piece = await pieces.next()
		if (piece.done) isWhole = true
		else {
			ready.push(piece.value)
			bytes += piece.value.length
		}
	}
	return new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				const waiting = ready.shift()
				if (waiting) return controller.enqueue(waiting)
				const piece = await pieces.next()
				if (piece.done) controller.close()
				else controller.enqueue(piece.value)
			},
			async cancel() {
				await pieces.return(undefined)
			},
		},
		{ highWaterMark: 0 },
	)
}

async function* piecesOf(
	first: FeedPage,
	next: NextPage,
	shop: FeedShop,
	format: FeedFormat,
): AsyncGenerator<Uint8Array, undefined> {
	const encoder = new TextEncoder()
	yield encoder.encode(format.head(shop))
	for (let page = first; ; page = await next(page.next)) {
		const items = page.products.flatMap((product) => feedItems(product, shop))
		const isLast = page.next === null
		yield encoder.encode(items.map(format.item).join('') + (isLast ? format.tail : ''))
		if (page.next === null) return undefined
	}
}
