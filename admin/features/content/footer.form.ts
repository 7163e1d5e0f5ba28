import { z } from 'zod'
import type { EditedFooter, FooterChange } from '#contract/edited-footer.ts'
import { line, target } from './content-schemas.ts'

/** A column or one of its links, both counted from 1. */
export type FooterPlace = { column: number; link: number | null }

const version = z.string().max(40)
const place = z
	.string()
	.transform(placeFrom)
	.refine((found) => found !== null)
const labels = { labelId: line(60).min(1, 'titleMissing'), labelEn: line(60), version }

/** The forms of the footer, told apart by their button. Messages are text keys of `content`. */
export const FooterAct = z.discriminatedUnion('act', [
	z.object({ act: z.literal('addColumn'), ...labels }),
	z.object({ act: z.literal('saveColumn'), place, ...labels }),
	z.object({ act: z.literal('addLink'), place, target, ...labels }),
	z.object({ act: z.literal('saveLink'), place, target, ...labels }),
	z.object({ act: z.literal('up'), place, version }),
	z.object({ act: z.literal('down'), place, version }),
	z.object({ act: z.literal('remove'), place, version }),
])
type FooterInput = z.output<typeof FooterAct>

/** Parses a place: "2" is the second column, "2.3" its third link. */
export function placeFrom(text: string): FooterPlace | null {
	const [, column, link] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(text) ?? []
	if (column === undefined) return null
	return { column: Number(column), link: link === undefined ? null : Number(link) }
}

/** What a form changes; null for a move past either end. */
export function footerChange(input: FooterInput, footer: EditedFooter): FooterChange | null {
	const { version } = input
	if (input.act === 'addColumn') return { change: 'ADD_COLUMN', ...titleOf(input), version }
	const { column, link } = input.place ?? { column: 0, link: null }
	switch (input.act) {
		case 'saveColumn':
			return { change: 'EDIT_COLUMN', column, ...titleOf(input), version }
		case 'addLink':
			return { change: 'ADD_LINK', column, ...labelOf(input), target: input.target, version }
		case 'saveLink': {
			const label = { ...labelOf(input), target: input.target }
			return { change: 'EDIT_LINK', column, link: link ?? 0, ...label, version }
		}
		case 'remove':
			return { change: 'REMOVE', column, ...(link === null ? {} : { link }), version }
		default: {
			const by = input.act === 'up' ? -1 : 1
			const to = (link ?? column) + by
			const last = link === null ? footer.columns : footer.columns[column - 1]?.links
			if (to < 1 || to > (last?.length ?? 0)) return null
			return link === null
				? { change: 'MOVE_COLUMN', column, to, version }
				: { change: 'MOVE_LINK', column, link, toColumn: column, toLink: to, version }
		}
	}
}

type Labels = { labelId: string; labelEn: string }

function titleOf({ labelId, labelEn }: Labels) {
	return { titleId: labelId, titleEn: labelEn || labelId }
}

function labelOf({ labelId, labelEn }: Labels) {
	return { labelId, labelEn: labelEn || labelId }
}
