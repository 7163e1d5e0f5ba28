import { Hono } from 'hono'
import {
	WithdrawalAnswerWire,
	WithdrawalQueryWire,
	WithdrawalRequestWire,
} from '#contract/withdrawal.ts'
import { type CustomerEnv, ownerFrom, requireCustomer } from '#website-api/http/customer-guard.ts'
import { idFrom, readJson, readQuery } from '#website-api/http/input.ts'
import { requireSelf } from '#website-api/modules/customers/auth/require-self.ts'
import { bankOfCustomer } from '#website-api/modules/money/banks/bank.queries.ts'
import {
	digestOf,
	once,
	requireIdempotencyKey,
} from '#website-api/modules/platform/forms/form-key.command.ts'
import { withdrawalOf, withdrawalPage } from './withdrawal-list.queries.ts'
import { requestWithdrawal } from './withdrawal.command.ts'

/** Routes of withdrawals, under /withdrawal. */
export const withdrawalRoutes = new Hono<CustomerEnv>()
	.use(requireCustomer)
	.get('/withdrawal-list', async (c) => {
		const { SOURCE, PAGE_INDEX, DATA_PER_PAGE } = readQuery(c, WithdrawalQueryWire)
		const page = { index: PAGE_INDEX, size: DATA_PER_PAGE }
		const { list, total, hasOpen } = await withdrawalPage(c.var.db, ownerFrom(c), SOURCE, page)
		return c.json({
			data: {
				list,
				TOTAL_PAGES: Math.ceil(total / DATA_PER_PAGE),
				TOTAL_ROWS: total,
				HAS_OPEN: hasOpen,
			},
		})
	})
	.post('/', async (c) => {
		const owner = ownerFrom(c)
		const key = requireIdempotencyKey(c.req.header('idempotency-key'))
		const { PASSWORD, ...wanted } = await readJson(c, WithdrawalRequestWire)
		await requireSelf(c.var, PASSWORD)
		const form = {
			companyId: owner.companyId,
			actor: owner.customerId,
			route: 'POST /withdrawal',
			key,
			// Without the password: a repeat with a corrected password is the same request.
			requestHash: digestOf(JSON.stringify(wanted)),
		}
		const { answer, isRepeat } = await once(c.var.db, form, WithdrawalAnswerWire, async (tx) => {
			const bank = await bankOfCustomer(tx, owner, wanted.BANK_ID)
			const id = await requestWithdrawal(tx, owner.companyId, {
				customerId: owner.customerId,
				source: wanted.SOURCE,
				amount: wanted.AMOUNT,
				bank: { code: bank.bankCode, number: bank.number, holder: bank.holder },
			})
			return { data: await withdrawalOf(tx, owner, id) }
		})
		return c.json(answer, isRepeat ? 200 : 201)
	})
	.get('/:id', async (c) => {
		const id = idFrom(c, 'WITHDRAWAL_NOT_FOUND')
		return c.json({ data: await withdrawalOf(c.var.db, ownerFrom(c), id) })
	})
