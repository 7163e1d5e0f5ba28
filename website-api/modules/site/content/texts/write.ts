import type { LocalText } from '#website-api/db/columns.ts'

/** A short text in both languages. */
export const words = (id: string, en: string): LocalText => ({ id, en })

/** A longer text in both languages, as HTML. */
export const written = (id: string, en: string): LocalText => ({
	id: htmlOf(id),
	en: htmlOf(en),
})

/**
 * HTML of a text with a block on each line: `## ` and `### ` are headings, `- ` and `1. ` items of lists,
 * `> ` a quotation, `|` a row of a table whose first row heads it, and anything else a paragraph.
 * Within a line, `**strong**`, `*em*` and `[words](/path)`.
 */
export function htmlOf(text: string): string {
	const lines = text.split('\n').map((line) => line.trim())
	return blocksOf(lines.filter((line) => line !== ''))
		.map(({ kind, lines }) => kinds[kind](lines.map(inline)))
		.join('')
}

type Kind = 'h2' | 'h3' | 'ul' | 'ol' | 'blockquote' | 'table' | 'p'
type Block = { kind: Kind; lines: string[] }

const markers: [Kind, RegExp][] = [
	['h2', /^## /],
	['h3', /^### /],
	['ul', /^- /],
	['ol', /^\d+\. /],
	['blockquote', /^> /],
	['table', /^\| ?/],
]
const joined = new Set<Kind>(['ul', 'ol', 'table'])

function blocksOf(lines: string[]): Block[] {
	const blocks: Block[] = []
	for (const line of lines) {
		const [kind, marker] = markers.find(([, marker]) => marker.test(line)) ?? ['p', /^/]
		const rest = line.replace(marker, '')
		const last = blocks.at(-1)
		if (last?.kind === kind && joined.has(kind)) last.lines.push(rest)
		else blocks.push({ kind, lines: [rest] })
	}
	return blocks
}

const around = (tag: string, inner: string) => `<${tag}>${inner}</${tag}>`
const list = (tag: string) => (items: string[]) =>
	around(tag, items.map((item) => around('li', item)).join(''))
const single = (tag: string) => (lines: string[]) => around(tag, lines.join(''))

const kinds: Record<Kind, (lines: string[]) => string> = {
	h2: single('h2'),
	h3: single('h3'),
	p: single('p'),
	blockquote: ([line = '']) => around('blockquote', around('p', line)),
	ul: list('ul'),
	ol: list('ol'),
	table: ([head = '', ...rows]) =>
		around(
			'table',
			around('thead', row(head, 'th')) +
				around('tbody', rows.map((line) => row(line, 'td')).join('')),
		),
}

function row(line: string, tag: 'th' | 'td'): string {
	const cells = line.replace(/ ?\|$/, '').split(/ ?\| ?/)
	return around('tr', cells.map((cell) => around(tag, cell)).join(''))
}

function inline(line: string): string {
	return line
		.replace(/&/g, '&amp;')
		.replace(/</g, '&lt;')
		.replace(/>/g, '&gt;')
		.replace(/\[([^\]]+)\]\((\/[^)]*)\)/g, '<a href="$2">$1</a>')
		.replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
		.replace(/\*([^*]+)\*/g, '<em>$1</em>')
}
