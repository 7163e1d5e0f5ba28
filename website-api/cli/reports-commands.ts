import type { Command } from 'commander'
import { z } from 'zod'
import {
	LiabilitiesReportWire,
	SALES_DIMENSIONS,
	SalesPartsWire,
	SalesReportWire,
	StockReportWire,
} from '#contract/operator-reports.ts'
import { callOperator } from './operator-client.ts'
import { printText } from './run-options.ts'
import { UsageError } from './settings.ts'
import { jakartaTime, listOf, rupiah, tableOf } from './text.ts'

const Company = z.object({ company: z.string() })
const Period = Company.extend({ from: z.string().optional(), until: z.string().optional() })
const Sales = Period.extend({ by: z.string().optional() })

/** Registers `reports …`. */
export function registerReports(program: Command) {
	const reports = program.command('reports').description('sales, stock and liabilities of a shop')
	withPeriod(reports.command('sales').description('paid orders, by day or by what was sold'))
		.option('--by <dimension>', SALES_DIMENSIONS.join(', ').toLowerCase())
		.action(async (raw: unknown) => {
			const options = Sales.parse(raw)
			await (options.by === undefined ? printSales(options) : printParts(options, options.by))
		})
	reports
		.command('stock')
		.description('units in stock and their value, by category')
		.requiredOption('--company <code>', 'which shop')
		.action(async (raw: unknown) => printStock(Company.parse(raw).company))
	withPeriod(
		reports.command('liabilities').description('what is owed to customers, agents and affiliates'),
	).action(async (raw: unknown) => printLiabilities(Period.parse(raw)))
}

function withPeriod(command: Command): Command {
	return command
		.requiredOption('--company <code>', 'which shop')
		.option('--from <day>', 'first day in Jakarta, e.g. 2026-11-01; default: of this month')
		.option('--until <day>', 'last day; default: today')
}

async function printSales(options: z.output<typeof Period>) {
	const { company } = options
	const query = periodOf(options)
	const { data } = await callOperator(SalesReportWire, { path: '/reports/sales', company, query })
	const { TOTAL, PREVIOUS_TOTAL, DAY_LIST, UNSUMMED_DAY_COUNT } = data
	printText(
		listOf([
			['Period', `${data.FROM} – ${data.UNTIL}`],
			['Orders', `${TOTAL.ORDER_COUNT} (before: ${PREVIOUS_TOTAL.ORDER_COUNT})`],
			['Revenue', `${rupiah(TOTAL.REVENUE)} (before: ${rupiah(PREVIOUS_TOTAL.REVENUE)})`],
			['Refunded', rupiah(TOTAL.REFUNDED)],
		]),
	)
	const days = DAY_LIST.filter(({ ORDER_COUNT }) => ORDER_COUNT > 0)
	const rows = days.map((one) => [one.DAY, String(one.ORDER_COUNT), rupiah(one.REVENUE)])
	if (rows.length > 0) printText(`\n${tableOf(['DAY', 'ORDERS', 'REVENUE'], rows)}`)
	if (UNSUMMED_DAY_COUNT > 0)
		printText(`\n${UNSUMMED_DAY_COUNT} days are being recalculated: repeat this in a minute.`)
}

async function printParts(options: z.output<typeof Period>, by: string) {
	const dimension = z.enum(SALES_DIMENSIONS).safeParse(by.toUpperCase())
	if (!dimension.success) throw new UsageError(`--by is one of ${SALES_DIMENSIONS.join(', ')}.`)
	const { data } = await callOperator(SalesPartsWire, {
		path: '/reports/sales/parts',
		company: options.company,
		query: { ...periodOf(options), BY: dimension.data, LIMIT: '100' },
	})
	const rows = data.list.map((one) => [
		one.NAME || one.KEY || '(none)',
		String(one.ORDER_COUNT),
		String(one.UNIT_COUNT),
		rupiah(one.GOODS),
		rupiah(one.PREVIOUS_GOODS),
	])
	printText(tableOf([dimension.data, 'ORDERS', 'UNITS', 'GOODS', 'BEFORE'], rows))
	if (data.NEXT !== null) printText('\nThere are more; these are the first 100.')
}

async function printStock(company: string) {
	const { data } = await callOperator(StockReportWire, { path: '/reports/stock', company })
	const figures = (one: { ON_HAND: number; RESERVED: number; VALUE: number }) => [
		String(one.ON_HAND),
		String(one.RESERVED),
		rupiah(one.VALUE),
	]
	const rows = data.list.map((one) => [one.NAME || '(none)', ...figures(one)])
	rows.push(['Total', ...figures(data.TOTAL)])
	printText(tableOf(['CATEGORY', 'IN STOCK', 'RESERVED', 'VALUE'], rows))
}

async function printLiabilities(options: z.output<typeof Period>) {
	const { data } = await callOperator(LiabilitiesReportWire, {
		path: '/reports/liabilities',
		company: options.company,
		query: periodOf(options),
	})
	const flow = ({ OPENING, INCREASE, DECREASE, CLOSING }: typeof data.TOTAL) =>
		[OPENING, INCREASE, DECREASE, CLOSING].map(rupiah)
	const rows = data.ACCOUNT_LIST.map((one) => [one.ACCOUNT, ...flow(one)])
	rows.push(['Total', ...flow(data.TOTAL)])
	printText(`${data.FROM} – ${data.UNTIL}\n`)
	printText(tableOf(['ACCOUNT', 'OPENING', 'INCREASE', 'DECREASE', 'CLOSING'], rows))
}

function periodOf({ from, until }: z.output<typeof Period>) {
	const today = jakartaTime(new Date().toISOString()).slice(0, 10)
	return { FROM: from ?? `${today.slice(0, 7)}-01`, UNTIL: until ?? today }
}
