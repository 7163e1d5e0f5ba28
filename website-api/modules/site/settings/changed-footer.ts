import type { OperatorFooterChangeWire } from '#contract/operator-look.ts'
import type { LocalText } from '#website-api/db/columns.ts'
import type { FooterLink } from './site.table.ts'

export type FooterColumn = { title: LocalText; links: FooterLink[] }

/** Limits of a footer. */
const footerLimits = { columns: 8, links: 20 }

/**
 * A footer after a change; positions count from 1. Undefined if the position does not exist, or the footer is full.
 */
export function changedFooter(
	columns: FooterColumn[],
	change: OperatorFooterChangeWire,
): FooterColumn[] | undefined {
	const footer = columns.map(({ title, links }) => ({ title, links: [...links] }))
	const linksOf = (column: number) => footer[column - 1]?.links
	switch (change.CHANGE) {
		case 'ADD_COLUMN':
			footer.push({ title: { id: change.TITLE_ID, en: change.TITLE_EN }, links: [] })
			break
		case 'EDIT_COLUMN': {
			const column = footer[change.COLUMN - 1]
			if (!column) return undefined
			column.title = { id: change.TITLE_ID, en: change.TITLE_EN }
			break
		}
		case 'EDIT_LINK': {
			const link = linksOf(change.COLUMN)?.[change.LINK - 1]
			if (!link) return undefined
			const label = { id: change.LABEL_ID, en: change.LABEL_EN }
			linksOf(change.COLUMN)?.splice(change.LINK - 1, 1, { label, target: change.TARGET })
			break
		}
		case 'ADD_LINK': {
			const label = { id: change.LABEL_ID, en: change.LABEL_EN }
			const links = linksOf(change.COLUMN)
			if (!links) return undefined
			links.push({ label, target: change.TARGET })
			break
		}
		case 'REMOVE': {
			const list = change.LINK === undefined ? footer : linksOf(change.COLUMN)
			const removed = list?.splice((change.LINK ?? change.COLUMN) - 1, 1)
			if (!removed?.length) return undefined
			break
		}
		case 'MOVE_COLUMN': {
			const [moved] = footer.splice(change.COLUMN - 1, 1)
			if (!moved || change.TO > footer.length + 1) return undefined
			footer.splice(change.TO - 1, 0, moved)
			break
		}
		case 'MOVE_LINK': {
			const [moved] = linksOf(change.COLUMN)?.splice(change.LINK - 1, 1) ?? []
			const links = linksOf(change.TO_COLUMN)
			if (!moved || !links || change.TO_LINK > links.length + 1) return undefined
			links.splice(change.TO_LINK - 1, 0, moved)
			break
		}
	}
	const fits =
		footer.length <= footerLimits.columns &&
		footer.every(({ links }) => links.length <= footerLimits.links)
	return fits ? footer : undefined
}
