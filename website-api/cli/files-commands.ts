import path from 'node:path'
import type { Command } from 'commander'
import { z } from 'zod'
import { attachFile } from '#contract/product-file.ts'
import { say } from '#website-api/i18n/command-line-text.ts'
import { callOperatorApi } from './operator-client.ts'
import { printText } from './run-options.ts'
import { bytesOf, sitePath } from './site-path.ts'

const Options = z.object({ company: z.string(), name: z.string().optional() })

/** Registers `files attach`. */
export function registerFiles(program: Command) {
	program
		.command('files')
		.description(say('files'))
		.command('attach')
		.description(say('files.attach'))
		.argument('<product>', say('files.attach.product'))
		.argument('<file>', say('files.attach.file'))
		.requiredOption('--company <code>', say('shop'))
		.option('--name <text>', say('files.attach.name'))
		.action(async (slug: string, file: string, raw: unknown) => {
			const { company, name } = Options.parse(raw)
			const { data } = await callOperatorApi(attachFile.answer, {
				method: 'PUT',
				path: sitePath(company, 'products', slug, 'file'),
				query: { FILE_NAME: name ?? path.basename(file) },
				bytes: await bytesOf(file),
			})
			printText(say('files.attached', { slug, name: data.FILE_NAME, size: data.FILE_SIZE_BYTES }))
		})
}
