import { Hono } from 'hono'
import { AddressEditWire } from '#contract/address.ts'
import { type CustomerEnv, ownerFrom, requireCustomer } from '#website-api/http/customer-guard.ts'
import { idFrom, readJson } from '#website-api/http/input.ts'
import { addressesOf, addressOf, addressWire } from './address.queries.ts'
import { addAddress, changeAddress, removeAddress } from './address.command.ts'

/** The signed-in customer's delivery addresses, under /address. */
export const addressRoutes = new Hono<CustomerEnv>()
	.use(requireCustomer)
	.get('/address-list', async (c) => {
		const rows = await addressesOf(c.var.db, c.var)
		return c.json({ data: { list: rows.map(addressWire) } })
	})
	.post('/', async (c) => {
		const row = await addAddress(c.var.db, ownerFrom(c), await readJson(c, AddressEditWire))
		return c.json({ data: addressWire(row) }, 201)
	})
	.get('/:id', async (c) => {
		const id = idFrom(c, 'ADDRESS_NOT_FOUND')
		return c.json({ data: addressWire(await addressOf(c.var.db, c.var, id)) })
	})
	.put('/:id', async (c) => {
		const id = idFrom(c, 'ADDRESS_NOT_FOUND')
		const edit = await readJson(c, AddressEditWire)
		return c.json({ data: addressWire(await changeAddress(c.var.db, ownerFrom(c), id, edit)) })
	})
	.delete('/:id', async (c) => {
		await removeAddress(c.var.db, c.var, idFrom(c, 'ADDRESS_NOT_FOUND'))
		const rows = await addressesOf(c.var.db, c.var)
		return c.json({ data: { list: rows.map(addressWire) } })
	})
