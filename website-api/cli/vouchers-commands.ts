import type { Command } from 'commander'
import { z } from 'zod'
import { OperatorVoucherListWire } from '#contract/operator-voucher.ts'
import { callOperator } from './operator-client.ts'
import { printText } from './run-options.ts'
import { sitePath } from './site-path.ts'
import { jakartaTime, rupiah, tableOf } from './text.ts'

const Company = z.object({ company: z.string() })
const whole = z.coerce.number().int()
const AddOptions = Company.extend({
	code: z.string().optional(),
	title: z.string(),
	titleEn: z.string().optional(),
	about: z.string(),
	aboutEn: z.string().optional(),
	amount: whole,
	percent: z.boolean().default(false),
	max: whole.optional(),
	min: whole.default(0),
	from: z.string().optional(),
	until: z.string(),
	quota: whole.optional(),
	each: whole.default(1),
	cashback: z.boolean().default(false),
	shipping: z.boolean().default(false),
	private: z.boolean().default(false),
})

/** Registers `vouchers …`. */
export function registerVouchers(program: Command) {
	const vouchers = program.command('vouchers').description("a shop's vouchers")
	vouchers
		.command('list')
		.requiredOption('--company <code>', 'which shop')
		.action((raw: unknown) => print(Company.parse(raw).company))
	vouchers
		.command('add')
		.requiredOption('--company <code>', 'which shop')
		.option('--code <code>', 'what is typed; drawn at random without it')
		.requiredOption('--title <text>', 'in Indonesian')
		.option('--title-en <text>', 'in English')
		.requiredOption('--about <text>', 'a short description in Indonesian')
		.option('--about-en <text>', 'in English')
		.requiredOption('--amount <number>', 'whole rupiah, or percent with --percent')
		.option('--percent', 'the amount is a percentage')
		.option('--max <rupiah>', 'the most a percentage gives')
		.option('--min <rupiah>', 'from this subtotal')
		.option('--from <time>', 'e.g. 2027-01-31T17:00:00Z; now without it')
		.requiredOption('--until <time>', 'e.g. 2027-01-31T17:00:00Z')
		.option('--quota <number>', 'uses in all')
		.option('--each <number>', 'uses of one customer')
		.option('--cashback', 'to the wallet on completion, instead of off the total')
		.option('--shipping', 'off the carriage')
		.option('--private', 'only for those who know the code')
		.action((raw: unknown) => {
			const one = AddOptions.parse(raw)
			const body = {
				COUPON_CODE: one.code,
				COUPON_TITLE: { id: one.title, en: one.titleEn ?? one.title },
				COUPON_SHORT_DESCRIPTION: { id: one.about, en: one.aboutEn ?? one.about },
				EFFECTIVE_START_DATE: one.from,
				COUPON_EFFECTIVE_END_DATE: one.until,
				COUPON_ISCASHBACK: one.cashback,
				COUPON_ISPERCENTAGE: one.percent,
				COUPON_IS_FOR_SHIPPING: one.shipping,
				COUPON_AMOUNT: one.amount,
				COUPON_MAXIMUM_AMOUNT: one.max ?? null,
				COUPON_MINIMUM_SUB_TOTAL: one.min,
				QUOTA: one.quota ?? null,
				PER_CUSTOMER: one.each,
				IS_PRIVATE: one.private,
			}
			return print(one.company, { method: 'POST', body })
		})
	vouchers
		.command('end')
		.description('nobody can use it any more')
		.argument('<code>')
		.requiredOption('--company <code>', 'which shop')
		.action((code: string, raw: unknown) =>
			print(Company.parse(raw).company, { method: 'PATCH', body: { IS_ACTIVE: false } }, code),
		)
}

async function print(
	company: string,
	change: { method?: 'POST' | 'PATCH'; body?: unknown } = {},
	...which: string[]
) {
	const path = sitePath(company, 'vouchers', ...which)
	const { data } = await callOperator(OperatorVoucherListWire, { path, ...change })
	const rows = data.list.map((one) => [
		one.COUPON_CODE,
		one.COUPON_TITLE,
		one.COUPON_ISPERCENTAGE ? `${one.COUPON_AMOUNT} %` : rupiah(one.COUPON_AMOUNT),
		[one.COUPON_IS_FOR_SHIPPING && 'shipping', one.COUPON_ISCASHBACK && 'cashback']
			.filter(Boolean)
			.join(' '),
		`${one.USED}${one.QUOTA === null ? '' : ` of ${one.QUOTA}`}`,
		jakartaTime(one.COUPON_EFFECTIVE_END_DATE),
		[one.IS_PRIVATE && 'private', !one.IS_ACTIVE && 'ended'].filter(Boolean).join(' '),
	])
	const headings = ['CODE', 'TITLE', 'GIVES', 'AS', 'USED', 'UNTIL', 'STATE']
	printText(rows.length > 0 ? tableOf(headings, rows) : 'No vouchers.')
}
