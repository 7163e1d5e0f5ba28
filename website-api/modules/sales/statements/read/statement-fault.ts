/** Reasons why a file cannot be read as a statement; the codes are messages of the website API. */
export const STATEMENT_FAULTS = [
	'STATEMENT_UNREADABLE',
	'STATEMENT_TOO_LARGE',
	'STATEMENT_OLD_EXCEL',
	'STATEMENT_UNKNOWN',
	'STATEMENT_NUMBERS_UNCLEAR',
	'STATEMENT_MONTH_FIRST',
	'STATEMENT_YEAR_MISSING',
	'STATEMENT_EMPTY',
] as const
export type StatementFaultCode = (typeof STATEMENT_FAULTS)[number]

/** The whole file is rejected. */
export class StatementFault extends Error {
	override name = 'StatementFault'
	constructor(readonly code: StatementFaultCode) {
		super(code)
	}
}
