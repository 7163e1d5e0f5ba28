import { Parser } from 'htmlparser2'

/** Elements within a line: what they contain belongs to the word around them. */
const inline = new Set(
	(
		'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd mark nobr q ruby s samp ' +
		'small span strike strong sub sup time tt u var wbr'
	).split(' '),
)

/** Elements whose content no reader sees. */
const unseen = new Set('iframe noscript script style svg template textarea title'.split(' '))

/**
 * The text of HTML on one line: entities are decoded once, elements that begin a line or a cell are separated by a
 * space, and scripts and styles are left out. The result is no HTML: whoever prints it escapes it for that format.
 */
export function plainText(html: string): string {
	let text = ''
	let unseenDepth = 0
	const parser = new Parser({
		onopentagname(name) {
			if (unseen.has(name)) unseenDepth += 1
			if (!inline.has(name)) text += ' '
		},
		onclosetag(name) {
			if (unseen.has(name)) unseenDepth -= 1
			if (!inline.has(name)) text += ' '
		},
		ontext(part) {
			if (unseenDepth === 0) text += part
		},
	})
	parser.end(html)
	return text
		.replace(/[\u00ad\u200b\ufeff]/g, '')
		.replace(/[\s\p{Cc}]+/gu, ' ')
		.trim()
}
