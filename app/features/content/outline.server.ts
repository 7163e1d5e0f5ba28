import { plainText } from '#process/text/plain-text.ts'

export type OutlineEntry = { id: string; text: string }

/** Gives every `h2` of sanitised HTML an id made from its text, and lists them. */
export function outlined(
	html: string,
	idOf: (text: string) => string,
): { html: string; headings: OutlineEntry[] } {
	const headings: OutlineEntry[] = []
	const withIds = html.replace(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
		const text = plainText(inner)
		const id = idOf(text)
		headings.push({ id, text })
		return `<h2 id="${id}">${inner}</h2>`
	})
	return { html: withIds, headings }
}

/** Makes unique ids from texts; none is used by the page's frame. */
export function idMaker(): (text: string) => string {
	const usedIds = new Set(['main', 'banner', 'contents', 'products', 'related'])
	return (text) => {
		const base = slugOf(text)
		let id = base
		for (let number = 2; usedIds.has(id); number++) id = `${base}-${number}`
		usedIds.add(id)
		return id
	}
}

function slugOf(text: string): string {
	const slug = text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '')
		.slice(0, 60)
	return /^[a-z]/.test(slug) ? slug : `s-${slug}`
}
