import { memoryOf } from '../memory.mjs'

const EVERY_MS = 100

/**
 * Streams the product feed until it has named that many products, or all; returns their number and by how many
 * mebibytes the storefront's memory rose meanwhile. Undefined without /proc.
 */
export async function feedMemory(origin: string, pid: number, products: number) {
	const before = (await memoryOf(pid)).get('storefront')
	if (before === undefined) return undefined
	let highest = before
	const watch = setInterval(() => {
		void memoryOf(pid).then((memory) => {
			highest = Math.max(highest, memory.get('storefront') ?? 0)
		})
	}, EVERY_MS)
	try {
		return {
			products: await readFeed(`${origin}/fb-catalog/all.xml`, products),
			rise: highest - before,
		}
	} finally {
		clearInterval(watch)
	}
}

/** The number of products in the part of a feed that was read. */
async function readFeed(url: string, products: number): Promise<number> {
	const answer = await fetch(url)
	if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`)
	const groups = new Set<string>()
	let rest = ''
	for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
		const lines = (rest + part).split('\n')
		rest = lines.pop() ?? ''
		for (const line of lines) {
			const [, group] = /<g:item_group_id>([^<]+)/.exec(line) ?? []
			if (group !== undefined) groups.add(group)
		}
		if (groups.size >= products) break
	}
	return groups.size
}
