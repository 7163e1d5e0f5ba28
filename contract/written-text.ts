/**
 * Converts a text with one block per line to HTML: `## ` and `### ` are headings, `- ` and `1. ` list items, `> ` a
 * quotation, `|` a table row, the first one its header, a line that begins with `<` is literal HTML, and anything else
 * is a paragraph. Within a line, `**strong**`, `*em*` and `[text](/path)`. Links lead to a path of the shop, a site, an
 * email address or a phone number. The HTML is not sanitised; the storefront sanitises it.
 */
export function htmlOf(text: string): string {
	const lines = text.split('\n').map((line) => line.trim())
	return blocksOf(lines.filter((line) => line !== ''))
		.map(({ kind, lines }) => kinds[kind](kind === 'html' ? lines : lines.map(inline)))
		.join('')
}

const hasTag = /<[a-z!/]/i

/** HTML that may be a text without any tag, e.g. of an imported file: each of its lines becomes a paragraph. */
export function withParagraphs(html: string): string {
	const lines = html.split(/[\r\n]+/).filter((line) => line.trim() !== '')
	if (lines.length < 2 || hasTag.test(html)) return html
	return lines.map((line) => `<p>${line.trim()}</p>`).join('')
}

type Kind = 'html' | 'h2' | 'h3' | 'ul' | 'ol' | 'blockquote' | 'table' | 'p'
type Block = { kind: Kind; lines: string[] }

const markers: [Kind, RegExp][] = [
	['html', /^(?=<)/],
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
	html: (lines) => lines.join(''),
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
		.replace(/\[([^\]]+)\]\(((?:\/|https?:\/\/|mailto:|tel:)[^)"\s]*)\)/g, '<a href="$2">$1</a>')
		.replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
		.replace(/\*([^*]+)\*/g, '<em>$1</em>')
}

/**
 * Converts HTML to the text that `htmlOf` takes, for editing; blocks without a notation become lines of HTML. Line
 * breaks within a block become spaces; a text without any tag keeps its lines.
 */
export function textOf(html: string): string {
	const lines: string[] = []
	let rest = withParagraphs(html).trim()
	let before: Kind | undefined
	while (rest !== '') {
		const block = /^<(\w+)\b[^>]*>.*?<\/\1>/s.exec(rest)?.[0] ?? rest
		rest = rest.slice(block.length).trimStart()
		const line = block.replace(/\s*\n\s*/g, ' ')
		const { kind, text } = markedOf(line)
		// Adjacent lists would merge.
		const isMarked = htmlOf(text) === line && !(kind === before && joined.has(kind))
		lines.push(isMarked ? text : line.startsWith('<') ? line : `<p>${line}</p>`)
		before = isMarked ? kind : undefined
	}
	return lines.join('\n\n')
}

function markedOf(block: string): { kind: Kind; text: string } {
	const [, tag = '', inner = ''] = /^<(\w+)>(.*)<\/\1>$/.exec(block) ?? []
	const items = (mark: string) =>
		[...inner.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) => mark + plain(item)).join('\n')
	switch (tag) {
		case 'h2':
			return { kind: 'h2', text: `## ${plain(inner)}` }
		case 'h3':
			return { kind: 'h3', text: `### ${plain(inner)}` }
		case 'ul':
			return { kind: 'ul', text: items('- ') }
		case 'ol':
			return { kind: 'ol', text: items('1. ') }
		case 'blockquote':
			return { kind: 'blockquote', text: `> ${plain(inner.replace(/^<p>|<\/p>$/g, ''))}` }
		case 'table':
			return { kind: 'table', text: rowsOf(inner) }
		default:
			return { kind: 'p', text: plain(inner) }
	}
}

function rowsOf(table: string): string {
	return [...table.matchAll(/<tr>(.*?)<\/tr>/g)]
		.map(([, cells = '']) => [...cells.matchAll(/<t[hd]>(.*?)<\/t[hd]>/g)])
		.map((cells) => `| ${cells.map(([, cell = '']) => plain(cell)).join(' | ')} |`)
		.join('\n')
}

function plain(inner: string): string {
	return inner
		.replace(/<strong>(.*?)<\/strong>/g, '**$1**')
		.replace(/<em>(.*?)<\/em>/g, '*$1*')
		.replace(/<a href="([^"]*)">(.*?)<\/a>/g, '[$2]($1)')
		.replace(/&lt;/g, '<')
		.replace(/&gt;/g, '>')
		.replace(/&amp;/g, '&')
}
