import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { HtmlValidate } from 'html-validate'
import { isNotNull, sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import project from '../../../../package.json' with { type: 'json' }
import { HealthWire } from '#contract/health.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { createApi } from '#website-api/app.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { mailWriters } from '#website-api/mail-writers.ts'
import { deliverNext } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { outbox } from '#website-api/modules/platform/outbox/outbox.table.ts'
import { deliverMail } from './deliver-mail.ts'
import { folderMailer, type Mail, type Mailer, smtpMailer, watchedMailer } from './mailer.ts'
import { mailHtml } from './mail-html.ts'
import { mailPlainText } from './mail-text.ts'

let tiny: TinyApi
beforeAll(async () => {
	tiny = await tinyApi()
})
afterAll(() => tiny.close())

async function deliverAll(mailer: Mailer) {
	const settings = {
		writers: mailWriters,
		mailer,
		from: 'toko@contoh.id',
		secret: tiny.secret,
		shopAddress: 'https://{host}',
	}
	while (await deliverNext(tiny.db, (delivery) => deliverMail(tiny.db, delivery, settings)));
}

function collector() {
	const mails: Mail[] = []
	return { mails, mailer: { send: async (mail: Mail) => void mails.push(mail) } }
}

async function register(name: string, language: 'id' | 'en') {
	const body = {
		CUSTOMER_NAME: name,
		CUSTOMER_EMAIL: `${language}@contoh.id`,
		CUSTOMER_PHONE: language === 'id' ? '081200001111' : '081200002222',
		IS_AGREED: true,
		PASSWORD: 'melon biru di rak',
	}
	expect((await tiny.call('/auth/register', { body, language })).status).toBe(201)
}

test('welcomes a new customer in their language, with a link to their page of the shop', async () => {
	await register('Sari & <b>Budi</b>', 'id')
	await register('Wati', 'en')
	const { mails, mailer } = collector()
	await deliverAll(mailer)
	const [id, en] = mails
	expect(id).toMatchObject({
		from: { name: 'Sandang Kecil', address: 'toko@contoh.id' },
		to: 'id@contoh.id',
		subject: 'Selamat datang di Sandang Kecil',
	})
	expect(id?.text).toContain('Halo Sari & <b>Budi</b>,')
	expect(id?.html).toContain('Sari &amp; &lt;b&gt;Budi&lt;/b&gt;')
	expect(id?.text).toMatch(/https:\/\/localhost\/auth\/confirm-email\?token=\S+/)
	expect(en?.subject).toBe('Welcome to Sandang Kecil')
	expect(en?.text).toMatch(/https:\/\/localhost\/en\/auth\/confirm-email\?token=\S+/)
	await deliverAll(mailer)
	expect(mails).toHaveLength(2)
})

test('the mail of a password reset contains a working link', async () => {
	await tiny.call('/auth/password-reset', { body: { CUSTOMER_EMAIL: 'id@contoh.id' } })
	const { mails, mailer } = collector()
	await deliverAll(mailer)
	const token = /reset-password\?token=(\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
	const confirm = await tiny.call('/auth/password-reset/confirm', {
		body: { RESET_TOKEN: token, PASSWORD: 'nanas hijau di kebun' },
	})
	expect(confirm.status).toBe(200)
	await deliverAll(mailer)
	expect(mails[1]?.subject).toBe('Kata sandimu di Sandang Kecil sudah diganti')
})

test('the mail of a sign-in leads back, in the customer’s language', async () => {
	const body = { CUSTOMER_EMAIL: 'en@contoh.id', RETURN_PATH: '/en/Cart' }
	await tiny.call('/auth/sign-in-link', { body })
	const { mails, mailer } = collector()
	await deliverAll(mailer)
	expect(mails).toMatchObject([
		{ to: 'en@contoh.id', subject: 'Your link to sign in to Sandang Kecil' },
	])
	const token = /localhost\/en\/auth\/email-sign-in\?token=(\S+)&redirectTo=%2Fen%2FCart/.exec(
		mails[0]?.text ?? '',
	)?.[1]
	const confirm = await tiny.call('/auth/sign-in-link/confirm', {
		body: { SIGN_IN_TOKEN: token ?? '' },
	})
	expect(confirm.status).toBe(200)
})

test('retries a mail that was not accepted', async () => {
	await tiny.call('/auth/password-reset', { body: { CUSTOMER_EMAIL: 'en@contoh.id' } })
	let tries = 0
	const failing = {
		async send() {
			tries++
			throw new Error('not now')
		},
	}
	await deliverAll(failing)
	expect(tries).toBe(1)
	const [kept] = await tiny.db.select().from(outbox).where(isNotNull(outbox.lastError))
	expect(kept).toMatchObject({ doneAt: null, deadAt: null, topic: 'customer.password-reset' })
	expect(kept?.dueAt.getTime()).toBeGreaterThan(Date.now())
})

test('the folder keeps one file of a mail that is sent twice', async () => {
	const folder = await mkdtemp(path.join(os.tmpdir(), 'mailbox-'))
	const mailer = folderMailer(folder, () => new Date('2026-01-01T00:00:00Z'))
	const mail = { id: '1-7', from: { name: 'T', address: 't@c.id' }, to: 'a@c.id' }
	for (const subject of ['satu', 'dua']) {
		await mailer.send({ ...mail, subject, text: 'isi', html: '<p>isi</p>' })
	}
	expect(await readdir(folder)).toEqual(['1-7.json'])
	const kept = z
		.object({ subject: z.string() })
		.parse(JSON.parse(await readFile(path.join(folder, '1-7.json'), 'utf8')))
	expect(kept.subject).toBe('dua')
	await rm(folder, { recursive: true })
})

test('sends both bodies and the same Message-ID in every attempt', async () => {
	const { server, port, heard } = await mailServer()
	const mailer = smtpMailer(`smtp://127.0.0.1:${port}`)
	await mailer.send({
		id: '1-9',
		from: { name: 'Toko Ünik', address: 'toko@contoh.id' },
		to: 'a@contoh.id',
		subject: 'Pesanan',
		text: 'Halo',
		html: '<p>Halo</p>',
	})
	server.close()
	expect(heard()).toMatch(/MAIL FROM:<toko@contoh.id>/)
	expect(heard()).toMatch(/RCPT TO:<a@contoh.id>/)
	expect(heard()).toMatch(/Message-ID: <1-9@contoh.id>/i)
	expect(heard()).toMatch(/multipart\/alternative/)
})

test('stops waiting for a silent mail server, and readiness reports it', async () => {
	const sockets: Socket[] = []
	const server = createServer((socket) => void sockets.push(socket))
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const address = server.address()
	const port = typeof address === 'object' && address ? address.port : 0
	const timeouts = { connect: 20, silence: 20 }
	const mailer = watchedMailer(smtpMailer(`smtp://127.0.0.1:${port}`, timeouts))
	const api = createApi({
		db: tiny.db,
		clock: () => new Date(),
		secret: tiny.secret,
		storage: memoryStorage(),
		log: pino({ level: 'silent' }),
		isMailerDegraded: mailer.isDegraded,
	})
	const readiness = async () => {
		const response = await api.request('/health/ready')
		return { status: response.status, body: HealthWire.parse(await response.json()) }
	}
	const healthy = { database: 'ready', orders: 'ready', ledger: 'ready', mailer: 'ready' }
	const ready = { status: 'ready', version: project.version } as const
	expect(await readiness()).toEqual({ status: 200, body: { ...ready, checks: healthy } })
	for (let attempt = 0; attempt < 3; attempt++) {
		await tiny.call('/auth/password-reset', { body: { CUSTOMER_EMAIL: 'id@contoh.id' } })
		await tiny.db.update(outbox).set({ dueAt: sql`now() - interval '1 second'` })
		await deliverAll(mailer)
	}
	expect(await readiness()).toEqual({
		status: 200,
		body: { ...ready, checks: { ...healthy, mailer: 'degraded' } },
	})
	for (const socket of sockets) socket.destroy()
	server.close()
})

test('the HTML of a mail is valid, and the plain text has the same content', async () => {
	const mail = {
		subject: 'Pesanan & <kamu>',
		name: 'Sari',
		paragraphs: ['Satu', 'Dua\nbaris'],
		rows: [{ label: 'Total', value: 'Rp 10.000', isTotal: true }],
		button: { label: 'Lihat', href: 'https://toko.test/x?a=1&b=2' },
		notes: ['Catatan'],
	}
	const sender = { shop: 'Toko', phone: '0812', accent: '#14171c', hideWatermark: false }
	const html = mailHtml(mail, 'id', sender)
	const report = await new HtmlValidate({
		extends: ['html-validate:standard'],
		rules: {
			'no-inline-style': 'off',
			'no-deprecated-attr': 'off',
			'prefer-native-element': 'off',
		},
	}).validateString(html)
	expect(report.results.flatMap(({ messages }) => messages)).toEqual([])
	const text = mailPlainText(mail, 'id', sender)
	for (const part of ['Pesanan', 'Satu', 'Rp 10.000', 'https://toko.test/x?a=1&b=2', 'Catatan']) {
		if (part !== 'Pesanan') expect(text).toContain(part)
		expect(html.replaceAll('&amp;', '&')).toContain(part)
	}
})

test.each([
	[false, true],
	[true, false],
])('a mail names the software unless the shop hides it: %s', (hideWatermark, isNamed) => {
	const mail = { subject: 'Pesanan', name: 'Sari', paragraphs: ['Satu'] }
	const sender = { shop: 'Toko', phone: '0812', accent: '#14171c', hideWatermark }
	for (const text of [mailHtml(mail, 'id', sender), mailPlainText(mail, 'id', sender)]) {
		expect(text.includes('Toko ini memakai Etalase')).toBe(isNamed)
		expect(text).toContain('0812')
	}
})

/** A minimal SMTP server that accepts a mail. */
async function mailServer(): Promise<{ server: Server; port: number; heard: () => string }> {
	let text = ''
	const server = createServer((socket) => {
		let inData = false
		socket.write('220 mail.test\r\n')
		socket.on('data', (chunk) => {
			text += chunk.toString()
			for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
				if (inData) {
					if (line === '.') {
						inData = false
						socket.write('250 taken\r\n')
					}
				} else if (line === 'DATA') {
					inData = true
					socket.write('354 go\r\n')
				} else if (line === 'QUIT') socket.end('221 bye\r\n')
				else socket.write('250 ok\r\n')
			}
		})
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const address = server.address()
	return {
		server,
		port: typeof address === 'object' && address ? address.port : 0,
		heard: () => text,
	}
}
