import { cloneElement, type ReactElement, type ReactNode } from 'react'

type MarkedProps = {
	/** A text with marked places, e.g. `Read the <terms>terms</terms>.`; nothing stands inside a mark but words. */
	text: string
	/** The element of each mark, without its words. */
	parts: Record<string, ReactElement<{ children?: ReactNode }>>
}

/** A text whose marked places become elements; a mark that has none stays plain words. */
export function Marked({ text, parts }: MarkedProps) {
	return text.split(/(<(\w+)>[^<]*<\/\2>)/).map((piece, at, pieces) => {
		if (at % 3 === 2) return null
		if (at % 3 === 0) return piece
		const name = pieces[at + 1] ?? ''
		const words = piece.slice(name.length + 2, -(name.length + 3))
		const part = parts[name]
		return part ? cloneElement(part, { key: at }, words) : words
	})
}
