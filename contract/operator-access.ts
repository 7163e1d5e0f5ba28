import { type StaffRule, staffRuleOf } from './endpoint.ts'
import { OPERATOR_ENDPOINTS } from './endpoints.ts'

/** Company code of the request, where the path has none. */
export const OPERATOR_COMPANY_HEADER = 'X-Company'
/** With any value in a GET request: its answer goes into a file, which is logged like a change. */
export const OPERATOR_EXPORT_HEADER = 'X-Export'

/**
 * With any value: a change is checked and made in a transaction that is rolled back. The answer has the header, too, if
 * this website API knows it; one that does not would make the change.
 */
export const OPERATOR_DRY_RUN_HEADER = 'X-Dry-Run'

/** Access rules of all operations of the operator API, by method and path under /operator/v1, as their endpoints declare. */
export const OPERATOR_OPERATIONS: Readonly<Record<string, StaffRule>> = Object.fromEntries(
	OPERATOR_ENDPOINTS.flatMap((endpoint) => {
		const rule = staffRuleOf(endpoint)
		const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
		return rule ? [[`${endpoint.method} ${path}`, rule]] : []
	}),
)
