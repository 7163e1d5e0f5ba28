import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { pathSegments } from './path-parameters.ts'

/** The table that a reference in a path belongs to, by the segment before it. */
const kinds: Readonly<Record<string, string>> = {
	products: 'product',
	variants: 'variant',
	categories: 'category',
	staff: 'staff_account',
	keys: 'operator_key',
	invitations: 'staff_invitation',
	withdrawals: 'withdrawal',
	'guest-refunds': 'guest_refund',
	'bank-statements': 'bank_statement',
	'bank-lines': 'bank_line',
	'search-synonyms': 'search_synonym',
	reviews: 'review',
	'flash-sales': 'flash_sale',
	rewards: 'reward',
	'product-imports': 'product_import',
	'pickup-places': 'pickup_place',
	findings: 'audit_finding',
	articles: 'article',
	informations: 'information',
	banners: 'banner',
}

type Named = { operation: string; companyId: number | null }

/** The name of what an operation is about, as an SQL expression; null for a customer, whose name is not kept. */
export function subjectNameOf({ operation, companyId }: Named, subject: string): SQL | null {
	const segments = pathSegments(operation)
	const at = segments.findLastIndex((segment) => segment.startsWith(':'))
	const kind = kinds[segments[at - 1] ?? '']
	return kind === undefined ? null : nameOf(kind, companyId, subject.split(' ').at(-1) ?? '')
}

/** The name of what an operation created. */
export function madeNameOf({ operation, companyId }: Named, made: string): SQL | null {
	const kind = kinds[pathSegments(operation).at(-1) ?? '']
	return kind === undefined ? null : nameOf(kind, companyId, made)
}

/** The present names of customers that the log refers to by id; a deleted one has the code left. */
export async function customerNames(
	db: Queryable,
	companyId: number | null,
	ids: string[],
): Promise<Map<string, string>> {
	if (ids.length === 0) return new Map()
	const rows = await db
		.select({
			id: customer.id,
			name: sql<string>`case when ${customer.deletedAt} is null then ${customer.name} else ${customer.code} end`,
		})
		.from(customer)
		.where(
			and(
				companyId === null ? undefined : eq(customer.companyId, companyId),
				inArray(customer.id, ids),
			),
		)
	return new Map(rows.map(({ id, name }) => [id, name]))
}

function nameOf(kind: string, companyId: number | null, reference: string): SQL {
	return sql`left(log_name(${kind}, ${companyId}::integer, ${reference}), 200)`
}
