import type { DownlineQuery, Member, TreeNode } from '#contract/downline.ts'
import { DOWNLINE_SORTS } from '#contract/downline-sorts.ts'
import { periodName } from '#app/domain/agent.ts'
import { formatDate } from '#web/domain/dates.ts'
import { digits, formatMoney } from '#web/domain/money.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { paths, type Path } from '#app/paths.ts'

/** A member as the list shows it. */
export function memberView(member: Member, locale: Locale) {
	const { code, name, level, type, isActive } = member
	return {
		code,
		name,
		level,
		type,
		isActive,
		joined: formatDate(member.joined, locale),
		omzet: formatMoney(member.omzet),
		commission: formatMoney(member.commission),
	}
}
export type MemberView = ReturnType<typeof memberView>

/** A node of the tree. */
export function nodeView(node: TreeNode, locale: Locale) {
	const { code, name, type, level } = node
	return {
		code,
		name,
		type,
		level,
		hasBranch: node.direct > 0,
		joined: periodName(node.joined, locale),
		direct: digits(node.direct),
		team: digits(node.team),
		omzet: formatMoney(node.omzet),
	}
}
export type NodeView = ReturnType<typeof nodeView>

/** What the list shows. */
export type DownlineFilter = Omit<DownlineQuery, 'pageSize'>

/** The list's query: ?q=, ?level=, ?active=1|0, ?sort=, ?page=. */
export function downlineQuery(search: URLSearchParams, page: number): DownlineFilter {
	const level = Number(search.get('level'))
	const active = search.get('active')
	const text = search.get('q')?.trim().slice(0, 100)
	return {
		page,
		text: text ? text : undefined,
		level: Number.isInteger(level) && level >= 1 && level <= 99 ? level : undefined,
		active: active === '1' ? true : active === '0' ? false : undefined,
		sort: DOWNLINE_SORTS.find((sort) => sort === search.get('sort')) ?? 'newest',
	}
}

/** Path of the list with this query. */
export function downlinePath(
	{ page, text, level, active, sort }: DownlineFilter,
	path: Path = paths.profile.downline,
): `/${string}` {
	const search = new URLSearchParams()
	if (text !== undefined) search.set('q', text)
	if (level !== undefined) search.set('level', String(level))
	if (active !== undefined) search.set('active', active ? '1' : '0')
	if (sort !== 'newest') search.set('sort', sort)
	if (page > 1) search.set('page', String(page))
	const query = search.toString()
	return query === '' ? path : `${path}?${query}`
}
