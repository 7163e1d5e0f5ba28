import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { message, moment, type Value } from './message.ts'
import { lineText } from './text.ts'

/** A fault of the books. */
const Violation = message({
	oracle: ['ORACLE', z.string()],
	companyId: ['COMPANY_API_ID', z.number().int()],
	about: ['ABOUT', z.string()],
	found: ['FOUND', z.number()],
	expected: ['EXPECTED', z.number()],
})

export const FINDING_STOPS = ['ACCOUNT', 'COMPANY', 'NOTHING'] as const

/** A finding of the scheduled audit or of the check before a payout. */
const Finding = message({
	id: ['FINDING_ID', z.string()],
	companyCode: ['COMPANY_CODE', z.string()],
	oracle: ['ORACLE', z.string()],
	about: ['ABOUT', z.string()],
	found: ['FOUND', z.number()],
	expected: ['EXPECTED', z.number()],
	/** Blocked payouts: from the owner's accounts, from all accounts of the company, or none. */
	stops: ['STOPS', z.enum(FINDING_STOPS)],
	foundAt: ['FOUND_DATE', moment],
	releasedAt: ['RELEASED_DATE', moment.nullable()],
})
export type Finding = Value<typeof Finding>

/** No violation means that the ledger is consistent. */
export const auditBooks = endpoint({
	method: 'GET',
	path: '/audit',
	summary: 'Asks every check of the books, over all companies',
	needs: 'installation.health',
	isForInstallation: true,
	answer: message({
		oracles: ['ORACLE_LIST', z.array(z.string())],
		violations: ['VIOLATION_LIST', z.array(Violation)],
	}),
})

export const listFindings = endpoint({
	method: 'GET',
	path: '/audit/findings',
	summary: 'Faults of the books that hold payouts',
	needs: 'liabilities',
	answer: z.object({ list: z.array(Finding) }),
})

export const releaseFinding = endpoint({
	method: 'POST',
	path: '/audit/findings/{id}/release',
	summary: 'Allows payouts again after a fault was put right',
	needs: 'findings.release',
	params: { id: z.uuid() },
	body: message({ reason: ['REASON', lineText().min(3).max(200)] }),
	answer: Finding,
	failures: { 404: 'FINDING_NOT_FOUND', 409: 'FINDING_STANDS' },
})
