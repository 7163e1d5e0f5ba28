import { z } from 'zod'
import type { OperatorFooterChangeWire } from '#contract/operator-look.ts'
import type { readFooter } from '#admin/api/content.server.ts'
import { line, target } from './content-schemas.ts'

export type Footer = Awaited<ReturnType<typeof readFooter>>
/** A column, counted from 1, or a link of it. */
export type FooterPlace = { column: number; link: number | null }

const version = z.string().max(40)
const place = z
	.string()
	.transform(placeFrom)
	.refine((found) => found !== null)
const words = { labelId: line(60).min(1, 'titleMissing'), labelEn: line(60), version }

/** The forms of the footer, told apart by their button. Messages are text keys of `content`. */
export const FooterAct = z.discriminatedUnion('act', [
	z.object({ act: z.literal('addColumn'), ...words }),
	z.object({ act: z.literal('saveColumn'), place, ...words }),
	z.object({ act: z.literal('addLink'), place, target, ...words }),
	z.object({ act: z.literal('saveLink'), place, target, ...words }),
	z.object({ act: z.literal('up'), place, version }),
	z.object({ act: z.literal('down'), place, version }),
	z.object({ act: z.literal('remove'), place, version }),
])
type Sent = z.output<typeof FooterAct>

/** The place that an address or a form names: "2" is the second column, "2.3" its third link. */
export function placeFrom(text: string): FooterPlace | null {
	const [, column, link] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(text) ?? []
	if (column === undefined) return null
	return { column: Number(column), link: link === undefined ? null : Number(link) }
}

/** What a form changes, as the website API takes it. A move past the end stays where it is: null. */
export function footerChange(sent: Sent, footer: Footer): OperatorFooterChangeWire | null {
	const VERSION = sent.version
	if (sent.act === 'addColumn') return { CHANGE: 'ADD_COLUMN', ...titleOf(sent), VERSION }
	const { column: COLUMN, link } = sent.place ?? { column: 0, link: null }
	switch (sent.act) {
		case 'saveColumn':
			return { CHANGE: 'EDIT_COLUMN', COLUMN, ...titleOf(sent), VERSION }
		case 'addLink':
			return { CHANGE: 'ADD_LINK', COLUMN, ...labelOf(sent), TARGET: sent.target, VERSION }
		case 'saveLink': {
			const label = { ...labelOf(sent), TARGET: sent.target }
			return { CHANGE: 'EDIT_LINK', COLUMN, LINK: link ?? 0, ...label, VERSION }
		}
		case 'remove':
			return { CHANGE: 'REMOVE', COLUMN, ...(link === null ? {} : { LINK: link }), VERSION }
		default: {
			const by = sent.act === 'up' ? -1 : 1
			const to = (link ?? COLUMN) + by
			const last = link === null ? footer.columnList : footer.columnList[COLUMN - 1]?.linkList
			if (to < 1 || to > (last?.length ?? 0)) return null
			return link === null
				? { CHANGE: 'MOVE_COLUMN', COLUMN, TO: to, VERSION }
				: { CHANGE: 'MOVE_LINK', COLUMN, LINK: link, TO_COLUMN: COLUMN, TO_LINK: to, VERSION }
		}
	}
}

type Words = { labelId: string; labelEn: string }

function titleOf({ labelId, labelEn }: Words) {
	return { TITLE_ID: labelId, TITLE_EN: labelEn || labelId }
}

function labelOf({ labelId, labelEn }: Words) {
	return { LABEL_ID: labelId, LABEL_EN: labelEn || labelId }
}
