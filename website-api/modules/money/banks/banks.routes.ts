import { type Context, Hono } from 'hono'
import { BANKS, CustomerBankEditWire } from '#contract/bank.ts'
import { type CustomerEnv, ownerFrom, requireCustomer } from '#website-api/http/customer-guard.ts'
import { idFrom, readJson } from '#website-api/http/input.ts'
import { requireSelf } from '#website-api/modules/customers/auth/require-self.ts'
import { bankOfCustomer, banksOfCustomer, bankWire } from './bank.queries.ts'
import { addBank, changeBank, removeBank } from './bank.command.ts'

/** Routes of customers' bank accounts, under /bank. */
export const bankRoutes = new Hono<CustomerEnv>()
	.get('/bank-list', (c) => {
		const list = Object.entries(BANKS).map(([BANK_CODE, BANK_NAME]) => ({ BANK_CODE, BANK_NAME }))
		return c.json({ data: { list } })
	})
	.use(requireCustomer)
	.get('/customer-bank-list', (c) => listOf(c))
	.post('/', async (c) => {
		const row = await addBank(c.var.db, ownerFrom(c), await readEdit(c))
		return c.json({ data: bankWire(row) }, 201)
	})
	.get('/:id', async (c) => {
		const id = idFrom(c, 'BANK_NOT_FOUND')
		return c.json({ data: bankWire(await bankOfCustomer(c.var.db, c.var, id)) })
	})
	.put('/:id', async (c) => {
		const id = idFrom(c, 'BANK_NOT_FOUND')
		const row = await changeBank(c.var.db, ownerFrom(c), id, await readEdit(c))
		return c.json({ data: bankWire(row) })
	})
	.delete('/:id', async (c) => {
		await removeBank(c.var.db, c.var, idFrom(c, 'BANK_NOT_FOUND'))
		return listOf(c)
	})

async function listOf(c: Context<CustomerEnv>) {
	const rows = await banksOfCustomer(c.var.db, c.var)
	return c.json({ data: { list: rows.map(bankWire) } })
}

/** Requires the password or a recent sign-in, because a session alone (e.g. on a stolen phone) must not redirect payouts. */
async function readEdit(c: Context<CustomerEnv>) {
	const edit = await readJson(c, CustomerBankEditWire)
	await requireSelf(c.var, edit.PASSWORD)
	return edit
}
