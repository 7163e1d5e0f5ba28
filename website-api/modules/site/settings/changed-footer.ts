import type { FooterChange } from '#contract/edited-footer.ts'
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
	change: FooterChange,
): FooterColumn[] | undefined {
	const footer = columns.map(({ title, links }) => ({ title, links: [...links] }))
	const linksOf = (column: number) => footer[column - 1]?.links
	switch (change.change) {
		case 'ADD_COLUMN':
			footer.push({ title: { id: change.titleId, en: change.titleEn }, links: [] })
			break
		case 'EDIT_COLUMN': {
			const column = footer[change.column - 1]
			if (!column) return undefined
			column.title = { id: change.titleId, en: change.titleEn }
			break
		}
		case 'EDIT_LINK': {
			const link = linksOf(change.column)?.[change.link - 1]
			if (!link) return undefined
			const label = { id: change.labelId, en: change.labelEn }
			linksOf(change.column)?.splice(change.link - 1, 1, { label, target: change.target })
			break
		}
		case 'ADD_LINK': {
			const label = { id: change.labelId, en: change.labelEn }
			const links = linksOf(change.column)
			if (!links) return undefined
			links.push({ label, target: change.target })
			break
		}
		case 'REMOVE': {
			const list = change.link === undefined ? footer : linksOf(change.column)
			const removed = list?.splice((change.link ?? change.column) - 1, 1)
			if (!removed?.length) return undefined
			break
		}
		case 'MOVE_COLUMN': {
			const [moved] = footer.splice(change.column - 1, 1)
			if (!moved || change.to > footer.length + 1) return undefined
			footer.splice(change.to - 1, 0, moved)
			break
		}
		case 'MOVE_LINK': {
			const [moved] = linksOf(change.column)?.splice(change.link - 1, 1) ?? []
			const links = linksOf(change.toColumn)
			if (!moved || !links || change.toLink > links.length + 1) return undefined
			links.splice(change.toLink - 1, 0, moved)
			break
		}
	}
	const fits =
		footer.length <= footerLimits.columns &&
		footer.every(({ links }) => links.length <= footerLimits.links)
	return fits ? footer : undefined
}
