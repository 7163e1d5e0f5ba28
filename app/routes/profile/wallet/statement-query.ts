import type { StatementKind } from '#contract/statement.ts'
import type { StatementFilter } from '#app/domain/statement.ts'
import { pageNumber } from '../../content/page-number.ts'

/** The statement's query from the URL; an unknown kind selects all. */
export function statementQuery(request: Request, kinds: readonly StatementKind[]): StatementFilter {
	const search = new URL(request.url).searchParams
	const kind = kinds.find((each) => each === search.get('kind'))
	const period = /^\d\d(?:0[1-9]|1[0-2])$/.exec(search.get('period') ?? '')?.[0]
	return {
		page: pageNumber(search),
		...(kind === undefined ? {} : { kind }),
		...(period === undefined ? {} : { period }),
	}
}
