import { z } from 'zod'
import { CUSTOMER_TYPES } from './auth.ts'
import { DOWNLINE_SORTS } from './downline-sorts.ts'
import { endpoint } from './endpoint.ts'
import { pageFields, pageQueryFields, RupiahSumWire } from './envelope.ts'
import { message, moment, type Value } from './message.ts'
import { openEnum } from './open-enum.ts'

const Count = z.number().int().min(0)
const Level = z.number().int().min(1)
const text = ['TEXT_SEARCH', z.string().min(1).max(100).optional()] as const

/** Which members of a downline are asked for. */
const DownlineQuery = message({
	text,
	level: ['LEVEL', z.coerce.number().int().min(1).max(99).optional()],
	active: ['IS_ACTIVE', z.stringbool().optional()],
	sort: ['SORT', z.enum(DOWNLINE_SORTS).default('newest')],
	...pageQueryFields,
})
export type DownlineQuery = Value<typeof DownlineQuery>

const Member = message({
	code: ['CUSTOMER_CODE', z.string()],
	/** Abbreviated; '' for a deleted account. */
	name: ['NAME', z.string()],
	level: ['LEVEL', Level],
	type: ['CUSTOMER_TYPE', openEnum(CUSTOMER_TYPES)],
	joined: ['JOINED_DATE', moment],
	/** Has ordered in the last 90 days. */
	isActive: ['IS_ACTIVE', z.boolean()],
	/** Products bought this month, whole rupiah. */
	omzet: ['OMZET', RupiahSumWire],
	/** The customer's commission on their purchases so far. */
	commission: ['COMMISSION', RupiahSumWire],
})
export type Member = Value<typeof Member>

/** A member in the tree below a customer. */
export const TreeNode = message({
	code: ['CUSTOMER_CODE', z.string()],
	name: ['NAME', z.string()],
	type: ['CUSTOMER_TYPE', openEnum(CUSTOMER_TYPES)],
	/** yymm. */
	joined: ['JOINED_PERIODE_CODE', z.string()],
	level: ['LEVEL', Count],
	direct: ['DIRECT_COUNT', Count],
	team: ['TEAM_COUNT', Count],
	/** Products bought this month by the member and their downline, whole rupiah. */
	omzet: ['TEAM_OMZET', RupiahSumWire],
})
export type TreeNode = Value<typeof TreeNode>

const BranchQuery = message({
	/** Code of the branch's root; absent: the customer. */
	at: ['CUSTOMER_CODE', z.string().min(1).max(40).optional()],
	/** Finds members by name or code instead of listing the branch. */
	text,
	page: pageQueryFields.page,
})
export type BranchQuery = Value<typeof BranchQuery>

export const listDownline = endpoint({
	method: 'GET',
	path: '/agent/downline',
	summary: 'A page of everyone who came by the customer, at any level',
	access: 'customer',
	query: DownlineQuery,
	answer: message({
		...pageFields(Member),
		/** Members by level, regardless of the query's filters. */
		levels: [
			'LEVEL_LIST',
			z.array(message({ level: ['LEVEL', Level], members: ['MEMBER_COUNT', Count] })),
		],
	}),
})

export const getDownlineFile = endpoint({
	method: 'GET',
	path: '/agent/downline.csv',
	summary: 'The same as a file, without pages',
	access: 'customer',
	query: DownlineQuery,
	answerType: 'text/csv',
})

export const getBranch = endpoint({
	method: 'GET',
	path: '/agent/genealogy',
	summary: 'One branch of the tree below the customer',
	access: 'customer',
	query: BranchQuery,
	answer: message({
		/** Abbreviated name of the customer's sponsor; null: none. */
		sponsor: ['SPONSOR_NAME', z.string().nullable()],
		/** From the customer to the root of the branch. */
		path: ['PATH', z.array(TreeNode)],
		/** Direct members of the last of the path, or the search's matches. */
		...pageFields(TreeNode),
	}),
	failures: { 404: 'MEMBER_NOT_FOUND' },
})
