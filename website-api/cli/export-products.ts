import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Command } from 'commander'
import { z } from 'zod'
import { exportProducts } from '#contract/import.ts'
import { say } from '#website-api/i18n/command-line-text.ts'
import { streamFile } from './operator-client.ts'
import { printText } from './run-options.ts'

const Options = z.object({ company: z.string() })

/** Registers `export products FILE`. */
export function registerExportProducts(program: Command) {
	program
		.command('export')
		.description(say('export'))
		.command('products')
		.description(say('export.products'))
		.argument('<file>', say('export.products.file'))
		.requiredOption('--company <code>', say('export.company'))
		.action(async (file: string, raw: unknown) => {
			const { company } = Options.parse(raw)
			const content = await streamFile(exportProducts.path, company)
			await pipeline(content, createWriteStream(file))
			printText(say('export.done', { file, company }))
		})
}
