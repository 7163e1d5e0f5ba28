import { createAdaptorServer } from '@hono/node-server'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCli } from '#tests/support/run-cli.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'

let tiny: TinyApi
let server: ReturnType<typeof createAdaptorServer>
let folder: string
const key = newOperatorKey()
let port: number

beforeAll(async () => {
	tiny = await tinyApi()
	await storeOperatorKey(tiny.db, key, { label: 'o', role: 'owner', companyId: null })
	folder = await mkdtemp(path.join(os.tmpdir(), 'etalase-import-cli-'))
	server = createAdaptorServer({ fetch: tiny.api.fetch })
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	port = address !== null && typeof address === 'object' ? address.port : 0
})
afterAll(async () => {
	server.close()
	await tiny.close()
	await rm(folder, { recursive: true, force: true })
})

const env = () => ({ WEBSITE_API_PORT: String(port), ETALASE_OPERATOR_KEY: key })

/** The arguments of an import of these lines. */
async function importOf(lines: string[]) {
	const file = path.join(folder, 'goods.csv')
	await writeFile(file, lines.join('\n'))
	return ['import', 'products', file, '--company', 'sandang', '--allow-private-pictures']
}

async function importText(lines: string[], ...more: string[]) {
	return runCommand([...(await importOf(lines)), ...more], env())
}

const header = 'Handle,Title,Variant SKU,Variant Inventory Qty,Variant Price,Image Src'

test('pictures that cannot be fetched are listed at the end, and the exit code is 5', async () => {
	const picture = `http://127.0.0.1:${port}/nothing.png`
	// In a process of its own, whose exit code is asked for.
	const { code, out } = await runCli(
		await importOf([header, `kendi,Kendi,KD,5,45000,${picture}`]),
		env(),
	)
	expect(code).toBe(5)
	expect(out).toMatch(/^1 products new, .*1 pictures missing/)
	expect(out).toContain('run the same import again')
	expect(out).toContain(
		`line 2: note (kendi): picture missing, the address answered 404: ${picture}`,
	)
})

test('a rejected row makes the exit code 1; a file that is imported completely 0', async () => {
	const refused = await importText([header, 'cobek,Cobek,CB,some,45000,'])
	expect(refused).toMatchObject({ code: 1 })
	expect(refused.error).toContain('line 2: refused (cobek): the stock "some" is not a whole number')
	const taken = await importText([header, 'cobek,Cobek,CB,4,45000,'], '--stock', 'set')
	expect(taken).toMatchObject({ code: 0 })
	const unknown = await importText([header, 'cobek,Cobek,CB,4,45000,'], '--stock', '7')
	expect(unknown.error).toContain('keep, set')
})

test('an unknown list is imported with what its columns are, and says what changed', async () => {
	const list = ['Kode;Nama Barang;Hrg', 'UL-1;Ulekan;55.000']
	const unknown = await importText(list)
	expect(unknown).toMatchObject({ code: 2 })
	expect(unknown.error).toContain('columns of this file are unknown: Kode, Nama Barang, Hrg')
	const columns = ['--column', 'Kode=sku', 'Nama Barang=title', 'Hrg=price']
	expect((await importText(list, ...columns)).out).toMatch(/^1 products new/)
	const dearer = [list[0] ?? '', 'UL-1;Ulekan;60.000']
	expect((await importText(dearer, ...columns)).out).toContain('price: changed in 1 products')
	expect((await importText(dearer, '--column', 'Kode=nothing')).code).not.toBe(0)
})

test('an exported catalogue is imported again unchanged', async () => {
	const file = path.join(folder, 'exported.csv')
	const exported = await runCommand(['export', 'products', file, '--company', 'kopi'], env())
	expect(exported).toMatchObject({ code: 0, out: `${file} has the products of kopi.\n` })
	const again = await runCommand(['import', 'products', file, '--company', 'kopi'], env())
	expect(again.code).toBe(0)
	expect(again.out).toMatch(/^0 products new, 0 changed, [1-9]\d* as before, 0 rows refused/)
})
