import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The built stylesheet as it stands in a page, and the hash by which the page's policy allows it. */
export type InlineStylesheet = { address: string; text: string; hash: string }

export function readStylesheet(folder: string, address: string): InlineStylesheet {
	const text = readFileSync(path.join(folder, address), 'utf8')
	const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`
	return { address, text, hash }
}

/** The page with the stylesheet in it instead of a link (docs/decisions/0034). Undefined: it has no such link. */
export function withStylesheet(html: string, sheet: InlineStylesheet): string | undefined {
	const link = `<link rel="stylesheet" href="${sheet.address}"/>`
	if (!html.includes(link)) return undefined
	return html.replace(link, () => `<style data-href="${sheet.address}">${sheet.text}</style>`)
}
