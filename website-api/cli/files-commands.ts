import path from 'node:path'
import type { Command } from 'commander'
import { z } from 'zod'
import { OperatorFileAnswerWire } from '#contract/operator-file.ts'
import { callOperator } from './operator-client.ts'
import { printText } from './run-options.ts'
import { bytesOf, sitePath } from './site-path.ts'

const Options = z.object({ company: z.string(), name: z.string().optional() })

/** Registers `files attach`. */
export function registerFiles(program: Command) {
	program
		.command('files')
		.description('what digital products consist of')
		.command('attach')
		.description('what buyers of a product download; the product becomes a digital one')
		.argument('<product>', 'its slug')
		.argument('<file>', 'at most 100 MB')
		.requiredOption('--company <code>', 'which shop')
		.option('--name <text>', "what buyers see; without: the file's own name")
		.action(async (slug: string, file: string, raw: unknown) => {
			const { company, name } = Options.parse(raw)
			const { data } = await callOperator(OperatorFileAnswerWire, {
				method: 'PUT',
				path: sitePath(company, 'products', slug, 'file'),
				query: { FILE_NAME: name ?? path.basename(file) },
				bytes: await bytesOf(file),
			})
			printText(`${slug}: ${data.FILE_NAME}, ${data.FILE_SIZE_BYTES} bytes`)
		})
}
