import { cloneElement, type ReactElement, type ReactNode } from 'react'

type MarkedProps = {
	/** A text with marked parts, e.g. `Read the <terms>terms</terms>.`; marks are not nested. */
	text: string
	/** The element of each mark, without its text. */
	parts: Record<string, ReactElement<{ children?: ReactNode }>>
}

/** A text whose marked parts become elements; a mark without an element stays plain text. */
export function Marked({ text, parts }: MarkedProps) {
	return text.split(/(<(\w+)>[^<]*<\/\2>)/).map((piece, at, pieces) => {
		if (at % 3 === 2) return null
		if (at % 3 === 0) return piece
		const name = pieces[at + 1] ?? ''
		const content = piece.slice(name.length + 2, -(name.length + 3))
		const part = parts[name]
		return part ? cloneElement(part, { key: at }, content) : content
	})
}
