import { z } from 'zod'
import { savedVersion, shopPath } from './content-parts.ts'
import { endpoint } from './endpoint.ts'
import { fieldsIn, message, type Value } from './message.ts'
import { lineText } from './text.ts'

const label = lineText().min(1).max(60)
/** Version that the change is based on: 409 CHANGED_MEANWHILE if it is not the saved one. */
const ifSaved = { version: ['VERSION', savedVersion.optional()] } as const
const title = { titleId: ['TITLE_ID', label], titleEn: ['TITLE_EN', label] } as const
const link = {
	labelId: ['LABEL_ID', label],
	labelEn: ['LABEL_EN', label],
	target: ['TARGET', shopPath],
} as const

export const FooterColumn = message({
	...title,
	links: ['LINK_LIST', z.array(message(link)).max(20)],
})
export type FooterColumn = Value<typeof FooterColumn>

/** The whole footer. */
const FooterEdit = message({ ...ifSaved, columns: ['COLUMN_LIST', z.array(FooterColumn).max(8)] })

export const EditedFooter = message({ ...fieldsIn(FooterEdit), version: ['VERSION', z.string()] })
export type EditedFooter = Value<typeof EditedFooter>

const place = z.number().int().min(1).max(20)
const column = { column: ['COLUMN', place] } as const
const change = <const Kind extends string>(kind: Kind) =>
	({ change: ['CHANGE', z.literal(kind)], ...ifSaved }) as const
/** Positions count from 1. 422 FOOTER_PLACE for an unknown position. */
const FooterChange = z.discriminatedUnion('CHANGE', [
	message({ ...change('ADD_COLUMN'), ...title }),
	message({ ...change('EDIT_COLUMN'), ...column, ...title }),
	message({ ...change('ADD_LINK'), ...column, ...link }),
	message({ ...change('EDIT_LINK'), ...column, link: ['LINK', place], ...link }),
	/** Without a link: the whole column. */
	message({ ...change('REMOVE'), ...column, link: ['LINK', place.optional()] }),
	message({ ...change('MOVE_COLUMN'), ...column, to: ['TO', place] }),
	message({
		...change('MOVE_LINK'),
		...column,
		link: ['LINK', place],
		toColumn: ['TO_COLUMN', place],
		toLink: ['TO_LINK', place],
	}),
])
export type FooterChange = Value<typeof FooterChange>

const footer = { path: '/sites/{code}/footer', needs: 'content', answer: EditedFooter } as const

export const getFooter = endpoint({
	...footer,
	method: 'GET',
	summary: "The footer's columns of links",
})

export const replaceFooter = endpoint({
	...footer,
	method: 'PUT',
	summary: 'Replaces the footer',
	body: FooterEdit,
	failures: { 409: 'CHANGED_MEANWHILE' },
})

export const changeFooter = endpoint({
	...footer,
	method: 'POST',
	path: '/sites/{code}/footer/changes',
	summary: 'Adds, changes, removes or moves a column or a link of the footer',
	body: FooterChange,
	failures: { 409: 'CHANGED_MEANWHILE', 422: 'FOOTER_PLACE' },
})
