import { z } from 'zod'
import type { OperatorFooterChangeWire } from '#contract/operator-look.ts'
import type { readFooter } from '#admin/api/content.server.ts'
import { line, target } from './content-schemas.ts'

export type Footer = Awaited<ReturnType<typeof readFooter>>
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

/** The request body of a form; null for a move past either end. */
export function footerChange(input: FooterInput, footer: Footer): OperatorFooterChangeWire | null {
	const VERSION = input.version
	if (input.act === 'addColumn') return { CHANGE: 'ADD_COLUMN', ...titleOf(input), VERSION }
	const { column: COLUMN, link } = input.place ?? { column: 0, link: null }
	switch (input.act) {
		case 'saveColumn':
			return { CHANGE: 'EDIT_COLUMN', COLUMN, ...titleOf(input), VERSION }
		case 'addLink':
			return { CHANGE: 'ADD_LINK', COLUMN, ...labelOf(input), TARGET: input.target, VERSION }
		case 'saveLink': {
			const label = { ...labelOf(input), TARGET: input.target }
			return { CHANGE: 'EDIT_LINK', COLUMN, LINK: link ?? 0, ...label, VERSION }
		}
		case 'remove':
			return { CHANGE: 'REMOVE', COLUMN, ...(link === null ? {} : { LINK: link }), VERSION }
		default: {
			const by = input.act === 'up' ? -1 : 1
			const to = (link ?? COLUMN) + by
			const last = link === null ? footer.columnList : footer.columnList[COLUMN - 1]?.linkList
			if (to < 1 || to > (last?.length ?? 0)) return null
			return link === null
				? { CHANGE: 'MOVE_COLUMN', COLUMN, TO: to, VERSION }
				: { CHANGE: 'MOVE_LINK', COLUMN, LINK: link, TO_COLUMN: COLUMN, TO_LINK: to, VERSION }
		}
	}
}

type Labels = { labelId: string; labelEn: string }

function titleOf({ labelId, labelEn }: Labels) {
	return { TITLE_ID: labelId, TITLE_EN: labelEn || labelId }
}

function labelOf({ labelId, labelEn }: Labels) {
	return { LABEL_ID: labelId, LABEL_EN: labelEn || labelId }
}
