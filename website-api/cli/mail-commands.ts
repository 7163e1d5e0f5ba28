import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Command } from 'commander'
import { z } from 'zod'
import { listFailedDeliveries, retryDeliveries } from '#contract/failed-delivery.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { notFound } from './failures.ts'
import { callEndpoint } from './operator-client.ts'
import { storeResponse, printText } from './run-options.ts'
import { jakartaTime, listOf, tableOf } from './text.ts'
import { mailboxFolder, UsageError } from './settings.ts'

const StoredMail = z.object({
	id: z.string(),
	sentAt: z.iso.datetime(),
	to: z.string(),
	subject: z.string(),
	text: z.string(),
	html: z.string(),
})
type StoredMail = z.infer<typeof StoredMail>

/** Registers `mail …`: mails in ETALASE_DATA/mailbox of a shop without a mail server, and failed deliveries. */
export function registerMail(program: Command) {
	const mail = program.command('mail').description(say('mail'))
	mail
		.command('list')
		.description(say('mail.list'))
		.option('--to <address>', say('mail.list.to'))
		.action(async (raw: unknown) => {
			const { to } = z.object({ to: z.string().optional() }).parse(raw)
			const mails = (await storedMails()).filter((one) => to === undefined || one.to === to)
			storeResponse(mails)
			if (mails.length === 0) return printText(say('mail.none'))
			printText(
				tableOf(
					heads('mailId', 'mailWritten', 'mailTo', 'mailSubject'),
					mails.map(({ id, sentAt, to: reader, subject }) => [id, sentAt, reader, subject]),
				),
			)
		})
	mail
		.command('show')
		.description(say('mail.show'))
		.argument('<id>', say('mail.show.id'))
		.option('--html', say('mail.show.html'))
		.action(async (id: string, raw: unknown) => {
			const { html } = z.object({ html: z.boolean().default(false) }).parse(raw)
			const found = (await storedMails()).find((one) => one.id === id)
			if (!found) throw notFound(say('mail.notFound', { id }))
			storeResponse(found)
			if (html) return printText(found.html)
			printText(
				listOf([
					[say('label.to'), found.to],
					[say('label.subject'), found.subject],
					[say('label.written'), found.sentAt],
				]),
			)
			printText(`\n${found.text}`)
		})
	mail.command('dead').description(say('mail.dead')).action(listDead)
	mail
		.command('retry')
		.description(say('mail.retry'))
		.argument('[id]', say('mail.retry.id'))
		.action(retry)
}

async function listDead() {
	const { list } = await callEndpoint(listFailedDeliveries, {})
	if (list.length === 0) return printText(say('mail.nothingDead'))
	const rows = list.map(({ id, companyId, topic, deadAt, cause }) => [
		String(id),
		String(companyId),
		topic,
		deadAt === null ? '' : jakartaTime(deadAt),
		cause ?? '',
	])
	printText(tableOf(heads('id', 'company', 'topic', 'givenUp', 'cause'), rows))
}

async function retry(id: string | undefined) {
	if (id !== undefined && !/^[1-9]\d{0,14}$/.test(id)) throw new UsageError(say('mail.wrongId'))
	const body = id === undefined ? {} : { id: Number(id) }
	const { retried } = await callEndpoint(retryDeliveries, { body })
	printText(say('mail.retried', { count: retried }))
}

async function storedMails(): Promise<StoredMail[]> {
	const folder = mailboxFolder(process.env)
	const files = await readdir(folder).catch(() => [])
	const mails = await Promise.all(
		files
			.filter((file) => file.endsWith('.json'))
			.map(async (file) =>
				StoredMail.parse(JSON.parse(await readFile(path.join(folder, file), 'utf8'))),
			),
	)
	return mails.toSorted((one, other) => other.sentAt.localeCompare(one.sentAt))
}
