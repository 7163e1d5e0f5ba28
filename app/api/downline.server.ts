import { DownlinePageWire, type GenealogyNodeWire, GenealogyWire } from '#contract/agent-account.ts'
import type { DownlineQuery, Member, TreeNode } from '#app/domain/agency.ts'
import type { Call } from './call.ts'
import type { OpenFile } from './open-file.server.ts'

/** The members referred by the signed-in customer, directly or not; anybody else is 'missing'. */
export function downlineApi(call: Call, open: OpenFile) {
	return {
		list: (query: DownlineQuery) =>
			call(Members, { path: '/agent/downline', query: wireOf(query) }),
		/** All rows of the query as a file. */
		file: (query: DownlineQuery) => open(`/agent/downline.csv${searchOf(wireOf(query))}`),
		/** One branch of the tree, or the members that a search found. */
		branch: ({ at, text, page }: { at?: string; text?: string; page: number }) =>
			call(Branch, {
				path: '/agent/genealogy',
				query: { CUSTOMER_CODE: at, TEXT_SEARCH: text, PAGE_INDEX: page },
			}),
	}
}

function wireOf({ page, text, level, active, sort }: DownlineQuery) {
	return { PAGE_INDEX: page, TEXT_SEARCH: text, LEVEL: level, IS_ACTIVE: active, SORT: sort }
}

function searchOf(query: Record<string, string | number | boolean | undefined>): string {
	const search = new URLSearchParams()
	for (const [name, value] of Object.entries(query)) {
		if (value !== undefined) search.set(name, String(value))
	}
	return `?${search}`
}

const Members = DownlinePageWire.transform(({ data }) => ({
	pages: data.TOTAL_PAGES,
	count: data.TOTAL_ROWS,
	levels: data.LEVEL_LIST.map((one) => ({ level: one.LEVEL, members: one.MEMBER_COUNT })),
	members: data.list.map((one): Member => ({
		code: one.CUSTOMER_CODE,
		name: one.NAME,
		level: one.LEVEL,
		type: one.CUSTOMER_TYPE,
		joined: one.JOINED_DATE,
		isActive: one.IS_ACTIVE,
		omzet: one.OMZET,
		commission: one.COMMISSION,
	})),
}))

const Branch = GenealogyWire.transform(({ data }) => ({
	sponsor: data.SPONSOR_NAME,
	path: data.PATH.map(nodeOf),
	nodes: data.list.map(nodeOf),
	pages: data.TOTAL_PAGES,
	count: data.TOTAL_ROWS,
}))

function nodeOf(wire: GenealogyNodeWire): TreeNode {
	return {
		code: wire.CUSTOMER_CODE,
		name: wire.NAME,
		type: wire.CUSTOMER_TYPE,
		joined: wire.JOINED_PERIODE_CODE,
		level: wire.LEVEL,
		direct: wire.DIRECT_COUNT,
		team: wire.TEAM_COUNT,
		omzet: wire.TEAM_OMZET,
	}
}
