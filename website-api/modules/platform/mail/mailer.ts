import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { WatchCall } from '#process/provider-calls.ts'

/** A rendered mail. */
export type Mail = {
	/** Message-ID; the same for all attempts. */
	id: string
	from: { name: string; address: string }
	to: string
	subject: string
	text: string
	html: string
	headers?: { 'List-Unsubscribe': string }
}

/** Sends mails. Rejects if a mail was not accepted; it is then retried. */
export type Mailer = { send(mail: Mail): Promise<void> }

/** Sends mails to a server, e.g. smtps://user:password@mail.example.com. Timeouts in ms. */
export function smtpMailer(
	address: string,
	timeouts = { connect: 10_000, silence: 20_000 },
): Mailer {
	const transport = createTransport({
		url: address,
		connectionTimeout: timeouts.connect,
		greetingTimeout: timeouts.connect,
		socketTimeout: timeouts.silence,
	})
	return {
		async send({ id, ...mail }) {
			await transport.sendMail({ ...mail, messageId: `<${id}@${domainOf(mail.from.address)}>` })
		},
	}
}

/** A mailer that records whether the last mails were accepted; `watch` sees each call. */
export function watchedMailer(
	mailer: Mailer,
	watch: WatchCall = (call) => call(),
): Mailer & { isDegraded: () => boolean } {
	let failures = 0
	return {
		async send(mail) {
			try {
				await watch(() => mailer.send(mail))
				failures = 0
			} catch (error) {
				failures += 1
				throw error
			}
		},
		isDegraded: () => failures >= FAILURES_DEGRADED,
	}
}

const FAILURES_DEGRADED = 3

/** Writes mails into a folder, one file each, for a shop without a mail server. A retry overwrites the file. */
export function folderMailer(folder: string, clock: () => Date): Mailer {
	return {
		async send(mail) {
			await mkdir(folder, { recursive: true, mode: 0o700 })
			const file = path.join(folder, `${mail.id}.json`)
			const kept = { ...mail, sentAt: clock().toISOString() }
			await writeFile(`${file}.part`, JSON.stringify(kept), { mode: 0o600 })
			await rename(`${file}.part`, file)
		},
	}
}

function domainOf(address: string): string {
	return address.slice(address.lastIndexOf('@') + 1)
}
